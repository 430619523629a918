/** The contract between the shell of a table and a game's own table. The shell knows no game. */
import type { Component } from "svelte";
import type { Wording } from "../i18n/wording";
import type {
  GameId,
  Games,
  Ledger,
  Plan,
  PromptInfo,
  SeatInfo,
  Snapshot,
  TableSettings,
} from "../protocol";
import type { Fields } from "../table/fields";

export type View<G extends GameId = GameId> = Games[G]["view"];
export type Insight<G extends GameId = GameId> = Games[G]["insight"];
export type GameEvent<G extends GameId = GameId> = Games[G]["event"];
export type Draft = NonNullable<Snapshot["draft"]>;

/** Props of a game's own table: the picture in the middle, the seat's hand included. */
export interface TableProps<G extends GameId = GameId> {
  view: View<G>;
  insight: Insight<G> | null; // what the position means
  edition: unknown; // the data of the cards and the board, `drawing` included
  prompt: PromptInfo<G> | null; // null: nothing is asked of this seat now
  draft: readonly Ledger<G>[]; // already in the view; for marking what is only planned
  past: readonly GameEvent<G>[]; // all that happened up to this view, without the draft
  settings: TableSettings; // what the table agreed on beside the game's options
  seats: readonly SeatInfo[];
  me: number | null; // the viewer's seat; null: a spectator
  words: Wording;
  highlight: readonly string[]; // targets a log line or a panel points at
  selected: readonly string[]; // actions chosen so far in a `choose_set`
  events: readonly GameEvent<G>[]; // what led from the last view to this one, for choreography
  choose: (action: string, again?: boolean) => void; // again: one more of the same in a set
  back: (steps: number) => void; // takes the draft back to that many steps
  whyNot: (action: string) => Promise<string | null>; // the reason in words
  preview?: (action: string) => Promise<Ledger<G> | null>; // what a choice would do
  /** Tries a turn on the present position; null where none can be planned. */
  plan?: (steps: readonly (readonly string[])[], menu?: boolean) => Promise<Plan<G> | null>;
  play?: (actions: readonly string[]) => void; // several steps of a turn at once, or a whole set
  point: (targets: readonly string[]) => void; // hover or focus, for the shell
  ask?: (question: string | null) => void; // in the prompt's place, once something is in hand
  animate: boolean;
  fields?: Fields; // what the view's fields hold, for the plain table
}

/** What `web/src/games/<game>/index.ts` exports by default. */
export interface GameTable<G extends GameId = GameId> {
  table: Component<TableProps<G>>;
  /** The glyph of a log line, by event. */
  glyph?: (event: GameEvent<G>) => string | null;
  /** The ids of the objects that an event touches. */
  targets?: (event: GameEvent<G>) => string[];
  /** Public holdings for a player's panel: glyph, number and name. */
  holdings?: (view: View<G>, seat: number, words: Wording) => Holding[];
  /** What ending the turn now would waste, as sentences. */
  warnings?: (
    view: View<G>,
    prompt: PromptInfo<G> | null,
    words: Wording,
    draft: readonly Ledger<G>[],
  ) => string[];
  /** Where the game stands, as a picture in the bar of a wide screen. */
  ribbon?: Component<{ view: View<G>; insight: Insight<G> | null; words: Wording }>;
  /** Where the game stands, for the bar: "day 3 of 9". */
  progress?: (view: View<G>, words: Wording, insight: Insight<G> | null) => string;
}

export interface Holding {
  glyph: string;
  count: number | string;
  name: string;
}

type KeysOf<E> = E extends unknown ? keyof E : never;

/** An event by its fields, each of which only some kinds of events have. */
export type EventFields<G extends GameId = GameId> = {
  [K in KeysOf<GameEvent<G>>]?: GameEvent<G> extends infer E
    ? E extends { [P in K]: infer V }
      ? V
      : never
    : never;
};

/** One kind of event of a game, by its type. */
export type EventOf<G extends GameId, T extends GameEvent<G>["type"]> = Extract<
  GameEvent<G>,
  { type: T }
>;
