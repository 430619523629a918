/* Made by `pnpm run protocol` from protocol.schema.json; never edited. */

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AnyView".
 */
export type AnyView = MaharajaView;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AnyInsight".
 */
export type AnyInsight = Insight;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AnyEvent".
 */
export type AnyEvent =
  | StartingPlayerFound
  | DayBegan
  | AntiqueLaidOut
  | TurnBegan
  | CoinTaken
  | AntiqueBought
  | CollectionTaken
  | AntiqueGivenUp
  | TaxPaid
  | RupeesReceived
  | ExtraTurnEarned
  | OfferDiscarded
  | DayEnded
  | SinglesLost
  | PointsScored
  | GameEnded;

export interface Protocol {
  to_server:
    | Submit
    | Undo
    | Redo
    | RestartTurn
    | Commit
    | Leave
    | AddBot
    | ReplaceByBot
    | TakeBack
    | Resign
    | Rematch
    | Chat
    | Mute
    | WhyNotAsked
    | PreviewAsked
    | Hello
    | Ping;
  from_server: Welcome | State | Progress | Refused | Answer | ChatLines | Pong;
}
/**
 * Plays actions into the draft: one, or the answer to a `choose_set`; all of them or none.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Submit".
 */
export interface Submit {
  type: "submit";
  key: string;
  version?: number;
  step?: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  actions: string[];
  commit?: boolean;
}
/**
 * Takes back the last step of the draft.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  key: string;
  version?: number;
  step?: number;
}
/**
 * Plays again what was taken back last.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Redo".
 */
export interface Redo {
  type: "redo";
  key: string;
  version?: number;
  step?: number;
}
/**
 * Takes back the whole draft.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RestartTurn".
 */
export interface RestartTurn {
  type: "restart_turn";
  key: string;
  version?: number;
  step?: number;
}
/**
 * Makes the draft part of the record; nothing of it can be undone any more.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Commit".
 */
export interface Commit {
  type: "commit";
  key: string;
  version?: number;
  step?: number;
}
/**
 * Stands up: before the game the seat is open again, in it the seat waits or a bot plays on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  type: "leave";
  key: string;
  version?: number;
}
/**
 * Puts a bot on an open seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AddBot".
 */
export interface AddBot {
  type: "add_bot";
  key: string;
  version?: number;
  seat: number;
  bot: string;
}
/**
 * Lets a bot play on for one's own seat or for one whose player is away.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReplaceByBot".
 */
export interface ReplaceByBot {
  type: "replace_by_bot";
  key: string;
  version?: number;
  seat: number;
  bot?: string;
}
/**
 * Takes one's seat back from the bot that stood in.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  type: "take_back";
  key: string;
  version?: number;
}
/**
 * Gives the seat up for good; a bot plays on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  type: "resign";
  key: string;
  version?: number;
}
/**
 * Opens a new table for the same players, seats moved on by one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  type: "rematch";
  key: string;
  version?: number;
}
/**
 * Says something at the table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: "chat";
  key: string;
  version?: number;
  text: string;
}
/**
 * Stops (or lets again) what another seat says from reaching this one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: "mute";
  key: string;
  version?: number;
  seat: number;
  muted?: boolean;
}
/**
 * Asks why an action is not legal now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WhyNotAsked".
 */
export interface WhyNotAsked {
  type: "why_not";
  key: string;
  action: string;
}
/**
 * Asks what actions of the prompt would cost and score.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PreviewAsked".
 */
export interface PreviewAsked {
  type: "preview";
  key: string;
  /**
   * @minItems 1
   * @maxItems 64
   */
  actions: string[];
}
/**
 * Opens, or opens anew, the eyes of a connection: a seat of one's own, or null to watch.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  seat?: number | null;
  after?: number | null;
  chat_after?: number;
}
/**
 * Asks whether the line is alive.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * The answer to `hello`, before the state.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  table: string;
  mine: number[];
  seat: number | null;
}
/**
 * All that an audience may know of a table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  type: "state";
  version: number;
  step: number;
  status: "lobby" | "over" | "running";
  game: string;
  edition: string;
  options: {};
  settings: TableSettings;
  seat: number | null;
  entries: number;
  view: AnyView | null;
  insight: AnyInsight | null;
  prompt: Prompt | null;
  draft: Draft | null;
  seats: SeatTold[];
  shuffle: ShuffleTold;
  outcome: OutcomeTold | null;
  clocks?: null;
  rematch?: string | null;
}
/**
 * What a table agrees on beside the game's own options.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableSettings".
 */
