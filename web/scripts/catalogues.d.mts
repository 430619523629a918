import type { Plugin } from "vite";

export function slim(source: string, name: string): string;
export function catalogues(): Plugin;
