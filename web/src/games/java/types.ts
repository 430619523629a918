/** The room's view, insight and edition as they come over the wire; field names are the Python room's. */
import type { View } from "../../session/contract";

export type Terrain = "bare" | "rice" | "village" | "water";
export type Card = string; // "mask-drum"

export interface SpaceView {
  space: string;
  terrain: Terrain;
  level: number;
  tile: string; // the spaces of the tile that shows
  palace: number;
  feast: boolean;
  developer: number | null;
}

export interface PlayerView {
  tokens: number;
  two_tiles: number;
  rice_tiles: number;
  village_tiles: number;
  developers: number;
  has_scored: boolean;
  cards: number;
  known: Card[];
  own: Card[] | null;
  laid: Card[];
  total: number;
  part: "outside" | "unasked" | "in" | "out";
  bid_number: number;
}

export interface JavaView extends View {
  phase:
    | "start"
    | "dealing"
    | "first-card"
    | "replacing"
    | "drawing"
    | "turn"
    | "moving"
    | "bidding"
    | "answering"
    | "over";
  turn_of: number;
  ap: number;
  ap_spent: number;
  tile_laid: boolean;
  token_spent: boolean;
  cards_taken: number;
  taken_up: string | null;
  three_tiles: number;
  irrigation_tiles: number;
  palaces: number[];
  spaces: SpaceView[];
  players: PlayerView[];
  open_card: Card | null;
  discards: Card[];
  pile_size: number;
  festival_at: string | null;
  asked: number | null;
  asker: number | null;
  last_seat: number | null;
}

export interface Village {
  spaces: string[];
  palace: string | null;
  value: number;
  feast: boolean;
  ranks: number[][];
  places: number[];
  first: number | null;
  values: number[];
  was_built: boolean;
}

export interface Water {
  spaces: string[];
  open: string[];
  ranks: number[][];
  first: number | null;
  fame: number;
}

export interface Reached {
  space: string | null;
  ap: number;
  way: string[];
}

export interface GreatScoring {
  fame: number;
  parts: { kind: string; id: string; points: number }[];
  is_over: boolean;
}

export interface Insight {
  villages: Village[];
  waters: Water[];
  scorings: GreatScoring[];
  worth: [card: Card, points: number][];
  reached: Reached[];
  gates: { space: string; ap: number }[]; // tiles at the border, while a developer is taken up
}

export interface Edition {
  board: { map: string };
  action_points: { turn: number; token: number; lowland: number; highland: number };
  fame: { festival_alone: Record<string, number>; festival_shared: Record<string, number> };
}
