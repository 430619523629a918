/** What the HTTP API is asked for, by name. */
import type { SeatTold, State, TableSettings } from "../protocol";
import { settings } from "../settings.svelte";
import { call, type GameInfo, newKey, Refusal } from "./http";

export type SeatWish =
  | { kind: "me"; name?: string }
  | { kind: "bot"; bot: string }
  | { kind: "open" };

export interface BotInfo {
  id: string;
  kind: "level" | "style" | "part";
}

export interface TableHead {
  id: string;
  game: string;
  status: State["status"];
  to_move: number | null; // whose turn it is
  options: Record<string, unknown>;
  changed: number; // seconds since 1970
  seats: SeatTold[];
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

export interface TableTold {
  id: string;
  mine: number[];
  is_host: boolean; // I made it
  state: State;
}

export const games = () => call<GameInfo[]>("GET", "/api/games");
/** Who can sit down at a game besides people. */
export const bots = (game: string) =>
  call<BotInfo[]>("GET", `/api/bots?game=${encodeURIComponent(game)}`);
/** What waits for me comes first, what is over last. */
export const myTables = (limit: number) => call<TableHead[]>("GET", `/api/tables?limit=${limit}`);
export const listedTables = () => call<TableHead[]>("GET", "/api/tables?mine=false");
export const table = (id: string) =>
  call<TableTold>("GET", `/api/tables/${encodeURIComponent(id)}`);
export const open = (
  game: string,
  options: Record<string, unknown>,
  seats: SeatWish[],
  settings: Partial<TableSettings> = {},
) => once<{ id: string }>("/api/tables", { game, options, seats, settings, salt: newKey() });
export const join = (id: string, name: string) =>
  once<{ seat: number }>(`/api/tables/${encodeURIComponent(id)}/seats`, {
    name: name || null,
    salt: newKey(), // what I add to the shuffle: the server alone cannot have chosen it
  });
export const loadRecord = (record: string) =>
  call<{ id: string }>("POST", "/api/records", { record });
export const edition = (digest: string) =>
  call<Record<string, unknown>>("GET", `/api/editions/${encodeURIComponent(digest)}`);

export const myName = () => settings.name.trim();

const TRIES = 3;
let known: Promise<unknown> | null = null;

/** Be a guest, with the name that was chosen here; somebody without one is nobody to the server. */
export async function introduce(): Promise<void> {
  known ??= named().then((name) => call("POST", "/api/me", { name }));
  await known.catch(() => (known = null));
}

/** My name here, else the one that I have there already. */
async function named(): Promise<string> {
  return myName() || (await call<{ name: string }>("GET", "/api/me")).name;
}

/** This browser is somebody else from now on: who signs in or out. */
export function becomeAnother(): void {
  known = null;
}

/** A command that counts once: asked again with its key if the answer is lost on the way. */
async function once<T>(path: string, body: object): Promise<T> {
  // A key counts for a guest: be one before, whatever happens to the answer
  await introduce();
  const said = { ...body, key: newKey() };
  for (let tries = 1; ; tries++) {
    try {
      return await call<T>("POST", path, said);
    } catch (error) {
      const lost = error instanceof Refusal && error.status === 0;
      if (!lost || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * tries));
    }
  }
}
