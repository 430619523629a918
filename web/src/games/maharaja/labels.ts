/** What the pieces are called, for labels and for the screen reader. */

import type { Facts } from "../../i18n/texts.svelte";
import type { ChoiceInfo, MaharajaOutlook } from "../../protocol";
import type { Antique, CensusCell, CollectionCard } from "./board";
import type { TableContext } from "./context";
import { antique as antiqueName, collection as collectionName, numberOf } from "./message_args";

/** A text of the browser's table. */
export function boardText(context: TableContext, id: string, facts: Facts = {}): string {
  return context.words.texts.text(`maharaja-board-${id}`, facts);
}

export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";

const parts = ({ kind, colour, value }: Antique): Facts => ({ kind, colour, value });

export function antiqueWords(
  context: TableContext,
  antique: Antique & { isSingle?: boolean },
  choice: ChoiceInfo<"maharaja"> | null = null,
  outlook: MaharajaOutlook | null = null,
): string {
  const what = choice?.verb === "buy" ? "buy" : choice?.verb === "give-up" ? "give-up" : "antique";
  const facts = [
    boardText(context, `name-${what}`, { ...parts(antique), cost: choice?.cost ?? 0 }),
  ];
  if (antique.isSingle) facts.push(boardText(context, "name-single"));
  if (outlook) facts.push(...outlookWords(context, outlook));
  return facts.join(", ");
}

/** Money, tax, the day's end, the next price: what a choice leads to. */
export function outlookWords(context: TableContext, outlook: MaharajaOutlook): string[] {
  const before = context.view.players[context.view.turn_of]?.money ?? 0;
  return [
    boardText(context, "money-after", { before, after: outlook.money }),
    ...facts(context, outlook).map((fact) => fact.text),
    boardText(context, "name-gain", { points: outlook.points }),
    ...(outlook.opens.length
      ? [boardText(context, "opens", { collections: opened(context, outlook) })]
      : []),
  ];
}

export interface Fact {
  glyph: "tax" | "day-end" | "trophy" | "coin";
  text: string;
  tone: "bad" | "plain";
}

/** The short facts of a plate: each with a glyph, so that the eye finds it again. */
export function facts(context: TableContext, outlook: MaharajaOutlook): Fact[] {
  const facts: Fact[] = [];
  if (outlook.tax)
    facts.push({
      glyph: "tax",
      text: boardText(context, "tax", { rupees: outlook.tax }),
      tone: "bad",
    });
  if (outlook.ends_game)
    facts.push({ glyph: "trophy", text: boardText(context, "game-ends"), tone: "bad" });
  else if (outlook.ends_day)
    facts.push({ glyph: "day-end", text: boardText(context, "day-ends"), tone: "bad" });
  if (outlook.leaving.length) {
    facts.push({
      glyph: "day-end",
      text: boardText(context, "leaving", { count: outlook.leaving.length }),
      tone: "plain",
    });
  }
  if (outlook.next_price !== null) {
    facts.push({
      glyph: "coin",
      text: boardText(context, "next-price", { price: outlook.next_price }),
      tone: "plain",
    });
  }
  return facts;
}

function opened(context: TableContext, outlook: MaharajaOutlook): string {
  return context.words.texts.listed(
    outlook.opens.map((id) => collectionName(context.words.texts, id)),
  );
}

/** A collection card's short line and its full name. */
export function collectionWords(
  context: TableContext,
  card: CollectionCard,
  gain: number | null,
): { line: string; name: string } {
  const { texts } = context.words;
  const name = [
    boardText(context, "name-collection", {
      collection: collectionName(texts, card.id),
      points: card.points,
    }),
  ];
  if (card.give_up.length) {
    const kinds = card.give_up.map((kind) => texts.text("maharaja-kinds", { kind }));
    name.push(boardText(context, "costs", { kinds: texts.listed(kinds) }));
  }
  if (context.grey) name.push(texts.text("maharaja-effect", { effect: card.grey }));
  const line = stateWords(context, card, gain);
  if (line.long) name.push(line.long);
  return { line: line.short, name: name.join(", ") };
}

function stateWords(
  context: TableContext,
  card: CollectionCard,
  gain: number | null,
): { short: string; long: string } {
  const { texts } = context.words;
  const same = (text: string) => ({ short: text, long: text });
  switch (card.state) {
    case "held":
      return same(playerName(context, card.holder ?? 0));
    case "barred":
      return same(boardText(context, "barred"));
    case "claimable":
      return same(boardText(context, "claim", { points: signed(gain ?? card.points) }));
    case "met":
      return same(boardText(context, "met"));
    default: {
      if (!card.missing.length) return same("");
      const missing = texts.listed(card.missing.map(([kind, n]) => numberOf(texts, kind, n)));
      const count = card.missing.reduce((sum, [, n]) => sum + n, 0);
      return {
        short: boardText(context, "short", { count }),
        long: boardText(context, "lacks", { missing }),
      };
    }
  }
}

export function playerName(context: TableContext, seat: number): string {
  return context.words.player(seat);
}

export function censusWords(context: TableContext, cell: CensusCell): string {
  const { place } = cell;
  const facts =
    typeof place === "string"
      ? boardText(context, "place", { place, player: "" })
      : boardText(context, "place", { place: "seat", player: playerName(context, place.seat) });
  return `${antiqueName(context.words.texts, cell.id)}, ${facts}`;
}
