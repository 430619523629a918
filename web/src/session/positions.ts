/** Positions of a record, from the server. */
import { call } from "../api/http";
import type { Happened } from "../protocol";
import type { GameEvent, View } from "./contract";
import type { Eyes, Position } from "./replay.svelte";

interface Told {
  at: number;
  view: View;
  insight?: Record<string, unknown> | null;
  happened: readonly Happened[];
}

export async function fetchPosition(
  base: string,
  at: number,
  eyes: Eyes,
  entries: number,
): Promise<Position> {
  const seat = eyes === null ? "" : `?seat=${eyes}`;
  const told = await call<Told>("GET", `${base}/at/${at}${seat}`);
  const last = told.happened.at(-1);
  return {
    at,
    entries,
    view: told.view,
    insight: told.insight ?? null,
    events: (last?.events ?? []) as unknown as GameEvent[],
    who: last?.who ?? "chance",
  };
}
