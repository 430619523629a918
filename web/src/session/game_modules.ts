/** A game's own table and words, fetched when wanted; a game without them gets the plain ones. */
import type { Arguments } from "../i18n/wording";
import type { Fields } from "../table/fields";
import type { GameTable } from "./contract";

const TABLES = import.meta.glob<GameTable>("../games/*/index.ts", { import: "default" });
const WORDS = import.meta.glob<Arguments>("../games/*/message_args.ts", { import: "default" });
const FIELDS = import.meta.glob<Fields>("../games/*/fields.ts", { import: "default" });

export interface GameModules {
  table: GameTable | null;
  words: Arguments | null;
  fields: Fields;
}

export async function loadGame(game: string): Promise<GameModules> {
  const folder = `../games/${game.replaceAll("-", "_")}`;
  const [table, words, fields] = await Promise.all([
    TABLES[`${folder}/index.ts`]?.() ?? null,
    WORDS[`${folder}/message_args.ts`]?.() ?? null,
    FIELDS[`${folder}/fields.ts`]?.() ?? {},
  ]);
  return { table, words, fields };
}
