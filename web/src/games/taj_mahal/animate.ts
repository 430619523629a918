/** Event -> flights: one function per event of the room that moves a card. */
import { AWAY, type Flight } from "../../board/flights";
import type { GameEvent } from "../../session/contract";

type Animated = GameEvent & { seat: number; card: string; extra: string };

const fly = (piece: string, from: string, to: string): Flight[] => [{ piece, from, to }];

export const ANIMATIONS: Record<string, (event: Animated, me: number | null) => Flight[]> = {
  card_displayed: ({ card }) => fly(`display:${card}`, AWAY, `display:${card}`),
  card_drawn: ({ seat, card }, me) =>
    seat === me ? fly(`hand:${card}`, AWAY, `hand:${card}`) : [],
  cards_played: ({ seat, card, extra }, me) =>
    seat === me
      ? [card, extra].flatMap((one) =>
          one ? fly(`hand:${one}`, `hand:${one}`, `laid:${seat}`) : [],
        )
      : fly(`laid:${seat}`, AWAY, `laid:${seat}`),
  display_card_taken: ({ seat, card }, me) =>
    seat === me
      ? fly(`display:${card}`, `display:${card}`, `hand:${card}`)
      : fly(`display:${card}`, `display:${card}`, `laid:${seat}`),
  display_card_discarded: ({ card }) => fly(`display:${card}`, `display:${card}`, AWAY),
  last_card_discarded: ({ card }) => fly(`display:${card}`, `display:${card}`, AWAY),
};

/** The flights of a change. */
export function animate(events: readonly GameEvent[], me: number | null): Flight[] {
  return events.flatMap((event) => ANIMATIONS[event.type]?.(event as Animated, me) ?? []);
}

/** Cities that were built on in a change: their palaces come down from above. */
export function built(events: readonly GameEvent[]): ReadonlySet<string> {
  const types = new Set(["palace_built", "crown_palace_built"]);
  return new Set(events.filter((one) => types.has(one.type)).map((one) => String(one.city)));
}
