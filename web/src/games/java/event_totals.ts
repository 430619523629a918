/** What events cost and brought one seat, for ledgers and plans. */
import type { DraftStep, GameEvent } from "../../session/contract";

/** Action points that the events say were paid; fixed prices of one point are in the prompt. */
export const paid = (events: readonly GameEvent[]): number =>
  events.reduce(
    (sum, event) =>
      sum + (typeof event.ap === "number" && event.type !== "token_spent" ? event.ap : 0),
    0,
  );

export const gained = (events: readonly GameEvent[], seat: number | null): number =>
  events.reduce(
    (sum, event) =>
      sum + (event.type === "points_scored" && event.seat === seat ? Number(event.points) : 0),
    0,
  );

/** Action points that lapse with the turn that the seat's draft ends; null: it ends none. */
export function lapsed(draft: readonly DraftStep[], seat: number | null): number | null {
  const ended = draft
    .flatMap((step) => step.events)
    .find((event) => event.type === "turn_ended" && event.seat === seat);
  return ended ? Number(ended.lapsed) : null;
}
