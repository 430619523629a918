/* Made by `pnpm run protocol` from protocol.schema.json; never edited. */

/**
 */
/**
 */
/**
 */
export interface Protocol {
  to_server:
    | Submit
    | Undo
    | Redo
    | RestartTurn
    | Commit
    | LeaveSeat
    | AddBot
    | ReplaceByBot
    | TakeBack
    | Resign
    | Rematch
    | Orders
    | Chat
    | Mute
    | AskWhyNot
    | AskPreview
    | AskPlan
    | AskOrder
    | RequestHint
    | Hello
    | Ping;
  from_server: Welcome | Snapshot | Update | Rejected | Answer | ChatLines | Pong;
}
/**
 * Plays actions into the draft: one, or the answer to a `choose_set`; all of them or none.
 *
 */
export interface Submit {
  type: "submit";
  key: string;
  version: number;
  step?: number;
  actions: string[];
  commit?: boolean;
}
/**
 * Takes back the last step of the draft.
 *
 */
export interface Undo {
  type: "undo";
  key: string;
  version: number;
  step?: number;
}
/**
 * Plays again what was taken back last.
 *
 */
export interface Redo {
  type: "redo";
  key: string;
  version: number;
  step?: number;
}
/**
 * Takes back the whole draft.
 *
 */
export interface RestartTurn {
  type: "restart_turn";
  key: string;
  version: number;
  step?: number;
}
/**
 * Makes the draft part of the record; nothing of it can be undone any more.
 *
 */
export interface Commit {
  type: "commit";
  key: string;
  version: number;
  step?: number;
}
/**
 * Stands up: before the game the seat is open again, in it the seat waits or a bot plays on.
 *
 */
export interface LeaveSeat {
  type: "leave_seat";
  key: string;
  version: number;
}
/**
 * Puts a bot on an open seat.
 *
 */
export interface AddBot {
  type: "add_bot";
  key: string;
  version: number;
  seat: number;
  bot: string;
}
/**
 * Lets a bot play on for one's own seat or for one whose player is away.
 *
 */
export interface ReplaceByBot {
  type: "replace_by_bot";
  key: string;
  version: number;
  seat: number;
  bot?: string;
}
/**
 * Takes one's seat back from the bot that stood in.
 *
 */
export interface TakeBack {
  type: "take_back";
  key: string;
  version: number;
}
/**
 * Gives the seat up for good; a bot plays on.
 *
 */
export interface Resign {
  type: "resign";
  key: string;
  version: number;
}
/**
 * Opens a new table for the same players, seats moved on by one.
 *
 */
export interface Rematch {
  type: "rematch";
  key: string;
  version: number;
}
/**
 * Leaves a standing order in the place of one's last, or takes it back; nobody else hears.
 *
 */
export interface Orders {
  type: "orders";
  key: string;
  version: number;
  order: OrderRequest | null;
}
/**
 * A standing order as its seat fills it in.
 *
 */
export interface OrderRequest {
  name: string;
  values?: {
    [k: string]: number | string[];
  };
}
/**
 * Says something at the table.
 *
 */
export interface Chat {
  type: "chat";
  key: string;
  version: number;
  text: string;
}
/**
 * Stops (or lets again) what another seat says from reaching this one.
 *
 */
export interface Mute {
  type: "mute";
  key: string;
  version: number;
  seat: number;
  muted?: boolean;
}
/**
 * Asks why an action is not legal now.
 *
 */
export interface AskWhyNot {
  type: "why_not";
  key: string;
  action: string;
}
/**
 * Asks what actions of the prompt would cost and score.
 *
 */
export interface AskPreview {
  type: "preview";
  key: string;
  actions: string[];
}
/**
 * Tries a turn on the present position: each step whole or not at all; nothing is kept.
 *
 */
export interface AskPlan {
  type: "plan";
  key: string;
  steps: string[][];
  menu?: boolean;
}
/**
 * Asks what an order would answer now; nothing is kept.
 *
 */
export interface AskOrder {
  type: "would";
  key: string;
  order: OrderRequest;
}
/**
 * Asks what a bot would do now in this seat's place; answered when the bot has thought.
 *
 */
export interface RequestHint {
  type: "hint";
  key: string;
  version: number;
  step?: number;
}
/**
 * Sets the perspective of a connection: one of the client's own seats, or null to watch.
 *
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
 */
export interface Ping {
  type: "ping";
}
/**
 * The answer to `hello`, before the state.
 *
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  table: string;
  mine: number[];
  seat: number | null;
  now?: number;
}
/**
 * All that an audience may know of a table.
 *
 */
