/* Made by `pnpm run protocol` from protocol.schema.json; never edited. */

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AnyView".
 */
export type AnyView = JavaView | MaharajaView | TajMahalView;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AnyInsight".
 */
export type AnyInsight = Insight | Insight1 | Insight2;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AnyEvent".
 */
export type AnyEvent =
  | StartingPlayerFound
  | CardDealt
  | CardTurnedUp
  | TurnBegan
  | TileLaid
  | DeveloperEntered
  | DeveloperMoved
  | DeveloperLeft
  | PalaceBuilt
  | PalaceUpgraded
  | IrrigationLaid
  | WaterClosed
  | OpenCardTaken
  | CardDrawn
  | PileShuffled
  | TokenSpent
  | FestivalCalled
  | FestivalCardLaid
  | BidMade
  | BidderPassed
  | AgreementAsked
  | Agreed
  | FestivalHeld
  | TurnEnded
  | LastRoundBegan
  | PointsScored
  | GameEnded
  | StartingPlayerFound1
  | DayBegan
  | AntiqueLaidOut
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
  | StartingPlayerFound2
  | ProvinceTileLaid
  | BonusTileLaid
  | SpecialCardGiven
  | CardDrawn1
  | NoCardLeft
  | CardDisplayed
  | PileReshuffled
  | VisitBegan
  | CardsPlayed
  | PlayerWithdrew
  | PalaceBuilt1
  | CrownPalaceBuilt
  | BonusTileTaken
  | ProvinceTileTaken
  | ProvincesJoined
  | CardsDiscarded
  | DisplayCardTaken
  | DisplayCardDiscarded
  | LastCardDiscarded
  | CarlettoDrew
  | CarlettoDecided
  | CarlettoChoseCities
  | SpecialCardTaken
  | VisitEnded;

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
    | Orders
    | Chat
    | Mute
    | WhyNotAsked
    | PreviewAsked
    | AheadAsked
    | OrderAsked
    | HintAsked
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
  version: number;
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
  version: number;
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
  version: number;
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
  version: number;
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
  version: number;
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
  version: number;
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
  version: number;
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
  version: number;
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
  version: number;
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
  version: number;
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
  version: number;
}
/**
 * Leaves a standing order in the place of one's last, or takes it back; nobody else hears.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Orders".
 */
export interface Orders {
  type: "orders";
  key: string;
  version: number;
  order: OrderWish | null;
}
/**
 * A standing order as its seat fills it in.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OrderWish".
 */
