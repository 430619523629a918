/** What the shell and a game's own table have to tell each other. The shell knows no game. */
import type { Component } from "svelte";
import type { Wording } from "../i18n/wording";
import type { TableSettings } from "../protocol";
import type { Fields } from "../table/fields";

/** One thing the seat may choose; `action` is the notation that goes back to the server. */
export interface Choice {
  action: string;
  /** "buy": its words are `<game>-action-<verb>`. "end-turn": End turn plays it and commits. */
  verb: string;
  facts: Record<string, unknown>; // the verb's fields: {antique: "jug-red"}
  target: string; // the id of the object on the table that is clicked or named
  group: string; // choices of one group are shown together
  cost: number | null;
  alone: boolean; // in a set: answers by itself, never part of it
  copies: number; // in a set: how often one answer may hold it
  counts: number; // in a set: towards `least` and `most`
  preview: Preview | null; // what it would score, where the table gives previews
}

export interface Preview {
  points: number;
  events: GameEvent[];
  insight?: Record<string, unknown> | null; // what the position means after it, if it was asked for
}

export interface Prompt {
  kind: "choose" | "choose_set" | "place" | "amount" | "confirm";
  asks: string; // text id
  paragraph: string;
  least: number;
  most: number;
  choices: Choice[];
}

/** An event: its tag in `type`, its paragraph, and the fields of the room's dataclass. */
export interface GameEvent {
  type: string;
  paragraph?: string;
  seat?: number;
  [field: string]: unknown;
}

export interface WhyNot {
  code: string;
  paragraph: string;
  facts: Record<string, unknown>;
}

export interface DraftStep {
  action: string;
  verb: string;
  facts: Record<string, unknown>;
  events: GameEvent[];
}

/** A turn tried before it comes: what each step would do, and where it would lead. */
export interface Ahead {
  steps: { ledgers: DraftStep[]; whyNot: string | null }[]; // a reason: nothing of it was played
  view: View | null;
  insight: Record<string, unknown> | null;
  prompt: Prompt | null; // null: the plan ends there
}

/** What every room's view has; the room's own fields are beside these. */
export interface View {
  seat: number | null;
  to_move: number; // -1 chance, -2 nobody
  scores: number[];
  options: Record<string, unknown>;
  [field: string]: unknown;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open" | "automaton";
  bot: string | null; // level
  connected: boolean;
  muted: boolean; // I do not hear what it says
  gaveUp: boolean; // a bot plays on
  ranOut: boolean; // of time: a bot plays on
  isGone: boolean; // gave up, or has no time left to come back with
  mine: boolean;
}

/** Props of a game's own table: the picture in the middle, the seat's hand included. */
export interface TableProps {
  view: View;
  insight: Record<string, unknown> | null; // what the position means, if the room tells
  edition: Record<string, unknown>; // the data of the cards and the board, `drawing` included
  prompt: Prompt | null; // null: nothing is asked of this seat now
  draft: DraftStep[]; // already in the view; for marking what is only planned
  past: readonly GameEvent[]; // all that happened up to this view, without the draft
  settings: TableSettings; // what the table agreed on beside the game's options
  seats: SeatInfo[];
  me: number | null; // the viewer's seat; null: a spectator
  words: Wording;
  highlight: readonly string[]; // targets a log line or a panel points at
  selected: readonly string[]; // actions chosen so far in a `choose_set`
  events: GameEvent[]; // what led from the last view to this one, for choreography
  choose: (action: string, again?: boolean) => void; // again: one more of the same in a set
  back: (steps: number) => void; // takes the draft back to that many steps
  whyNot: (action: string) => Promise<string | null>; // the reason in words
  preview?: (action: string) => Promise<Preview | null>; // what a choice would do, with its insight
  /** Tries a turn on the present position; null where none can be planned. */
  ahead?: (steps: readonly (readonly string[])[], menu?: boolean) => Promise<Ahead | null>;
  play?: (actions: readonly string[]) => void; // several steps of a turn at once, or a whole set
  point: (targets: readonly string[]) => void; // hover or focus, for the shell
  ask?: (question: string | null) => void; // in the prompt's place, once something is in hand
  animate: boolean;
  fields?: Fields; // what the view's fields hold, for the plain table
}

/** What `web/src/games/<game>/index.ts` exports by default. */
export interface GameTable {
  table: Component<TableProps>;
  /** The glyph of a log line, by event. */
  glyph?: (event: GameEvent) => string | null;
  /** The ids of the objects that an event touches. */
  targets?: (event: GameEvent) => string[];
  /** Public holdings for a player's panel: glyph, number and name. */
  holdings?: (view: View, seat: number, words: Wording) => Holding[];
  /** What ending the turn now would waste, as sentences. */
  warnings?: (
    view: View,
    prompt: Prompt | null,
    words: Wording,
    draft: readonly DraftStep[],
  ) => string[];
  /** Where the game stands, as a picture in the bar of a wide screen. */
  ribbon?: Component<{ view: View; insight: Record<string, unknown> | null; words: Wording }>;
  /** Where the game stands, for the bar: "day 3 of 9". */
  progress?: (view: View, words: Wording, insight: Record<string, unknown> | null) => string;
}

export interface Holding {
  glyph: string;
  count: number | string;
  name: string;
}
