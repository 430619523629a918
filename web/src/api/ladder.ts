/** The ladder and the rating changes of a table. */
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

export interface TableRatings {
  is_due: boolean;
  variant: string;
  changes: { seat: number; before: Strength; after: Strength }[];
}

export const ladder = (game: string, variant: string, offset: number) =>
  call<Ladder>("GET", `/api/ladder?${new URLSearchParams({ game, variant, offset: `${offset}` })}`);

export const fetchTableRatings = (base: string) => call<TableRatings>("GET", `${base}/ratings`);

export const ladderPath = (game: string, variant: string) =>
  `/ladder/${game}${variant ? `?variant=${encodeURIComponent(variant)}` : ""}`;
