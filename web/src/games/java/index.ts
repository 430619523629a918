/** The room of Java in the browser. */
import type { Wording } from "../../i18n/wording";
import type { JavaView, Ledger, PromptInfo } from "../../protocol";
import type { GameTable, Holding } from "../../session/contract";
import { lapsed } from "./event_totals";
import { glyph, targets } from "./log";
import Table from "./Table.svelte";

function holdings(view: JavaView, seat: number, { texts }: Wording): Holding[] {
  const player = (view as JavaView).players[seat];
  if (!player) return [];
  const name = (id: string) => texts.text(`java-board-${id}`);
  return [
    { glyph: "person", count: player.developers, name: name("developers-left") },
    { glyph: "coin", count: player.tokens, name: name("tokens") },
    { glyph: "card", count: player.cards, name: name("cards") },
  ];
}

function progress(view: JavaView, { texts }: Wording): string {
  return texts.text("java-board-threes-left", { count: (view as JavaView).three_tiles });
}

/** Action points that are left when the turn ends. */
function warnings(
  view: JavaView,
  prompt: PromptInfo<"java"> | null,
  { texts }: Wording,
  draft: readonly Ledger<"java">[],
): string[] {
  const mayEnd = prompt?.choices.some((choice) => choice.verb === "end-turn");
  const ap = mayEnd ? (view as JavaView).ap : (lapsed(draft, view.seat) ?? 0);
  return ap > 0 ? [texts.text("java-board-lapse", { ap })] : [];
}

const gameTable: GameTable<"java"> = { table: Table, glyph, targets, holdings, warnings, progress };
export default gameTable;
