/** The room of Das Vermächtnis des Maharaja in the browser. */

import type { Wording } from "../../i18n/wording";
import type { GameTable, Holding, View } from "../../table/contract";
import { glyph, targets } from "./log";
import Table from "./Table.svelte";
import type { MaharajaView } from "./types";

function holdings(view: View, seat: number, { texts }: Wording): Holding[] {
  const player = (view as MaharajaView).players[seat];
  if (!player) return [];
  const name = (id: string) => texts.text(`maharaja-board-${id}`);
  return [
    { glyph: "coin", count: player.money, name: name("money") },
    { glyph: "card", count: player.antiques.length, name: name("antiques") },
    { glyph: "lotus", count: player.collections.length, name: name("collections") },
  ];
}

function progress(view: View, { texts }: Wording): string {
  const { day, is_extra } = view as MaharajaView;
  const told = texts.text("maharaja-board-day-short", { day });
  return is_extra ? `${told} · ${texts.text("maharaja-board-extra")}` : told;
}

const room: GameTable = { table: Table, glyph, targets, holdings, progress };
export default room;