export interface TableSettings {
  show_drafts?: boolean;
  is_listed?: boolean;
  hints?: boolean;
}
/**
 * The table as everybody sees it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MaharajaView".
 */
export interface MaharajaView {
  type: "maharaja_view";
  seat: number | null;
  to_move: number;
  legal: string[];
  scores: number[];
  options: {};
  phase: string;
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
/**
 * What lies before a player.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  money: number;
  antiques: string[];
  collections: string[];
}
/**
 * What the position means to everybody; `outlooks` to the seat that is to move.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Insight".
 */
export interface Insight {
  days: number;
  price: number | null;
  tax_free: number;
  standings: Standing[];
  reaches: Reach[][];
  outlooks: Outlook[];
}
/**
 * What a seat would score if the game ended now (M4.4).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  points: number;
  parts: Part[];
  singles: string[];
  antiques: number;
}
/**
 * One named part of a score: what brought how many points.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Part".
 */
export interface Part {
  kind: string;
  id: string;
  points: number;
}
/**
 * How far a seat is from a collection card in the supply.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reach".
 */
export interface Reach {
  collection: string;
  missing: never[][];
  is_barred: boolean;
}
/**
 * Where an action leads if he then takes no collection, or gives up what costs him least.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Outlook".
 */
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
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Prompt".
 */
export interface Prompt {
  kind: "amount" | "choose" | "choose_set" | "confirm" | "place";
  asks: string;
  paragraph: string;
  least: number;
  most: number;
  choices: Choice[];
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  action: string;
  verb: string;
  facts: {};
  target: string;
  group: string;
  cost?: number | null;
  preview?: Ledger | null;
}
/**
 * What a step costs and scores, and why.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ledger".
 */
export interface Ledger {
  action: string;
  verb: string;
  facts: {};
  events: AnyEvent[];
  points: number[];
}
/**
 * StartingPlayerFound(seat: int, money: tuple[int, ...])
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StartingPlayerFound".
 */
export interface StartingPlayerFound {
  type: "starting_player_found";
  seat: number;
  money: number[];
  paragraph: string;
}
/**
 * DayBegan(day: int, seat: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DayBegan".
 */
export interface DayBegan {
  type: "day_began";
  day: number;
  seat: number;
  paragraph: string;
}
/**
 * AntiqueLaidOut(antique: str)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AntiqueLaidOut".
 */
export interface AntiqueLaidOut {
  type: "antique_laid_out";
  antique: string;
  paragraph: string;
}
/**
 * A seat's turn begins; what the previous seat drafted is thereby full.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TurnBegan".
 */
export interface TurnBegan {
  type: "turn_began";
  seat: number;
  paragraph: string;
}
/**
 * CoinTaken(seat: int, rupees: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CoinTaken".
 */
export interface CoinTaken {
  type: "coin_taken";
  seat: number;
  rupees: number;
  paragraph: string;
}
/**
 * AntiqueBought(seat: int, antique: str, rupees: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AntiqueBought".
 */
export interface AntiqueBought {
  type: "antique_bought";
  seat: number;
  antique: string;
  rupees: number;
  paragraph: string;
}
/**
 * CollectionTaken(seat: int, collection: str, points: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CollectionTaken".
 */
export interface CollectionTaken {
  type: "collection_taken";
  seat: number;
  collection: string;
  points: number;
  paragraph: string;
}
/**
 * AntiqueGivenUp(seat: int, antique: str, collection: str)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AntiqueGivenUp".
 */
export interface AntiqueGivenUp {
  type: "antique_given_up";
  seat: number;
  antique: string;
  collection: string;
  paragraph: string;
}
/**
 * TaxPaid(seat: int, rupees: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TaxPaid".
 */
export interface TaxPaid {
  type: "tax_paid";
  seat: number;
  rupees: number;
  paragraph: string;
}
/**
 * The grey side's 3 rupees.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RupeesReceived".
 */
export interface RupeesReceived {
  type: "rupees_received";
  seat: number;
  rupees: number;
  paragraph: string;
}
/**
 * ExtraTurnEarned(seat: int, is_void: bool)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ExtraTurnEarned".
 */
export interface ExtraTurnEarned {
  type: "extra_turn_earned";
  seat: number;
  is_void: boolean;
  paragraph: string;
}
/**
 * OfferDiscarded(seat: int, antiques: tuple[str, ...])
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OfferDiscarded".
 */
export interface OfferDiscarded {
  type: "offer_discarded";
  seat: number;
  antiques: string[];
  paragraph: string;
}
/**
 * DayEnded(day: int, left_over: tuple[str, ...])
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DayEnded".
 */
export interface DayEnded {
  type: "day_ended";
  day: number;
  left_over: string[];
  paragraph: string;
}
/**
 * SinglesLost(seat: int, antiques: tuple[str, ...])
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SinglesLost".
 */
export interface SinglesLost {
  type: "singles_lost";
  seat: number;
  antiques: string[];
  paragraph: string;
}
/**
 * A seat scores; the parts sum to the points.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PointsScored".
 */
export interface PointsScored {
  type: "points_scored";
  seat: number;
  points: number;
  because: string;
  parts: Part[];
  paragraph: string;
}
/**
 * The game is over; the best are first, seats in one group share a place.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameEnded".
 */
export interface GameEnded {
  type: "game_ended";
  ranking: number[][];
  paragraph: string;
}
/**
 * The turn so far, not yet part of the record.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Draft".
 */
export interface Draft {
  seat: number;
  steps: Ledger[];
  is_full: boolean;
  barrier: "chance" | "end" | "none" | "seat" | "turn";
  can_redo: boolean;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatTold".
 */
export interface SeatTold {
  seat: number;
  kind: "automaton" | "bot" | "open" | "person";
  name: string;
  bot: string | null;
  is_away: boolean;
  has_resigned: boolean;
  is_reserved: boolean;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ShuffleTold".
 */
export interface ShuffleTold {
  commitment: string;
  salts: string[];
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OutcomeTold".
 */
export interface OutcomeTold {
  ranking: number[][];
  reason: string;
}
/**
 * A state, and what happened since the version that the reader had.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Progress".
 */
export interface Progress {
  type: "progress";
  version: number;
  step: number;
  status: "lobby" | "over" | "running";
  game: string;
  edition: string;
  options: {};
  settings: TableSettings;
  seat: number | null;
  entries: number;
  view: AnyView | null;
  insight: AnyInsight | null;
  prompt: Prompt | null;
  draft: Draft | null;
  seats: SeatTold[];
  shuffle: ShuffleTold;
  outcome: OutcomeTold | null;
  clocks?: null;
  rematch?: string | null;
  since: number;
  happened: Happened[];
}
/**
 * One entry of the record as its reader may know it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Happened".
 */
export interface Happened {
  at: number;
  version: number;
  who: string;
  action: string;
  events: AnyEvent[];
}
/**
 * A message that changed nothing, and why; with the state if it was decided on an old one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  key: string | null;
  code: string;
  paragraph: string;
  facts: {};
  state?: State | null;
}
/**
 * A command was done, durably; or what was asked.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  type: "answer";
  key: string;
  version: number;
  step: number;
  why_not?: WhyNotTold | null;
  previews?: Ledger[] | null;
  rematch?: string | null;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WhyNotTold".
 */
export interface WhyNotTold {
  code: string;
  paragraph: string;
  facts: {};
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChatLines".
 */
export interface ChatLines {
  type: "chat";
  lines: ChatLine[];
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
}

/** What can happen, by game. */
export const EVENTS = {
  "maharaja": [
    "antique_bought",
    "antique_given_up",
    "antique_laid_out",
    "coin_taken",
    "collection_taken",
    "day_began",
    "day_ended",
    "extra_turn_earned",
    "game_ended",
    "offer_discarded",
    "points_scored",
    "rupees_received",
    "singles_lost",
    "starting_player_found",
    "tax_paid",
    "turn_began"
  ]
} as const;