export interface SnapshotOf<G extends GameId = GameId> {
  type: "snapshot";
  version: number;
  step: number;
  status: "lobby" | "over" | "running";
  game: G;
  edition: string;
  options: {
    [k: string]: unknown;
  };
  settings: TableSettings;
  seat: number | null;
  entries: number;
  view: Games[G]["view"] | null;
  insight: Games[G]["insight"] | null;
  prompt: PromptInfo<G> | null;
  draft: Draft<G> | null;
  seats: SeatInfo[];
  shuffle: ShuffleInfo;
  outcome: GameResult | null;
  hints?: boolean;
  clocks?: ClockInfo[] | null;
  orders?: OrdersInfo | null;
  rematch?: string | null;
}
export type Snapshot<G extends GameId = GameId> = { [K in G]: SnapshotOf<K> }[G];
/**
 * What a table agrees on beside the game's own options.
 *
 */
export interface TableSettings {
  show_drafts?: boolean;
  is_listed?: boolean;
  rated?: boolean;
  hints?: boolean | null;
  known_cards?: boolean;
  clock?: (TimeEach | DaysPerMove) | null;
  order_delay?: number;
  answer_forced?: boolean;
}
/**
 * So much time for the whole game, and some more after each of one's turns; in seconds.
 *
 */
export interface TimeEach {
  kind: "time";
  seconds: number;
  increment?: number;
}
/**
 * So many days for each move.
 *
 */
export interface DaysPerMove {
  kind: "days";
  days: number;
}
/**
 * The table as a seat sees it.
 *
 */
export interface JavaView {
  type: "java_view";
  seat: number | null;
  to_move: number;
  legal: string[];
  scores: number[];
  options: {
    [k: string]: unknown;
  };
  phase:
    | "answering"
    | "bidding"
    | "dealing"
    | "drawing"
    | "first-card"
    | "moving"
    | "over"
    | "replacing"
    | "start"
    | "turn";
  turn_of: number;
  ap: number;
  ap_spent: number;
  tile_laid: boolean;
  token_spent: boolean;
  cards_taken: number;
  built: string[];
  moved_free: string[];
  taken_up: string | null;
  three_tiles: number;
  irrigation_tiles: number;
  palaces: number[];
  spaces: JavaSpaceView[];
  players: JavaPlayerView[];
  open_card: string | null;
  discards: string[];
  pile_size: number;
  pile: string[] | null;
  unseen: string[];
  told: number[];
  festival_at: string | null;
  asked: number | null;
  asker: number | null;
  least_card: string;
  in_bid: boolean;
  last_seat: number | null;
  idle_turns: number;
}
/**
 * A space that is not as it was printed.
 *
 */
export interface JavaSpaceView {
  space: string;
  terrain: "bare" | "rice" | "village" | "water";
  level: number;
  tile: string;
  palace: number;
  feast: boolean;
  developer: number | null;
}
/**
 * What lies before a player, and what is known of the hand.
 *
 */
export interface JavaPlayerView {
  tokens: number;
  two_tiles: number;
  rice_tiles: number;
  village_tiles: number;
  developers: number;
  has_scored: boolean;
  cards: number;
  known: string[];
  own: string[] | null;
  laid: string[];
  total: number;
  part: "in" | "out" | "outside" | "unasked";
  bid_number: number;
}
/**
 * The table as everybody sees it.
 *
 */
export interface MaharajaView {
  type: "maharaja_view";
  seat: number | null;
  to_move: number;
  legal: string[];
  scores: number[];
  options: {
    [k: string]: unknown;
  };
  phase: "action" | "collection" | "give-up" | "lay-out" | "over" | "start";
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
  players: MaharajaPlayerView[];
}
/**
 * What lies before a player.
 *
 */
export interface MaharajaPlayerView {
  money: number;
  antiques: string[];
  collections: string[];
}
/**
 * The table as a seat sees it.
 *
 */
export interface TajMahalView {
  type: "taj_mahal_view";
  seat: number | null;
  to_move: number;
  legal: string[];
  scores: number[];
  options: {
    [k: string]: unknown;
  };
  phase:
    | "bonus-card"
    | "carletto"
    | "deal-display"
    | "deal-hand"
    | "discard-cards"
    | "empty-handed"
    | "give-special"
    | "lay-bonus"
    | "lay-tile"
    | "over"
    | "place-palace"
    | "start"
    | "take-cards"
    | "turn";
  visit: number;
  starter: number | null;
  turn_of: number | null;
  order: number[];
  in_visit: number[];
  first_out: number | null;
  route: (string | null)[];
  cities: string[];
  bonus: [string, string][];
  court: string[];
  table_specials: string[];
  palaces_due: number;
  crown_due: boolean;
  tile_due: boolean;
  last_city: number;
  cards_due: number;
  least_card: number;
  asked: number | null;
  asked_next: number | null;
  white: string | null;
  drew_wrong: boolean;
  display: string[];
  discards: string[];
  pile: number;
  pile_cards: string[] | null;
  unseen: string[];
  told: number[];
  hand: string[];
  players: TajMahalPlayerView[];
}
/**
 * A player as everybody sees them.
 *
 */
