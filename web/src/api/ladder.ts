/** What the server tells of ratings, and how it is written. */
import { current } from "../i18n/texts.svelte";
import { call } from "./http";

export interface Strength {
  rating: number; // what the ladder is ordered by
  mean: number;
  spread: number;
}

export interface Row {
  rank: number;
  name: string;
  bot: string | null;
  is_me: boolean;
  strength: Strength;
  games: number;
  wins: number;
  last_played: number; // seconds since 1970
  is_provisional: boolean;
}

export interface Ladder {
  variants: { variant: string; players: number }[];
  total: number;
  rows: Row[];
  me: Row | null; // also where it is not among the rows
}

export interface Result {
  is_due: boolean;
  variant: string;
  changes: { seat: number; before: Strength; after: Strength }[];
}

export const ladder = (game: string, variant: string, offset: number) =>
  call<Ladder>("GET", `/api/ladder?${new URLSearchParams({ game, variant, offset: `${offset}` })}`);

export const result = (base: string) => call<Result>("GET", `${base}/ratings`);

export const ladderPath = (game: string, variant: string) =>
  `/ladder/${game}${variant ? `?variant=${encodeURIComponent(variant)}` : ""}`;

/** A rating as it is written: one digit after the point, and no zero below zero. */
export function figure(value: number): string {
  const rounded = Math.round(value * 10) / 10 || 0;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const written = new Intl.NumberFormat(current.texts.language, digits).format(rounded);
  return written.replace("-", "−");
}

export const day = (at: number) =>
  new Intl.DateTimeFormat(current.texts.language, { dateStyle: "medium" }).format(at * 1000);

/** In which the true strength lies with 95 % confidence. */
export const range = ({ mean, spread }: Strength): [low: number, high: number] => [
  mean - 2 * spread,
  mean + 2 * spread,
];

export type Way = "up" | "down" | "same";

export function wayOf(before: Strength, after: Strength): Way {
  if (figure(before.rating) === figure(after.rating)) return "same";
  return after.rating > before.rating ? "up" : "down";
}
