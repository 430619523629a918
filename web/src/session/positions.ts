/** Positions of a record, from the server. */
import { call } from "../api/http";
import type { Happened } from "../protocol";
import type { GameEvent, View } from "./contract";
import type { Position } from "./replay.svelte";

interface Moment {
  at: number;
  view: View;
  insight?: Record<string, unknown> | null;
  happened: readonly Happened[];
}

export async function fetchPosition(
  base: string,
  at: number,
  viewer: number | null,
  entries: number,
): Promise<Position> {
  const seat = viewer === null ? "" : `?seat=${viewer}`;
  const moment = await call<Moment>("GET", `${base}/at/${at}${seat}`);
  const last = moment.happened.at(-1);
  return {
    at,
    entries,
    view: moment.view,
    insight: moment.insight ?? null,
    events: (last?.events ?? []) as unknown as GameEvent[],
    who: last?.who ?? "chance",
  };
}
