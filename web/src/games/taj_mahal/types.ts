/** The room's view, insight and edition as they come over the wire; field names are the Python room's. */
import type { Part } from "../../i18n/wording";
import type { View } from "../../session/contract";

export interface PlayerView {
  is_carletto: boolean;
  known: string[];
  secret: number;
  specials: string[];
  used: string[];
  laid: string[];
  shown: number[];
  colour: string | null;
  influence: string[];
  tiles: number[];
  goods: number[];
  palaces: string[];
  crowns: string[];
  won: string[];
}

export interface TajMahalView extends View {
  phase: string;
  visit: number;
  turn_of: number | null;
  order: number[];
  in_visit: number[];
  route: (string | null)[];
  bonus: [city: string, kind: string][];
  court: string[];
  table_specials: string[];
  palaces_due: number;
  crown_due: boolean;
  tile_due: boolean;
  cards_due: number;
  white: string | null;
  display: string[];
  discards: string[];
  pile: number;
  unseen: string[];
  hand: string[];
  players: PlayerView[];
}

export interface Majority {
  symbol: string;
  shown: number[];
  leader: number | null;
  is_at_court: boolean;
  margin: number;
  tied: number[];
  winner: number | null;
}

export interface Plan {
  cities: string[];
  crown: string;
  points: number;
  bonus: Part[];
  province_tile: Part[];
  palaces: Part[];
  joined: string[];
}

export interface Retreat {
  prizes: string[];
  best: Plan;
  draws: boolean;
  takes: number;
  leaves: number;
}

export interface CityValue {
  city: string;
  palaces: number;
  bonus: string;
  bonus_points: number;
  is_free: boolean;
}

export interface SpecialRace {
  special: string;
  symbol: string;
  holder: number | null;
  takes: number | null;
  lack_one: number[];
}

export interface Network {
  cities: string[];
  provinces: string[];
  is_here: boolean;
}

export interface Outlook {
  action: string;
  shown: number[];
  leads: string[];
  ties: string[];
}

export interface Insight {
  visits: number;
  goods: string[][];
  majorities: Majority[];
  retreats: (Retreat | null)[];
  cities: CityValue[][];
  tile_points: number[];
  networks: Network[][];
  races: SpecialRace[];
  outlooks: Outlook[];
  plans: Plan[];
}

interface Spot {
  x: number;
  y: number;
}

export interface Edition {
  special_cards: Record<string, string>;
  board: {
    agra: string;
    fortresses: string[];
    roads: [string, string][];
    provinces: Record<string, string[]>;
    nine_provinces: { without: string[]; roads: [string, string][]; fortresses: string[] };
  };
  drawing: {
    width: number;
    height: number;
    court: Spot & { width: number; height: number };
    cities: Record<string, Spot & { name: string }>;
    provinces: Record<string, { name: string; tile: Spot; polygon: [number, number][] }>;
  };
}
