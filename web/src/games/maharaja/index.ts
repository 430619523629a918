/** The room of Das Vermächtnis des Maharaja in the browser. */

import type { Wording } from "../../i18n/wording";
import type { Ledger, MaharajaInsight, MaharajaView, PromptInfo } from "../../protocol";
import type { GameTable, Holding } from "../../session/contract";
import { glyph, targets } from "./log";
import Table from "./Table.svelte";

function holdings(view: MaharajaView, seat: number, { texts }: Wording): Holding[] {
  const player = (view as MaharajaView).players[seat];
  if (!player) return [];
  const name = (id: string) => texts.text(`maharaja-board-${id}`);
  return [
    { glyph: "coin", count: player.money, name: name("money") },
    { glyph: "card", count: player.antiques.length, name: name("antiques") },
    { glyph: "lotus", count: player.collections.length, name: name("collections") },
  ];
}

function progress(view: MaharajaView, { texts }: Wording, insight: object | null): string {
  const { day, is_extra } = view as MaharajaView;
  const days = (insight as MaharajaInsight | null)?.days;
  const label = days
    ? texts.text("maharaja-board-day", { day, days })
    : texts.text("maharaja-board-day-short", { day });
  return is_extra ? `${label} · ${texts.text("maharaja-board-extra")}` : label;
}

/** A collection that was to be had is not taken. */
function warnings(
  _view: MaharajaView,
  _prompt: PromptInfo<"maharaja"> | null,
  { texts }: Wording,
  draft: readonly Ledger<"maharaja">[],
): string[] {
  const skips = draft.some((step) => step.verb === "collect-nothing");
  return skips ? [texts.text("maharaja-board-skipped")] : [];
}

const gameTable: GameTable<"maharaja"> = {
  table: Table,
  glyph,
  targets,
  holdings,
  warnings,
  progress,
};
export default gameTable;
