import type { Plugin } from "vite";

export function slim(source: string): string;
export function catalogues(): Plugin;
