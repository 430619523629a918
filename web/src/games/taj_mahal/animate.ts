/** Event -> flights: one function per event of the room that moves a card. */
import { AWAY, type Flight } from "../../board/flights";
import type { EventOf, GameEvent } from "../../session/contract";

type Event = GameEvent<"taj-mahal">;
type Animation<T extends Event["type"]> = (
  event: EventOf<"taj-mahal", T>,
  me: number | null,
) => Flight[];

const fly = (piece: string, from: string, to: string): Flight[] => [{ piece, from, to }];

export const ANIMATIONS: { [T in Event["type"]]?: Animation<T> } = {
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
export function animate(events: readonly GameEvent<"taj-mahal">[], me: number | null): Flight[] {
  return events.flatMap((event) => {
    const animation = ANIMATIONS[event.type] as Animation<Event["type"]> | undefined;
    return animation?.(event, me) ?? [];
  });
}

/** Cities that were built on in a change: their palaces come down from above. */
export function built(events: readonly GameEvent<"taj-mahal">[]): ReadonlySet<string> {
  const palaces = events.filter(
    (one) => one.type === "palace_built" || one.type === "crown_palace_built",
  );
  return new Set(palaces.map((one) => one.city));
}
