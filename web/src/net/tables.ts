/** What the HTTP API is asked for, by name. */
import { settings } from "../settings/settings.svelte";
import { call, type GameInfo } from "./api";

export type SeatWish =
  | { kind: "me"; name?: string }
  | { kind: "bot"; bot: string }
  | { kind: "open" };

export interface TableInfo {
  id: string;
  game: string;
  status: "lobby" | "running" | "over";
  options: Record<string, unknown>;
  seats: { seat: number; kind: string; name: string; bot: string | null }[];
  mine: number[];
  to_move: number | null;
  updated?: number;
}

export const games = () => call<GameInfo[]>("GET", "/api/games");
export const bots = () => call<{ name: string }[]>("GET", "/api/bots");
export const tables = (which: "mine" | "open" | "watch") =>
  call<TableInfo[]>("GET", `/api/tables?${which}=true`);
export const open = (game: string, options: Record<string, unknown>, seats: SeatWish[]) =>
  call<{ id: string }>("POST", "/api/tables", { game, options, seats });
export const loadRecord = (text: string) => call<{ id: string }>("POST", "/api/records", text);
export const edition = (digest: string) =>
  call<Record<string, unknown>>("GET", `/api/editions/${digest}`);

export const myName = () => settings.name.trim();

/** The seats of a quick table: me, and a bot on each other chair. */
export function againstBots(seats: number, bot: string, name: string): SeatWish[] {
  const me: SeatWish = name ? { kind: "me", name } : { kind: "me" };
  return [me, ...Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: "bot", bot }))];
}
