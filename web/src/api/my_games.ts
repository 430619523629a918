/** My games, as the server lists them. */
import { call } from "./http";
import type { TableHead } from "./tables";

/** How far I have seen a table. */
export interface Seen {
  version: number;
  chat: number; // the last line that I have read
}

export interface Waiting {
  count: number;
  next: TableHead | null;
}

/** What is looked for among finished games, as the address tells it; "" matters to nobody. */
export interface Search {
  player: string;
  game: string;
  result: "" | "won" | "lost";
  since: string; // days: 2026-11-16
  until: string;
}

export interface Found {
  count: number;
  records: TableHead[];
}

export const waitingAfter = (id: string) =>
  call<Waiting>("GET", `/api/tables/next?after=${encodeURIComponent(id)}`);
export const seen = (base: string) => call<Seen>("GET", `${base}/seen`);

/** Told even while the page goes away; should it be lost, the next look tells it again. */
export function see(base: string, { version, chat }: Seen): void {
  const body = JSON.stringify({ version, chat });
  const headers = { "content-type": "application/json" };
  fetch(`${base}/seen`, { method: "POST", headers, body, keepalive: true }).catch(() => {});
}

export function records(search: Search, after: string | null, limit: number): Promise<Found> {
  const { player, game, result } = search;
  const asked = {
    player,
    game,
    result,
    since: dayStart(search.since),
    until: dayEnd(search.until),
  };
  const query = new URLSearchParams({ limit: String(limit) });
  if (after) query.set("after", after);
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  return call<Found>("GET", `/api/records?${query}`);
}

/** A day begins and ends where the player is. */
function dayStart(day: string): string {
  return day && String(new Date(`${day}T00:00`).getTime() / 1000);
}

function dayEnd(day: string): string {
  if (!day) return "";
  const end = new Date(`${day}T00:00`);
  end.setDate(end.getDate() + 1);
  return String(end.getTime() / 1000);
}
