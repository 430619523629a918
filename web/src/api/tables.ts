/** Tables, games, bots and editions over HTTP. */
import type { SeatInfo, Snapshot, TableSettings } from "../protocol";
import { settings } from "../settings.svelte";
import { call, type GameInfo, newKey, Refusal } from "./http";

export type SeatRequest =
  | { kind: "me"; name?: string }
  | { kind: "bot"; bot: string }
  | { kind: "open" };

export interface BotInfo {
  id: string;
  kind: "level" | "style" | "part";
}

export interface TableSummary {
  id: string;
  game: string;
  status: Snapshot["status"];
  to_move: number | null; // whose turn it is
  options: Record<string, unknown>;
  changed: number; // seconds since 1970
  seats: SeatInfo[];
  mine: number[];
  kept: number[]; // open seats that are kept for me
  waits_for_me: boolean;
  unread: number; // commits since I last looked
  unread_chat: number;
  left: number | null; // seconds of the seat to move, if its clock runs
  ended: number | null;
  scores: number[] | null; // by seat, of a game that is over
  ranks: number[] | null; // 1 for who won
}

export interface TableInfo {
  id: string;
  mine: number[];
  is_host: boolean; // I made it
  state: Snapshot;
}

export const games = () => call<GameInfo[]>("GET", "/api/games");
/** Who can sit down at a game besides people. */
export const bots = (game: string) =>
  call<BotInfo[]>("GET", `/api/bots?game=${encodeURIComponent(game)}`);
/** What waits for me comes first, what is over last. */
export const myTables = (limit: number) =>
  call<TableSummary[]>("GET", `/api/tables?limit=${limit}`);
export const listedTables = () => call<TableSummary[]>("GET", "/api/tables?mine=false");
export const table = (id: string) =>
  call<TableInfo>("GET", `/api/tables/${encodeURIComponent(id)}`);
export const open = (
  game: string,
  options: Record<string, unknown>,
  seats: SeatRequest[],
  settings: Partial<TableSettings> = {},
) => postOnce<{ id: string }>("/api/tables", { game, options, seats, settings, salt: newKey() });
export const join = (id: string, name: string) =>
  postOnce<{ seat: number }>(`/api/tables/${encodeURIComponent(id)}/seats`, {
    name: name || null,
    salt: newKey(), // what I add to the shuffle: the server alone cannot have chosen it
  });
export const loadRecord = (record: string) =>
  call<{ id: string }>("POST", "/api/records", { record });
export const edition = (digest: string) =>
  call<Record<string, unknown>>("GET", `/api/editions/${encodeURIComponent(digest)}`);

export const myName = () => settings.name.trim();

const TRIES = 3;
let guest: Promise<unknown> | null = null;

/** Makes sure that the server knows this browser as a guest, with the name chosen here. */
export async function ensureGuest(): Promise<void> {
  guest ??= guestName().then((name) => call("POST", "/api/me", { name }));
  await guest.catch(() => (guest = null));
}

/** My name here, else the one that I have there already. */
async function guestName(): Promise<string> {
  return myName() || (await call<{ name: string }>("GET", "/api/me")).name;
}

/** Forgets the guest, after signing in or out. */
export function forgetGuest(): void {
  guest = null;
}

/** Posts with an idempotency key, and repeats the request if its answer is lost. */
async function postOnce<T>(path: string, body: object): Promise<T> {
  // Keys are stored per guest, so there must be one first
  await ensureGuest();
  const request = { ...body, key: newKey() };
  for (let tries = 1; ; tries++) {
    try {
      return await call<T>("POST", path, request);
    } catch (error) {
      const lost = error instanceof Refusal && error.status === 0;
      if (!lost || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * tries));
    }
  }
}
