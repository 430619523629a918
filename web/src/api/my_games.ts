/** My games, as the server lists them. */
import { call } from "./http";
import type { TableSummary } from "./tables";

/** How far the player has read a table. */
export interface ReadState {
  version: number;
  chat: number; // the last line that I have read
}

export interface WaitingGames {
  count: number;
  next: TableSummary | null;
}

/** What is looked for among finished games, as the address tells it; "" matters to nobody. */
export interface GameSearch {
  player: string;
  game: string;
  result: "" | "won" | "lost";
  since: string; // days: 2026-11-16
  until: string;
}

export interface FinishedGames {
  count: number;
  records: TableSummary[];
}

export const waitingAfter = (id: string) =>
  call<WaitingGames>("GET", `/api/tables/next?after=${encodeURIComponent(id)}`);
export const fetchReadState = (base: string) => call<ReadState>("GET", `${base}/seen`);

/** Sent even while the page is being closed. */
export function markRead(base: string, { version, chat }: ReadState): void {
  const body = JSON.stringify({ version, chat });
  const headers = { "content-type": "application/json" };
  fetch(`${base}/seen`, { method: "POST", headers, body, keepalive: true }).catch(() => {});
}

export function fetchFinished(
  search: GameSearch,
  after: string | null,
  limit: number,
): Promise<FinishedGames> {
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
  return call<FinishedGames>("GET", `/api/records?${query}`);
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
