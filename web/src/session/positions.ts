/** Positions of a record, from the server. */
import { call } from "../api/http";
import type { Moment } from "../protocol";
import type { Position } from "./replay.svelte";

export async function fetchPosition(
  base: string,
  at: number,
  viewer: number | null,
  entries: number,
): Promise<Position> {
  const seat = viewer === null ? "" : `?seat=${viewer}`;
  const { view, insight, happened } = await call<Moment>("GET", `${base}/at/${at}${seat}`);
  const last = happened.at(-1);
  return { at, entries, view, insight, events: last?.events ?? [], who: last?.who ?? "chance" };
}
