import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./scripts/catalogues.mjs";

const SERVER = process.env.DURBAR_SERVER ?? "http://127.0.0.1:8017";

export default defineConfig({
  plugins: [svelte(), catalogues()],
  // The texts and rules of all languages are the Python package's own files
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: SERVER, headers: { origin: SERVER } },
      "/ws": { target: SERVER, headers: { origin: SERVER }, ws: true },
    },
  },
  build: {
    outDir: process.env.DURBAR_WEB_OUT ?? "../src/durbar/web",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false }, // the content policy allows no inline script
    assetsInlineLimit: 0,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // Generous: a busy machine is no fault
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
