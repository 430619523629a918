import type { Plugin } from "vite";

export function slim(source: string, game: string): string;
export function catalogues(): Plugin;
