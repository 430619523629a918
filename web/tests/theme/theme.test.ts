import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../src/theme/tokens.css", import.meta.url), "utf-8");

function tokens(selector: string): Record<string, string> {
  const body = css.slice(css.indexOf(`${selector} {`)).split("\n}")[0] ?? "";
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]),
  );
}

const light = tokens(":root");
const dark = { ...light, ...tokens(".dark") };

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Record<string, string>, one: string, other: string): number {
  const [a = 0, b = 0] = [one, other]
    .map((name) => luminance(theme[name] ?? name))
    .sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

/** WCAG: 4.5 for text, 3 for signs and large figures. */
const TEXT: [string, string][] = [
  ["ink", "surface"], ["ink", "page"], ["ink", "sunken"], ["ink", "accent-soft"],
  ["ink-2", "surface"], ["ink-2", "page"], ["ink-2", "sunken"], ["ink-2", "accent-soft"],
  ["ink-3", "surface"], ["ink-3", "page"], ["ink-3", "sunken"],
  ["brass-ink", "surface"], ["brass-ink", "page"], ["good", "surface"], ["bad", "surface"],
  ["accent-ink", "accent"], ["bar-ink", "bar"], ["bar-ink", "bar-2"], ["bar-mut", "bar"],
]; // biome-ignore format: pairs are read in rows

const PROVINCES = Array.from({ length: 12 }, (_, n) => `p${String(n + 1).padStart(2, "0")}`);

describe.each([
  ["light", light],
  ["dark", dark],
])("the %s palette", (_, theme) => {
  it.each(TEXT)("%s can be read on %s", (ink, ground) => {
    expect(contrast(theme, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it("names can be read on every province", () => {
    for (const province of PROVINCES) {
      expect(contrast(theme, "name", province)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("a piece stands out from its edge, and one of its two edges from every ground", () => {
    for (const seat of [1, 2, 3, 4]) {
      expect(contrast(theme, `piece-${seat}`, "piece-edge")).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of [...PROVINCES, "surface", "page"]) {
      const edges = ["piece-edge", "piece-shade"].map((edge) => contrast(theme, edge, ground));
      expect(Math.max(...edges)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("gold", () => {
  it("means now, and carries dark ink", () => {
    expect(contrast(light, "gold", "#241804")).toBeGreaterThanOrEqual(4.5);
  });
});
