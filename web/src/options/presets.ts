/** Named sets of options, where a game has some: `games/<game>/presets.ts`. */
import type { Values } from "./options";

export interface Preset {
  id: string; // its words are `web-preset-<id>`
  options: Values;
}

const FILES = import.meta.glob<Preset[]>("../games/*/presets.ts", {
  eager: true,
  import: "default",
});

export function presetsOf(game: string): Preset[] {
  return FILES[`../games/${game.replaceAll("-", "_")}/presets.ts`] ?? [];
}
