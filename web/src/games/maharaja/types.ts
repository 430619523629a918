/** The room's view, insight and edition as they come over the wire; field names are the Python room's. */
import type { View } from "../../session/contract";

export interface PlayerView {
  money: number;
  antiques: string[];
  collections: string[];
}

export interface MaharajaView extends View {
  phase: "start" | "lay-out" | "action" | "collection" | "give-up" | "over";
  day: number;
  turn_of: number;
  is_extra: boolean;
  effect: string;
  giving_up_for: string | null;
  offer: string[];
  trade_cards: number[];
  coins_taken: number;
  supply: string[];
  gone: string[];
  pile: string[];
  players: PlayerView[];
}

export interface Standing {
  points: number;
  parts: { kind: string; id: string; points: number }[];
  singles: string[];
  antiques: number;
}

export interface Reach {
  collection: string;
  missing: [kind: string, count: number][];
  is_barred: boolean;
}

export interface Outlook {
  action: string;
  money: number;
  tax: number;
  ends_day: boolean;
  ends_game: boolean;
  leaving: string[];
  next_price: number | null;
  points: number;
  opens: string[];
}

export interface Insight {
  days: number;
  price: number | null;
  tax_free: number;
  standings: Standing[];
  reaches: Reach[][];
  outlooks: Outlook[];
}

export interface CollectionData {
  id: string;
  sort: string;
  size: "small" | "large";
  requires: Record<string, number>;
  points: number;
  give_up: string[];
  grey: string;
}

export interface Edition {
  antiques: { kinds: string[]; colours: string[]; values: Record<string, number[]> };
  trade_cards: Record<string, number[]>;
  coins: { gold: number; silver: number };
  collections: CollectionData[];
}