export interface TajMahalPlayerView {
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
/**
 * What the position means to everybody; `reached` to the seat whose developer is taken up.
 *
 */
export interface JavaInsight {
  villages: JavaVillage[];
  waters: JavaWater[];
  scorings: JavaGreatScoring[];
  worth: [string, number][];
  reached: JavaReached[];
  gates: JavaGate[];
}
/**
 * A village, or a city if it has a palace (J4.1).
 *
 */
export interface JavaVillage {
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
/**
 * A water area (J8.2).
 *
 */
export interface JavaWater {
  spaces: string[];
  open: string[];
  ranks: number[][];
  first: number | null;
  fame: number;
}
/**
 * What a seat's great scoring would bring now (J9.3).
 *
 */
export interface JavaGreatScoring {
  fame: number;
  parts: Part[];
  is_over: boolean;
}
/**
 * One named part of a score: what brought how many points.
 *
 */
export interface Part {
  kind: string;
  id: string;
  points: number;
}
/**
 * A space that a developer can get to, and one cheapest way there.
 *
 */
export interface JavaReached {
  space: string | null;
  ap: number;
  way: string[];
}
/**
 * A tile at the border, and what it costs to come in or leave there (J5.3, J5.4).
 *
 */
export interface JavaGate {
  space: string;
  ap: number;
}
/**
 * What the position means to everybody; `outlooks` to the seat that is to move.
 *
 */
export interface MaharajaInsight {
  days: number;
  price: number | null;
  tax_free: number;
  standings: MaharajaProjectedScore[];
  reaches: MaharajaReach[][];
  outlooks: MaharajaOutlook[];
}
/**
 * What a seat would score if the game ended now (M4.4).
 *
 */
export interface MaharajaProjectedScore {
  points: number;
  parts: Part[];
  singles: string[];
  antiques: number;
}
/**
 * How far a seat is from a collection card in the supply.
 *
 */
export interface MaharajaReach {
  collection: string;
  missing: [string, number][];
  is_barred: boolean;
}
/**
 * Where an action leads if the seat then takes no collection, or gives up what costs least.
 *
 */
export interface MaharajaOutlook {
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
 * What the position means; `outlooks` and `plans` are for the seat that is to move.
 *
 */
export interface TajMahalInsight {
  visits: number;
  goods: string[][];
  majorities: TajMahalMajority[];
  retreats: (TajMahalRetreat | null)[];
  cities: TajMahalCityValue[][];
  tile_points: number[];
  networks: TajMahalNetwork[][];
  races: TajMahalSpecialRace[];
  outlooks: TajMahalOutlook[];
  plans: TajMahalPalacePlan[];
}
/**
 * One symbol of the visit: how many each seat shows, and which would win its prize (T4.1).
 *
 */
export interface TajMahalMajority {
  symbol: string;
  shown: number[];
  leader: number | null;
  is_at_court: boolean;
  margin: number;
  tied: number[];
  winner: number | null;
}
/**
 * What a seat would win and score at best if it withdrew now (T4, T5).
 *
 */
export interface TajMahalRetreat {
  prizes: string[];
  best: TajMahalPalacePlan;
  draws: boolean;
  takes: number;
  leaves: number;
}
/**
 * Cities for all palaces that are due, and what they bring by part (T5.1 to T5.3).
 *
 */
export interface TajMahalPalacePlan {
  cities: string[];
  crown: string;
  points: number;
  bonus: Part[];
  province_tile: Part[];
  palaces: Part[];
  joined: string[];
}
/**
 * What one more palace on a city of the current province would bring.
 *
 */
export interface TajMahalCityValue {
  city: string;
  palaces: number;
  bonus: string;
  bonus_points: number;
  is_free: boolean;
}
/**
 * Cities of a seat that hang together, and the provinces they join (T5.3).
 *
 */
export interface TajMahalNetwork {
  cities: string[];
  provinces: string[];
  is_here: boolean;
}
/**
 * A special card: its holder, its next taker, the seats that lack one tile for it (T6.1).
 *
 */
export interface TajMahalSpecialRace {
  special: string;
  symbol: string;
  holder: number | null;
  takes: number | null;
  lack_one: number[];
}
/**
 * What the seat to move would show, and what it would lead in, after playing these cards.
 *
 */
export interface TajMahalOutlook {
  action: string;
  shown: number[];
  leads: string[];
  ties: string[];
}
/**
 */
export interface PromptInfo<G extends GameId = GameId> {
  kind: "amount" | "choose" | "choose_set" | "confirm" | "place";
  asks: string;
  paragraph: string;
  least: number;
  most: number;
  choices: ChoiceInfo<G>[];
}
/**
 * One of a prompt's choices, of which there may be thousands: what is usual is left out.
 *
 */
export interface ChoiceInfo<G extends GameId = GameId> {
  action: string;
  verb: string;
  facts: {
    [k: string]: unknown;
  };
  target: string;
  group: string;
  cost?: number | null;
  alone?: boolean;
  copies?: number;
  counts?: number;
  preview?: Ledger<G> | null;
}
/**
 * What a step costs and scores, and why.
 *
 */
export interface Ledger<G extends GameId = GameId> {
  action: string;
  verb: string;
  facts: {
    [k: string]: unknown;
  };
  events: Games[G]["event"][];
  points: number[];
  insight?: Games[G]["insight"] | null;
}
/**
 * StartingPlayerFound(seat: int)
 *
 */
export interface JavaStartingPlayerFound {
  type: "starting_player_found";
  seat: number;
  paragraph: string;
}
/**
 * CardDealt(seat: int, card: str | durbar.core.events.Unknown)
 *
 */
export interface JavaCardDealt {
  type: "card_dealt";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * CardTurnedUp(card: str)
 *
 */
export interface JavaCardTurnedUp {
  type: "card_turned_up";
  card: string;
  paragraph: string;
}
/**
 * A seat's turn begins; what the previous seat drafted is thereby full.
 *
 */
export interface TurnBegan {
  type: "turn_began";
  seat: number;
  paragraph: string;
}
/**
 * TileLaid(seat: int, tile: str, spaces: tuple[str, ...], level: int, ap: int)
 *
 */
export interface JavaTileLaid {
  type: "tile_laid";
  seat: number;
  tile: string;
  spaces: string[];
  level: number;
  ap: number;
  paragraph: string;
}
/**
 * DeveloperEntered(seat: int, way: tuple[str, ...], ap: int)
 *
 */
export interface JavaDeveloperEntered {
  type: "developer_entered";
  seat: number;
  way: string[];
  ap: number;
  paragraph: string;
}
/**
 * DeveloperMoved(seat: int, way: tuple[str, ...], ap: int)
 *
 */
export interface JavaDeveloperMoved {
  type: "developer_moved";
  seat: number;
  way: string[];
  ap: number;
  paragraph: string;
}
/**
 * DeveloperLeft(seat: int, way: tuple[str, ...], ap: int)
 *
 */
export interface JavaDeveloperLeft {
  type: "developer_left";
  seat: number;
  way: string[];
  ap: number;
  paragraph: string;
}
/**
 * PalaceBuilt(seat: int, space: str, value: int, size: int)
 *
 */
export interface JavaPalaceBuilt {
  type: "palace_built";
  seat: number;
  space: string;
  value: number;
  size: number;
  paragraph: string;
}
/**
 * PalaceUpgraded(seat: int, space: str, before: int, value: int, size: int)
 *
 */
export interface JavaPalaceUpgraded {
  type: "palace_upgraded";
  seat: number;
  space: string;
  before: number;
  value: number;
  size: number;
  paragraph: string;
}
/**
 * IrrigationLaid(seat: int, space: str)
 *
 */
export interface JavaIrrigationLaid {
  type: "irrigation_laid";
  seat: number;
  space: string;
  paragraph: string;
}
/**
 * WaterClosed(spaces: tuple[str, ...], first: int | None)
 *
 */
export interface JavaWaterClosed {
  type: "water_closed";
  spaces: string[];
  first: number | null;
  paragraph: string;
}
/**
 * OpenCardTaken(seat: int, card: str)
 *
 */
export interface JavaOpenCardTaken {
  type: "open_card_taken";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * CardDrawn(seat: int, card: str | durbar.core.events.Unknown)
 *
 */
export interface JavaCardDrawn {
  type: "card_drawn";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * The discards form a new pile.
 *
 */
export interface JavaPileShuffled {
  type: "pile_shuffled";
  cards: number;
  paragraph: string;
}
/**
 * TokenSpent(seat: int, ap: int)
 *
 */
export interface JavaTokenSpent {
  type: "token_spent";
  seat: number;
  ap: number;
  paragraph: string;
}
/**
 * FestivalCalled(seat: int, space: str, value: int, open_card: str, asked: tuple[int, ...])
 *
 */
export interface JavaFestivalCalled {
  type: "festival_called";
  seat: number;
  space: string;
  value: number;
  open_card: string;
  asked: number[];
  paragraph: string;
}
/**
 * FestivalCardLaid(seat: int, card: str, total: int)
 *
 */
export interface JavaFestivalCardLaid {
  type: "festival_card_laid";
  seat: number;
  card: string;
  total: number;
  paragraph: string;
}
/**
 * BidMade(seat: int, total: int)
 *
 */
export interface JavaBidMade {
  type: "bid_made";
  seat: number;
  total: number;
  paragraph: string;
}
/**
 * BidderPassed(seat: int)
 *
 */
export interface JavaBidderPassed {
  type: "bidder_passed";
  seat: number;
  paragraph: string;
}
/**
 * AgreementAsked(seat: int, total: int)
 *
 */
export interface JavaAgreementAsked {
  type: "agreement_asked";
  seat: number;
  total: number;
  paragraph: string;
}
/**
 * Agreed(seat: int)
 *
 */
export interface JavaAgreed {
  type: "agreed";
  seat: number;
  paragraph: string;
}
/**
 * FestivalHeld(space: str, value: int, seats: tuple[int, ...], fame: int, discarded: tuple[str, ...])
 *
 */
export interface JavaFestivalHeld {
  type: "festival_held";
  space: string;
  value: number;
  seats: number[];
  fame: number;
  discarded: string[];
  paragraph: string;
}
/**
 * TurnEnded(seat: int, lapsed: int)
 *
 */
export interface JavaTurnEnded {
  type: "turn_ended";
  seat: number;
  lapsed: number;
  paragraph: string;
}
/**
 * The seat took the last three-tile, or counts as if it had (J9.7).
 *
 */
export interface JavaLastRoundBegan {
  type: "last_round_began";
  seat: number;
  three_tiles: number;
  paragraph: string;
}
/**
 * A seat scores; the parts sum to the points.
 *
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
 */
export interface GameEnded {
  type: "game_ended";
  ranking: number[][];
  paragraph: string;
}
/**
 * StartingPlayerFound(seat: int, money: tuple[int, ...])
 *
 */
export interface MaharajaStartingPlayerFound {
  type: "starting_player_found";
  seat: number;
  money: number[];
  paragraph: string;
}
/**
 * DayBegan(day: int, seat: int)
 *
 */
export interface MaharajaDayBegan {
  type: "day_began";
  day: number;
  seat: number;
  paragraph: string;
}
/**
 * AntiqueLaidOut(antique: str)
 *
 */
export interface MaharajaAntiqueLaidOut {
  type: "antique_laid_out";
  antique: string;
  paragraph: string;
}
/**
 * CoinTaken(seat: int, rupees: int)
 *
 */
export interface MaharajaCoinTaken {
  type: "coin_taken";
  seat: number;
  rupees: number;
  paragraph: string;
}
/**
 * AntiqueBought(seat: int, antique: str, rupees: int)
 *
 */
export interface MaharajaAntiqueBought {
  type: "antique_bought";
  seat: number;
  antique: string;
  rupees: number;
  paragraph: string;
}
/**
 * CollectionTaken(seat: int, collection: str, points: int)
 *
 */
export interface MaharajaCollectionTaken {
  type: "collection_taken";
  seat: number;
  collection: string;
  points: number;
  paragraph: string;
}
/**
 * AntiqueGivenUp(seat: int, antique: str, collection: str)
 *
 */
export interface MaharajaAntiqueGivenUp {
  type: "antique_given_up";
  seat: number;
  antique: string;
  collection: string;
  paragraph: string;
}
/**
 * TaxPaid(seat: int, rupees: int)
 *
 */
export interface MaharajaTaxPaid {
  type: "tax_paid";
  seat: number;
  rupees: number;
  paragraph: string;
}
/**
 * The grey side's 3 rupees.
 *
 */
export interface MaharajaRupeesReceived {
  type: "rupees_received";
  seat: number;
  rupees: number;
  paragraph: string;
}
/**
 * ExtraTurnEarned(seat: int, is_void: bool)
 *
 */
export interface MaharajaExtraTurnEarned {
  type: "extra_turn_earned";
  seat: number;
  is_void: boolean;
  paragraph: string;
}
/**
 * OfferDiscarded(seat: int, antiques: tuple[str, ...])
 *
 */
export interface MaharajaOfferDiscarded {
  type: "offer_discarded";
  seat: number;
  antiques: string[];
  paragraph: string;
}
/**
 * DayEnded(day: int, left_over: tuple[str, ...])
 *
 */
export interface MaharajaDayEnded {
  type: "day_ended";
  day: number;
  left_over: string[];
  paragraph: string;
}
/**
 * SinglesLost(seat: int, antiques: tuple[str, ...])
 *
 */
export interface MaharajaSinglesLost {
  type: "singles_lost";
  seat: number;
  antiques: string[];
  paragraph: string;
}
/**
 * StartingPlayerFound(seat: int)
 *
 */
export interface TajMahalStartingPlayerFound {
  type: "starting_player_found";
  seat: number;
  paragraph: string;
}
/**
 * ProvinceTileLaid(tile: int, province: str)
 *
 */
export interface TajMahalProvinceTileLaid {
  type: "province_tile_laid";
  tile: number;
  province: string;
  paragraph: string;
}
/**
 * BonusTileLaid(bonus: str, city: str)
 *
 */
export interface TajMahalBonusTileLaid {
  type: "bonus_tile_laid";
  bonus: string;
  city: string;
  paragraph: string;
}
/**
 * A Carletto starts with special cards.
 *
 */
export interface TajMahalSpecialCardGiven {
  type: "special_card_given";
  seat: number;
  special: string;
  paragraph: string;
}
/**
 * A card from the pile into a hand.
 *
 */
export interface TajMahalCardDrawn {
  type: "card_drawn";
  seat: number;
  card: string;
  because: string;
  paragraph: string;
}
/**
 * A card is due, but the pile and the discards are empty.
 *
 */
export interface TajMahalNoCardLeft {
  type: "no_card_left";
  seat: number;
  paragraph: string;
}
/**
 * CardDisplayed(card: str)
 *
 */
export interface TajMahalCardDisplayed {
  type: "card_displayed";
  card: string;
  paragraph: string;
}
/**
 * PileReshuffled(cards: int)
 *
 */
export interface TajMahalPileReshuffled {
  type: "pile_reshuffled";
  cards: number;
  paragraph: string;
}
/**
 * VisitBegan(visit: int, province: str, goods: tuple[str, ...], seat: int, order: tuple[int, ...])
 *
 */
export interface TajMahalVisitBegan {
  type: "visit_began";
  visit: number;
  province: string;
  goods: string[];
  seat: number;
  order: number[];
  paragraph: string;
}
/**
 * CardsPlayed(seat: int, card: str, extra: str)
 *
 */
export interface TajMahalCardsPlayed {
  type: "cards_played";
  seat: number;
  card: string;
  extra: string;
  paragraph: string;
}
/**
 * PlayerWithdrew(seat: int, prizes: tuple[str, ...])
 *
 */
export interface TajMahalPlayerWithdrew {
  type: "player_withdrew";
  seat: number;
  prizes: string[];
  paragraph: string;
}
/**
 * PalaceBuilt(seat: int, city: str)
 *
 */
export interface TajMahalPalaceBuilt {
  type: "palace_built";
  seat: number;
  city: string;
  paragraph: string;
}
/**
 * CrownPalaceBuilt(seat: int, city: str)
 *
 */
export interface TajMahalCrownPalaceBuilt {
  type: "crown_palace_built";
  seat: number;
  city: string;
  paragraph: string;
}
/**
 * BonusTileTaken(seat: int, bonus: str, city: str)
 *
 */
export interface TajMahalBonusTileTaken {
  type: "bonus_tile_taken";
  seat: number;
  bonus: string;
  city: string;
  paragraph: string;
}
/**
 * ProvinceTileTaken(seat: int, tile: int)
 *
 */
export interface TajMahalProvinceTileTaken {
  type: "province_tile_taken";
  seat: number;
  tile: number;
  paragraph: string;
}
/**
 * Why the palaces score what they score.
 *
 */
export interface TajMahalProvincesJoined {
  type: "provinces_joined";
  seat: number;
  province: string;
  chains: TajMahalChain[];
  paragraph: string;
}
/**
 * A province joined, and the cities of the shortest chain to it, the current province first.
 *
 */
export interface TajMahalChain {
  province: string;
  cities: string[];
}
/**
 * What the withdrawing player had played; special cards return to the hand.
 *
 */
export interface TajMahalCardsDiscarded {
  type: "cards_discarded";
  seat: number;
  cards: string[];
  specials: string[];
  paragraph: string;
}
/**
 * DisplayCardTaken(seat: int, card: str)
 *
 */
export interface TajMahalDisplayCardTaken {
  type: "display_card_taken";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * For a Carletto that withdrew, by a human's choice.
 *
 */
export interface TajMahalDisplayCardDiscarded {
  type: "display_card_discarded";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * A Carletto withdrew and left no choice.
 *
 */
export interface TajMahalLastCardDiscarded {
  type: "last_card_discarded";
  card: string;
  paragraph: string;
}
/**
 * An open card from the pile; what becomes of it is in CarlettoDecided or CardsPlayed.
 *
 */
export interface TajMahalCarlettoDrew {
  type: "carletto_drew";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * What the automaton does, and by which paragraph.
 *
 */
export interface TajMahalCarlettoDecided {
  type: "carletto_decided";
  seat: number;
  decision: string;
  because: string;
  cards: string[];
  paragraph: string;
}
/**
 * The cities he takes: most points, most damage, the richer victim, the alphabet.
 *
 */
export interface TajMahalCarlettoChoseCities {
  type: "carletto_chose_cities";
  seat: number;
  cities: string[];
  crown: string;
  points: number;
  damage: number;
  victim: number | null;
  paragraph: string;
}
/**
 * For influence tiles returned: two equal ones, or a Carletto's three different ones (T9.6).
 *
 */
export interface TajMahalSpecialCardTaken {
  type: "special_card_taken";
  seat: number;
  special: string;
  tiles: string[];
  holder: number | null;
  because: string;
  paragraph: string;
}
/**
 * VisitEnded(visit: int, tile: int | None, bonuses: tuple[str, ...])
 *
 */
export interface TajMahalVisitEnded {
  type: "visit_ended";
  visit: number;
  tile: number | null;
  bonuses: string[];
  paragraph: string;
}
/**
 * The turn so far, not yet part of the record.
 *
 */
export interface Draft<G extends GameId = GameId> {
  seat: number;
  steps: Ledger<G>[];
  is_full: boolean;
  barrier: "chance" | "end" | "none" | "seat" | "turn";
  can_redo: boolean;
}
/**
 */
export interface SeatInfo {
  seat: number;
  kind: "automaton" | "bot" | "open" | "person";
  name: string;
  bot: string | null;
  is_away: boolean;
  has_resigned: boolean;
  is_reserved: boolean;
  is_muted?: boolean;
  has_run_out?: boolean;
}
/**
 */
export interface ShuffleInfo {
  commitment: string;
  salts: string[];
}
/**
 */
export interface GameResult {
  ranking: number[][];
  placing: number[][];
  reason: string;
  ran_out?: number[];
}
/**
 * The clock of a seat.
 *
 */
export interface ClockInfo {
  left: number;
  deadline?: number | null;
}
/**
 * The orders a seat may leave and the one it has left; sent to that seat only.
 *
 */
export interface OrdersInfo {
  scope: string;
  forms: OrderFormInfo[];
  standing: StandingOrder | null;
}
/**
 * An order that may be left now.
 *
 */
export interface OrderFormInfo {
  name: string;
  paragraph: string;
  parameters: ParameterInfo[];
}
/**
 */
export interface ParameterInfo {
  name: string;
  kind: "number" | "ranking" | "set";
  least: number;
  most: number;
  among: string[];
  of: string;
  usual: number;
}
/**
 */
export interface StandingOrder {
  name: string;
  values: {
    [k: string]: number | string[];
  };
  now: OrderStep[];
}
/**
 * Something that an order would do.
 *
 */
export interface OrderStep {
  action: string;
  verb: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * A state, and what happened since the version that the reader had.
 *
 */
export interface UpdateOf<G extends GameId = GameId> {
  type: "update";
  version: number;
  step: number;
  status: "lobby" | "over" | "running";
  game: G;
  edition: string;
  options: {
    [k: string]: unknown;
  };
  settings: TableSettings;
  seat: number | null;
  entries: number;
  view: Games[G]["view"] | null;
  insight: Games[G]["insight"] | null;
  prompt: PromptInfo<G> | null;
  draft: Draft<G> | null;
  seats: SeatInfo[];
  shuffle: ShuffleInfo;
  outcome: GameResult | null;
  hints?: boolean;
  clocks?: ClockInfo[] | null;
  orders?: OrdersInfo | null;
  rematch?: string | null;
  since: number;
  happened: Happened<G>[];
}
export type Update<G extends GameId = GameId> = { [K in G]: UpdateOf<K> }[G];
/**
 * One entry of the record as its reader may know it.
 *
 */
export interface Happened<G extends GameId = GameId> {
  at: number;
  version: number;
  who: string;
  action: string;
  events: Games[G]["event"][];
}
/**
 * A message that changed nothing, and why; with the state if it was decided on an old one.
 *
 */
export interface Rejected<G extends GameId = GameId> {
  type: "rejected";
  key: string | null;
  code: string;
  paragraph: string;
  facts: {
    [k: string]: unknown;
  };
  state?: Snapshot<G> | null;
}
/**
 * A command was done, durably; or what was asked.
 *
 */
export interface Answer<G extends GameId = GameId> {
  type: "answer";
  key: string;
  version: number;
  step: number;
  why_not?: WhyNotInfo | null;
  previews?: Ledger<G>[] | null;
  plan?: Plan<G> | null;
  hint?: Hint | null;
  would?: OrderStep[] | null;
  rematch?: string | null;
}
/**
 */
export interface WhyNotInfo {
  code: string;
  paragraph: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 */
export interface Plan<G extends GameId = GameId> {
  steps: PlanStep<G>[];
  insight: Games[G]["insight"] | null;
  view?: Games[G]["view"] | null;
  prompt?: PromptInfo<G> | null;
}
/**
 */
export interface PlanStep<G extends GameId = GameId> {
  ledgers: Ledger<G>[];
  why_not?: WhyNotInfo | null;
}
/**
 */
export interface Hint {
  simulations: number;
  choices: HintChoice[];
}
/**
 * One of the best choices.
 *
 */
export interface HintChoice {
  actions: HintAction[];
  visits: number;
  margin: number;
  win: number;
  turn: HintAction[];
  line: HintPly[];
  reasons: HintReason[];
}
/**
 * An action with the facts for its words.
 *
 */
export interface HintAction {
  action: string;
  verb: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 */
export interface HintPly {
  seat: number;
  step: HintAction;
}
/**
 * The effect of a choice on an evaluation term: `advice-<game>-<name>` in the catalogues.
 *
 */
export interface HintReason {
  name: string;
  way: "gains" | "keeps" | "loses";
  change: number;
  facts: {
    [k: string]: unknown;
  };
}
/**
 */
export interface ChatLines {
  type: "chat";
  lines: ChatLine[];
}
/**
 */
export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}
/**
 */
export interface Pong {
  type: "pong";
}
/**
 * A table as it was after `at` entries.
 *
 */
export interface Moment<G extends GameId = GameId> {
  at: number;
  entries: number;
  seat: number | null;
  view: Games[G]["view"];
  insight: Games[G]["insight"] | null;
  happened: Happened<G>[];
}

/** What each room sends. */
export interface Games {
  "java": {
    view: JavaView;
    insight: JavaInsight;
    event:
      | JavaStartingPlayerFound
      | JavaCardDealt
      | JavaCardTurnedUp
      | TurnBegan
      | JavaTileLaid
      | JavaDeveloperEntered
      | JavaDeveloperMoved
      | JavaDeveloperLeft
      | JavaPalaceBuilt
      | JavaPalaceUpgraded
      | JavaIrrigationLaid
      | JavaWaterClosed
      | JavaOpenCardTaken
      | JavaCardDrawn
      | JavaPileShuffled
      | JavaTokenSpent
      | JavaFestivalCalled
      | JavaFestivalCardLaid
      | JavaBidMade
      | JavaBidderPassed
      | JavaAgreementAsked
      | JavaAgreed
      | JavaFestivalHeld
      | JavaTurnEnded
      | JavaLastRoundBegan
      | PointsScored
      | GameEnded;
  };
  "maharaja": {
    view: MaharajaView;
    insight: MaharajaInsight;
    event:
      | MaharajaStartingPlayerFound
      | MaharajaDayBegan
      | MaharajaAntiqueLaidOut
      | TurnBegan
      | MaharajaCoinTaken
      | MaharajaAntiqueBought
      | MaharajaCollectionTaken
      | MaharajaAntiqueGivenUp
      | MaharajaTaxPaid
      | MaharajaRupeesReceived
      | MaharajaExtraTurnEarned
      | MaharajaOfferDiscarded
      | MaharajaDayEnded
      | MaharajaSinglesLost
      | PointsScored
      | GameEnded;
  };
  "taj-mahal": {
    view: TajMahalView;
    insight: TajMahalInsight;
    event:
      | TajMahalStartingPlayerFound
      | TajMahalProvinceTileLaid
      | TajMahalBonusTileLaid
      | TajMahalSpecialCardGiven
      | TajMahalCardDrawn
      | TajMahalNoCardLeft
      | TajMahalCardDisplayed
      | TajMahalPileReshuffled
      | TajMahalVisitBegan
      | TurnBegan
      | TajMahalCardsPlayed
      | TajMahalPlayerWithdrew
      | TajMahalPalaceBuilt
      | TajMahalCrownPalaceBuilt
      | TajMahalBonusTileTaken
      | TajMahalProvinceTileTaken
      | TajMahalProvincesJoined
      | PointsScored
      | TajMahalCardsDiscarded
      | TajMahalDisplayCardTaken
      | TajMahalDisplayCardDiscarded
      | TajMahalLastCardDiscarded
      | TajMahalCarlettoDrew
      | TajMahalCarlettoDecided
      | TajMahalCarlettoChoseCities
      | TajMahalSpecialCardTaken
      | TajMahalVisitEnded
      | GameEnded;
  };
}
export type GameId = keyof Games;

/** What can happen, by game. */
export const EVENTS = {
  "java": [
    "agreed",
    "agreement_asked",
    "bid_made",
    "bidder_passed",
    "card_dealt",
    "card_drawn",
    "card_turned_up",
    "developer_entered",
    "developer_left",
    "developer_moved",
    "festival_called",
    "festival_card_laid",
    "festival_held",
    "game_ended",
    "irrigation_laid",
    "last_round_began",
    "open_card_taken",
    "palace_built",
    "palace_upgraded",
    "pile_shuffled",
    "points_scored",
    "starting_player_found",
    "tile_laid",
    "token_spent",
    "turn_began",
    "turn_ended",
    "water_closed"
  ],
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
  ],
  "taj-mahal": [
    "bonus_tile_laid",
    "bonus_tile_taken",
    "card_displayed",
    "card_drawn",
    "cards_discarded",
    "cards_played",
    "carletto_chose_cities",
    "carletto_decided",
    "carletto_drew",
    "crown_palace_built",
    "display_card_discarded",
    "display_card_taken",
    "game_ended",
    "last_card_discarded",
    "no_card_left",
    "palace_built",
    "pile_reshuffled",
    "player_withdrew",
    "points_scored",
    "province_tile_laid",
    "province_tile_taken",
    "provinces_joined",
    "special_card_given",
    "special_card_taken",
    "starting_player_found",
    "turn_began",
    "visit_began",
    "visit_ended"
  ]
} as const;
