/** What events cost and brought one seat, for ledgers and plans. */

import type { Ledger } from "../../protocol";
import type { EventFields, GameEvent } from "../../session/contract";

/** Action points that the events say were paid; fixed prices of one point are in the prompt. */
export const paid = (events: readonly GameEvent<"java">[]): number =>
  events.reduce(
    (sum, { type, ap = 0 }: EventFields<"java">) => sum + (type === "token_spent" ? 0 : ap),
    0,
  );

export const gained = (events: readonly GameEvent<"java">[], seat: number | null): number =>
  events.reduce(
    (sum, event) =>
      sum + (event.type === "points_scored" && event.seat === seat ? event.points : 0),
    0,
  );

/** Action points that lapse with the turn that the seat's draft ends; null: it ends none. */
export function lapsed(draft: readonly Ledger<"java">[], seat: number | null): number | null {
  const ended = draft
    .flatMap((step) => step.events)
    .find((event) => event.type === "turn_ended" && event.seat === seat);
  return ended?.type === "turn_ended" ? ended.lapsed : null;
}