export interface OrderWish {
  name: string;
  values?: {
    [k: string]: number | string[];
  };
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
  version: number;
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
  version: number;
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
 * Tries a turn on the present position: each step whole or not at all; nothing is kept.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AheadAsked".
 */
export interface AheadAsked {
  type: "ahead";
  key: string;
  /**
   * @maxItems 32
   */
  steps: string[][];
  menu?: boolean;
}
/**
 * Asks what an order would answer now; nothing is kept.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OrderAsked".
 */
export interface OrderAsked {
  type: "would";
  key: string;
  order: OrderWish;
}
/**
 * Asks what a bot would do now in this seat's place; answered when the bot has thought.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HintAsked".
 */
export interface HintAsked {
  type: "hint";
  key: string;
  version: number;
  step?: number;
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
  now?: number;
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
  hints?: boolean;
  clocks?: ClockTold[] | null;
  orders?: OrdersTold | null;
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TimeEach".
 */
export interface TimeEach {
  kind: "time";
  seconds: number;
  increment?: number;
}
/**
 * So many days for each move.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DaysPerMove".
 */
export interface DaysPerMove {
  kind: "days";
  days: number;
}
/**
 * The table as a seat sees it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "JavaView".
 */
export interface JavaView {
  type: "java_view";
  seat: number | null;
  to_move: number;
  legal: string[];
  scores: number[];
  options: {};
  phase: string;
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
  spaces: SpaceView[];
  players: PlayerView[];
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SpaceView".
 */
export interface SpaceView {
  space: string;
  terrain: string;
  level: number;
  tile: string;
  palace: number;
  feast: boolean;
  developer: number | null;
}
/**
 * What lies before a player, and what is known of his hand.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.java.view.PlayerView".
 */
export interface PlayerView {
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
  part: string;
  bid_number: number;
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
  players: PlayerView1[];
}
/**
 * What lies before a player.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.maharaja.view.PlayerView".
 */
export interface PlayerView1 {
  money: number;
  antiques: string[];
  collections: string[];
}
/**
 * The table as a seat sees it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TajMahalView".
 */
export interface TajMahalView {
  type: "taj_mahal_view";
  seat: number | null;
  to_move: number;
  legal: string[];
  scores: number[];
  options: {};
  phase: string;
  visit: number;
  starter: number | null;
  turn_of: number | null;
  order: number[];
  in_visit: number[];
  first_out: number | null;
  route: (string | null)[];
  cities: string[];
  bonus: never[][];
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
  players: PlayerView2[];
}
/**
 * A player as everybody sees him.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.taj_mahal.view.PlayerView".
 */
export interface PlayerView2 {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.java.insight.Insight".
 */
export interface Insight {
  villages: Village[];
  waters: Water[];
  scorings: GreatScoring[];
  worth: never[][];
  reached: Reached[];
  gates: Gate[];
}
/**
 * A village, or a city if it has a palace (J4.1).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Village".
 */
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
/**
 * A water area (J8.2).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Water".
 */
export interface Water {
  spaces: string[];
  open: string[];
  ranks: number[][];
  first: number | null;
  fame: number;
}
/**
 * What a seat's great scoring would bring now (J9.3).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GreatScoring".
 */
export interface GreatScoring {
  fame: number;
  parts: Part[];
  is_over: boolean;
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
 * A space that a developer can get to, and one cheapest way there.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reached".
 */
export interface Reached {
  space: string | null;
  ap: number;
  way: string[];
}
/**
 * A tile at the border, and what it costs to come in or leave there (J5.3, J5.4).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Gate".
 */
export interface Gate {
  space: string;
  ap: number;
}
/**
 * What the position means to everybody; `outlooks` to the seat that is to move.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.maharaja.insight.Insight".
 */
export interface Insight1 {
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
 * via the `definition` "durbar.games.maharaja.insight.Outlook".
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
 * What the position means; `outlooks` and `plans` are for the seat that is to move.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.taj_mahal.insight.Insight".
 */
export interface Insight2 {
  visits: number;
  goods: string[][];
  majorities: Majority[];
  retreats: (Retreat | null)[];
  cities: CityValue[][];
  tile_points: number[];
  networks: Network[][];
  races: SpecialRace[];
  outlooks: Outlook1[];
  plans: Plan[];
}
/**
 * One symbol of the visit: who shows how many, and who would win its prize (T4.1).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Majority".
 */
export interface Majority {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Retreat".
 */
export interface Retreat {
  prizes: string[];
  best: Plan;
  draws: boolean;
  takes: number;
  leaves: number;
}
/**
 * Cities for all palaces that are due, and what they bring by part (T5.1 to T5.3).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Plan".
 */
export interface Plan {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CityValue".
 */
export interface CityValue {
  city: string;
  palaces: number;
  bonus: string;
  bonus_points: number;
  is_free: boolean;
}
/**
 * Cities of a seat that hang together, and the provinces they join (T5.3).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Network".
 */
export interface Network {
  cities: string[];
  provinces: string[];
  is_here: boolean;
}
/**
 * Who has a special card, who takes it at the end of the visit, who lacks one tile (T6.1).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SpecialRace".
 */
export interface SpecialRace {
  special: string;
  symbol: string;
  holder: number | null;
  takes: number | null;
  lack_one: number[];
}
/**
 * What the seat to move would show, and what it would lead in, after playing these cards.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.taj_mahal.insight.Outlook".
 */
export interface Outlook1 {
  action: string;
  shown: number[];
  leads: string[];
  ties: string[];
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
 * One of a prompt's choices, of which there may be thousands: what is usual is left out.
 *
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
  alone?: boolean;
  copies?: number;
  counts?: number;
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
  insight?: AnyInsight | null;
}
/**
 * StartingPlayerFound(seat: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.java.events.StartingPlayerFound".
 */
export interface StartingPlayerFound {
  type: "starting_player_found";
  seat: number;
  paragraph: string;
}
/**
 * CardDealt(seat: int, card: str | durbar.core.events.Unknown)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardDealt".
 */
export interface CardDealt {
  type: "card_dealt";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * CardTurnedUp(card: str)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardTurnedUp".
 */
export interface CardTurnedUp {
  type: "card_turned_up";
  card: string;
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
 * TileLaid(seat: int, tile: str, spaces: tuple[str, ...], level: int, ap: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TileLaid".
 */
export interface TileLaid {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DeveloperEntered".
 */
export interface DeveloperEntered {
  type: "developer_entered";
  seat: number;
  way: string[];
  ap: number;
  paragraph: string;
}
/**
 * DeveloperMoved(seat: int, way: tuple[str, ...], ap: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DeveloperMoved".
 */
export interface DeveloperMoved {
  type: "developer_moved";
  seat: number;
  way: string[];
  ap: number;
  paragraph: string;
}
/**
 * DeveloperLeft(seat: int, way: tuple[str, ...], ap: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DeveloperLeft".
 */
export interface DeveloperLeft {
  type: "developer_left";
  seat: number;
  way: string[];
  ap: number;
  paragraph: string;
}
/**
 * PalaceBuilt(seat: int, space: str, value: int, size: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.java.events.PalaceBuilt".
 */
export interface PalaceBuilt {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PalaceUpgraded".
 */
export interface PalaceUpgraded {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "IrrigationLaid".
 */
export interface IrrigationLaid {
  type: "irrigation_laid";
  seat: number;
  space: string;
  paragraph: string;
}
/**
 * WaterClosed(spaces: tuple[str, ...], first: int | None)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WaterClosed".
 */
export interface WaterClosed {
  type: "water_closed";
  spaces: string[];
  first: number | null;
  paragraph: string;
}
/**
 * OpenCardTaken(seat: int, card: str)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OpenCardTaken".
 */
export interface OpenCardTaken {
  type: "open_card_taken";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * CardDrawn(seat: int, card: str | durbar.core.events.Unknown)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.java.events.CardDrawn".
 */
export interface CardDrawn {
  type: "card_drawn";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * The discards form a new pile.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PileShuffled".
 */
export interface PileShuffled {
  type: "pile_shuffled";
  cards: number;
  paragraph: string;
}
/**
 * TokenSpent(seat: int, ap: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TokenSpent".
 */
export interface TokenSpent {
  type: "token_spent";
  seat: number;
  ap: number;
  paragraph: string;
}
/**
 * FestivalCalled(seat: int, space: str, value: int, open_card: str, asked: tuple[int, ...])
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FestivalCalled".
 */
export interface FestivalCalled {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FestivalCardLaid".
 */
export interface FestivalCardLaid {
  type: "festival_card_laid";
  seat: number;
  card: string;
  total: number;
  paragraph: string;
}
/**
 * BidMade(seat: int, total: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BidMade".
 */
export interface BidMade {
  type: "bid_made";
  seat: number;
  total: number;
  paragraph: string;
}
/**
 * BidderPassed(seat: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BidderPassed".
 */
export interface BidderPassed {
  type: "bidder_passed";
  seat: number;
  paragraph: string;
}
/**
 * AgreementAsked(seat: int, total: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AgreementAsked".
 */
export interface AgreementAsked {
  type: "agreement_asked";
  seat: number;
  total: number;
  paragraph: string;
}
/**
 * Agreed(seat: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Agreed".
 */
export interface Agreed {
  type: "agreed";
  seat: number;
  paragraph: string;
}
/**
 * FestivalHeld(space: str, value: int, seats: tuple[int, ...], fame: int, discarded: tuple[str, ...])
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FestivalHeld".
 */
export interface FestivalHeld {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TurnEnded".
 */
export interface TurnEnded {
  type: "turn_ended";
  seat: number;
  lapsed: number;
  paragraph: string;
}
/**
 * The seat took the last three-tile, or counts as if it had (J9.7).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LastRoundBegan".
 */
export interface LastRoundBegan {
  type: "last_round_began";
  seat: number;
  three_tiles: number;
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
 * StartingPlayerFound(seat: int, money: tuple[int, ...])
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.maharaja.events.StartingPlayerFound".
 */
export interface StartingPlayerFound1 {
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
 * StartingPlayerFound(seat: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.taj_mahal.events.StartingPlayerFound".
 */
export interface StartingPlayerFound2 {
  type: "starting_player_found";
  seat: number;
  paragraph: string;
}
/**
 * ProvinceTileLaid(tile: int, province: str)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ProvinceTileLaid".
 */
export interface ProvinceTileLaid {
  type: "province_tile_laid";
  tile: number;
  province: string;
  paragraph: string;
}
/**
 * BonusTileLaid(bonus: str, city: str)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BonusTileLaid".
 */
export interface BonusTileLaid {
  type: "bonus_tile_laid";
  bonus: string;
  city: string;
  paragraph: string;
}
/**
 * A Carletto starts with special cards.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SpecialCardGiven".
 */
export interface SpecialCardGiven {
  type: "special_card_given";
  seat: number;
  special: string;
  paragraph: string;
}
/**
 * A card from the pile into a hand.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.taj_mahal.events.CardDrawn".
 */
export interface CardDrawn1 {
  type: "card_drawn";
  seat: number;
  card: string;
  because: string;
  paragraph: string;
}
/**
 * A card is due, but the pile and the discards are empty.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NoCardLeft".
 */
export interface NoCardLeft {
  type: "no_card_left";
  seat: number;
  paragraph: string;
}
/**
 * CardDisplayed(card: str)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardDisplayed".
 */
export interface CardDisplayed {
  type: "card_displayed";
  card: string;
  paragraph: string;
}
/**
 * PileReshuffled(cards: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PileReshuffled".
 */
export interface PileReshuffled {
  type: "pile_reshuffled";
  cards: number;
  paragraph: string;
}
/**
 * VisitBegan(visit: int, province: str, goods: tuple[str, ...], seat: int, order: tuple[int, ...])
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "VisitBegan".
 */
export interface VisitBegan {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardsPlayed".
 */
export interface CardsPlayed {
  type: "cards_played";
  seat: number;
  card: string;
  extra: string;
  paragraph: string;
}
/**
 * PlayerWithdrew(seat: int, prizes: tuple[str, ...])
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerWithdrew".
 */
export interface PlayerWithdrew {
  type: "player_withdrew";
  seat: number;
  prizes: string[];
  paragraph: string;
}
/**
 * PalaceBuilt(seat: int, city: str)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "durbar.games.taj_mahal.events.PalaceBuilt".
 */
export interface PalaceBuilt1 {
  type: "palace_built";
  seat: number;
  city: string;
  paragraph: string;
}
/**
 * CrownPalaceBuilt(seat: int, city: str)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CrownPalaceBuilt".
 */
export interface CrownPalaceBuilt {
  type: "crown_palace_built";
  seat: number;
  city: string;
  paragraph: string;
}
/**
 * BonusTileTaken(seat: int, bonus: str, city: str)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BonusTileTaken".
 */
export interface BonusTileTaken {
  type: "bonus_tile_taken";
  seat: number;
  bonus: string;
  city: string;
  paragraph: string;
}
/**
 * ProvinceTileTaken(seat: int, tile: int)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ProvinceTileTaken".
 */
export interface ProvinceTileTaken {
  type: "province_tile_taken";
  seat: number;
  tile: number;
  paragraph: string;
}
/**
 * Why the palaces score what they score.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ProvincesJoined".
 */
export interface ProvincesJoined {
  type: "provinces_joined";
  seat: number;
  province: string;
  chains: Chain[];
  paragraph: string;
}
/**
 * A province joined, and the cities of the shortest chain to it, the current province first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Chain".
 */
export interface Chain {
  province: string;
  cities: string[];
}
/**
 * What the withdrawing player had played; his special cards return to his hand.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardsDiscarded".
 */
export interface CardsDiscarded {
  type: "cards_discarded";
  seat: number;
  cards: string[];
  specials: string[];
  paragraph: string;
}
/**
 * DisplayCardTaken(seat: int, card: str)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DisplayCardTaken".
 */
export interface DisplayCardTaken {
  type: "display_card_taken";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * For a Carletto who withdrew, by a human's choice.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DisplayCardDiscarded".
 */
export interface DisplayCardDiscarded {
  type: "display_card_discarded";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * A Carletto withdrew and left no choice.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LastCardDiscarded".
 */
export interface LastCardDiscarded {
  type: "last_card_discarded";
  card: string;
  paragraph: string;
}
/**
 * An open card from the pile; what becomes of it is in CarlettoDecided or CardsPlayed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CarlettoDrew".
 */
export interface CarlettoDrew {
  type: "carletto_drew";
  seat: number;
  card: string;
  paragraph: string;
}
/**
 * What the automaton does, and by which paragraph.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CarlettoDecided".
 */
export interface CarlettoDecided {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CarlettoChoseCities".
 */
export interface CarlettoChoseCities {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SpecialCardTaken".
 */
export interface SpecialCardTaken {
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "VisitEnded".
 */
export interface VisitEnded {
  type: "visit_ended";
  visit: number;
  tile: number | null;
  bonuses: string[];
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
  is_muted?: boolean;
  has_run_out?: boolean;
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
  placing: number[][];
  reason: string;
  ran_out?: number[];
}
/**
 * The clock of a seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ClockTold".
 */
export interface ClockTold {
  left: number;
  deadline?: number | null;
}
/**
 * What a seat may order and what it has ordered; for its own eyes.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OrdersTold".
 */
export interface OrdersTold {
  scope: string;
  forms: OrderFormTold[];
  standing: StandingOrder | null;
}
/**
 * An order that may be left now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OrderFormTold".
 */
export interface OrderFormTold {
  name: string;
  paragraph: string;
  parameters: ParameterTold[];
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ParameterTold".
 */
export interface ParameterTold {
  name: string;
  kind: "number" | "ranking" | "set";
  least: number;
  most: number;
  among: string[];
  of: string;
  usual: number;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StandingOrder".
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OrderStep".
 */
export interface OrderStep {
  action: string;
  verb: string;
  facts: {};
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
  hints?: boolean;
  clocks?: ClockTold[] | null;
  orders?: OrdersTold | null;
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
  ahead?: Ahead | null;
  hint?: Hint | null;
  would?: OrderStep[] | null;
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
 * via the `definition` "Ahead".
 */
export interface Ahead {
  steps: StepAhead[];
  insight: AnyInsight | null;
  view?: AnyView | null;
  prompt?: Prompt | null;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StepAhead".
 */
export interface StepAhead {
  ledgers: Ledger[];
  why_not?: WhyNotTold | null;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  simulations: number;
  choices: Advised[];
}
/**
 * One of the best choices in a bot's eyes.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Advised".
 */
export interface Advised {
  actions: Acted[];
  visits: number;
  margin: number;
  win: number;
  turn: Acted[];
  line: Ply[];
  reasons: Reason[];
}
/**
 * An action, and what its words are made of.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Acted".
 */
export interface Acted {
  action: string;
  verb: string;
  facts: {};
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ply".
 */
export interface Ply {
  seat: number;
  step: Acted;
}
/**
 * What a choice does with one evaluation term: `advice-<game>-<name>` in the catalogues.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  name: string;
  way: "gains" | "keeps" | "loses";
  change: number;
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
