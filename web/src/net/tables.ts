/** What the HTTP API is asked for, by name. */
import type { SeatTold, State } from "../protocol";
import { settings } from "../settings/settings.svelte";
import { call, type GameInfo } from "./api";

export type SeatWish =
  | { kind: "me"; name?: string }
  | { kind: "bot"; bot: string }
  | { kind: "open" };

export interface TableHead {
  id: string;
  game: string;
  status: State["status"];
  options: Record<string, unknown>;
  seats: SeatTold[];
  mine: number[];
}

export interface TableTold {
  id: string;
  mine: number[];
  state: State;
}

export const games = () => call<GameInfo[]>("GET", "/api/games");
export const bots = async () =>
  (await call<{ id: string }[]>("GET", "/api/bots")).map((bot) => bot.id);
export const myTables = () => call<TableHead[]>("GET", "/api/tables");
export const listedTables = () => call<TableHead[]>("GET", "/api/tables?mine=false");
export const table = (id: string) =>
  call<TableTold>("GET", `/api/tables/${encodeURIComponent(id)}`);
export const open = (game: string, options: Record<string, unknown>, seats: SeatWish[]) =>
  call<{ id: string }>("POST", "/api/tables", { game, options, seats, salt: newSalt() });
export const join = (id: string, name: string) =>
  call<{ seat: number }>("POST", `/api/tables/${encodeURIComponent(id)}/seats`, {
    name: name || null,
    salt: newSalt(),
  });
export const loadRecord = (record: string) =>
  call<{ id: string }>("POST", "/api/records", { record });
export const edition = (digest: string) =>
  call<Record<string, unknown>>("GET", `/api/editions/${encodeURIComponent(digest)}`);

export const myName = () => settings.name.trim();

/** What I add to the shuffle, so that the server alone cannot have chosen it. */
function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seats of a quick table: me, and a bot on each other chair. */
export function againstBots(seats: number, bot: string, name: string): SeatWish[] {
  const me: SeatWish = name ? { kind: "me", name } : { kind: "me" };
  return [me, ...Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: "bot", bot }))];
}
