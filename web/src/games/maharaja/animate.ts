/** Event -> flights: one function per event of the room, in the order of its EVENT_TYPES. */
import { AWAY, type Flight } from "../../board/flights";
import type { MaharajaView } from "../../protocol";
import type { EventOf, GameEvent } from "../../session/contract";

/** What the choreography has to remember between the events of one change. */
interface AnimationState {
  coins: number; // taken from the trade cards so far
}

type Event = GameEvent<"maharaja">;
type Animation<T extends Event["type"]> = (
  event: EventOf<"maharaja", T>,
  state: AnimationState,
) => Flight[];

const none = (): Flight[] => [];
const leave = (slot: string, ids: readonly string[]): Flight[] =>
  ids.map((id) => ({ piece: `${slot}:${id}`, from: `${slot}:${id}`, to: AWAY }));

export const ANIMATIONS: { [T in Event["type"]]: Animation<T> } = {
  starting_player_found: none,
  day_began(_, state) {
    state.coins = 0;
    return [];
  },
  antique_laid_out: ({ antique }) => [
    { piece: `offer:${antique}`, from: AWAY, to: `offer:${antique}` },
  ],
  turn_began: none,
  coin_taken({ seat }, state) {
    const slot = `trade:${state.coins}`;
    state.coins += 1;
    return [{ piece: slot, from: slot, to: `coin:${seat}` }];
  },
  antique_bought: ({ antique }) => [
    { piece: `cloth:${antique}`, from: `offer:${antique}`, to: `cloth:${antique}` },
  ],
  collection_taken: ({ collection }) => [
    { piece: `taken:${collection}`, from: `collection:${collection}`, to: `taken:${collection}` },
  ],
  antique_given_up: ({ antique }) => leave("cloth", [antique]),
  tax_paid: ({ seat }) => [{ piece: `coin:${seat}`, from: `coin:${seat}`, to: AWAY }],
  rupees_received: ({ seat }) => [{ piece: `coin:${seat}`, from: AWAY, to: `coin:${seat}` }],
  extra_turn_earned: none,
  offer_discarded: ({ antiques }) => leave("offer", antiques),
  day_ended: ({ left_over }) => leave("offer", left_over),
  singles_lost: ({ antiques }) => leave("cloth", antiques),
  points_scored: none,
  game_ended: none,
};

/** The flights of a change, from the view before it. */
export function animate(before: MaharajaView, events: readonly GameEvent<"maharaja">[]): Flight[] {
  const state: AnimationState = { coins: before.coins_taken };
  return events.flatMap((event) => {
    const animation = ANIMATIONS[event.type] as Animation<Event["type"]>;
    return animation(event, state);
  });
}
