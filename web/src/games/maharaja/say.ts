/** What the pieces are called, for labels and for the screen reader. */

import type { Facts } from "../../i18n/texts.svelte";
import type { Choice } from "../../session/contract";
import type { Antique, CensusCell, CollectionCard } from "./board";
import type { Room } from "./room";
import type { Outlook } from "./types";
import { antique as antiqueName, collection as collectionName, numberOf } from "./words";

/** A text of the browser's table. */
export function say(room: Room, id: string, facts: Facts = {}): string {
  return room.words.texts.text(`maharaja-board-${id}`, facts);
}

export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";

const parts = ({ kind, colour, value }: Antique): Facts => ({ kind, colour, value });

export function antiqueWords(
  room: Room,
  antique: Antique & { isSingle?: boolean },
  choice: Choice | null = null,
  outlook: Outlook | null = null,
): string {
  const what = choice?.verb === "buy" ? "buy" : choice?.verb === "give-up" ? "give-up" : "antique";
  const facts = [say(room, `name-${what}`, { ...parts(antique), cost: choice?.cost ?? 0 })];
  if (antique.isSingle) facts.push(say(room, "name-single"));
  if (outlook) facts.push(...outlookWords(room, outlook));
  return facts.join(", ");
}

/** Money, tax, the day's end, the next price: what a choice leads to. */
export function outlookWords(room: Room, outlook: Outlook): string[] {
  const before = room.view.players[room.view.turn_of]?.money ?? 0;
  return [
    say(room, "money-after", { before, after: outlook.money }),
    ...facts(room, outlook).map((fact) => fact.text),
    say(room, "name-gain", { points: outlook.points }),
    ...(outlook.opens.length ? [say(room, "opens", { collections: opened(room, outlook) })] : []),
  ];
}

export interface Fact {
  glyph: "tax" | "day-end" | "trophy" | "coin";
  text: string;
  tone: "bad" | "plain";
}

/** The short facts of a plate: each with a glyph, so that the eye finds it again. */
export function facts(room: Room, outlook: Outlook): Fact[] {
  const facts: Fact[] = [];
  if (outlook.tax)
    facts.push({ glyph: "tax", text: say(room, "tax", { rupees: outlook.tax }), tone: "bad" });
  if (outlook.ends_game) facts.push({ glyph: "trophy", text: say(room, "game-ends"), tone: "bad" });
  else if (outlook.ends_day)
    facts.push({ glyph: "day-end", text: say(room, "day-ends"), tone: "bad" });
  if (outlook.leaving.length) {
    facts.push({
      glyph: "day-end",
      text: say(room, "leaving", { count: outlook.leaving.length }),
      tone: "plain",
    });
  }
  if (outlook.next_price !== null) {
    facts.push({
      glyph: "coin",
      text: say(room, "next-price", { price: outlook.next_price }),
      tone: "plain",
    });
  }
  return facts;
}

function opened(room: Room, outlook: Outlook): string {
  return room.words.texts.listed(outlook.opens.map((id) => collectionName(room.words.texts, id)));
}

/** A collection card's short line and its full name. */
export function collectionWords(
  room: Room,
  card: CollectionCard,
  gain: number | null,
): { line: string; name: string } {
  const { texts } = room.words;
  const name = [
    say(room, "name-collection", {
      collection: collectionName(texts, card.id),
      points: card.points,
    }),
  ];
  if (card.give_up.length) {
    const kinds = card.give_up.map((kind) => texts.text("maharaja-kinds", { kind }));
    name.push(say(room, "costs", { kinds: texts.listed(kinds) }));
  }
  if (room.grey) name.push(texts.text("maharaja-effect", { effect: card.grey }));
  const line = stateWords(room, card, gain);
  if (line.long) name.push(line.long);
  return { line: line.short, name: name.join(", ") };
}

function stateWords(
  room: Room,
  card: CollectionCard,
  gain: number | null,
): { short: string; long: string } {
  const { texts } = room.words;
  const same = (text: string) => ({ short: text, long: text });
  switch (card.state) {
    case "held":
      return same(playerName(room, card.holder ?? 0));
    case "barred":
      return same(say(room, "barred"));
    case "claimable":
      return same(say(room, "claim", { points: signed(gain ?? card.points) }));
    case "met":
      return same(say(room, "met"));
    default: {
      if (!card.missing.length) return same("");
      const missing = texts.listed(card.missing.map(([kind, n]) => numberOf(texts, kind, n)));
      const count = card.missing.reduce((sum, [, n]) => sum + n, 0);
      return { short: say(room, "short", { count }), long: say(room, "lacks", { missing }) };
    }
  }
}

export function playerName(room: Room, seat: number): string {
  return room.words.player(seat);
}

export function censusWords(room: Room, cell: CensusCell): string {
  const { place } = cell;
  const facts =
    typeof place === "string"
      ? say(room, "place", { place, player: "" })
      : say(room, "place", { place: "seat", player: playerName(room, place.seat) });
  return `${antiqueName(room.words.texts, cell.id)}, ${facts}`;
}
