/** The room of Java in the browser. */
import type { Wording } from "../../i18n/wording";
import type { GameTable, Holding, View } from "../../table/contract";
import { glyph, targets } from "./log";
import Table from "./Table.svelte";
import type { JavaView } from "./types";

function holdings(view: View, seat: number, { texts }: Wording): Holding[] {
  const player = (view as JavaView).players[seat];
  if (!player) return [];
  const name = (id: string) => texts.text(`java-board-${id}`);
  return [
    { glyph: "person", count: player.developers, name: name("developers-left") },
    { glyph: "coin", count: player.tokens, name: name("tokens") },
    { glyph: "card", count: player.cards, name: name("cards") },
  ];
}

function progress(view: View, { texts }: Wording): string {
  return texts.text("java-board-threes-left", { count: (view as JavaView).three_tiles });
}

const room: GameTable = { table: Table, glyph, targets, holdings, progress };
export default room;
