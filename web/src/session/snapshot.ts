/** The table's state, made from a message. */
import type {
  Ahead as AheadTold,
  ClockTold,
  OrdersTold,
  Progress,
  State,
  WhyNotTold,
} from "../protocol";
import type {
  Ahead,
  Choice,
  DraftStep,
  GameEvent,
  Preview,
  Prompt,
  SeatInfo,
  View,
} from "./contract";

/** A step or a choice on the wire; the verb and its facts are what it is worded from. */
interface Acted {
  action: string;
  verb?: string;
  facts?: Record<string, unknown>;
  events?: readonly unknown[];
  points?: readonly number[];
}

export interface TableState {
  version: number;
  step: number; // of the draft, for its owner alone
  entries: number; // of the record
  status: State["status"];
  seat: number | null; // the viewer's
  view: View | null;
  insight: Record<string, unknown> | null;
  prompt: Prompt | null;
  draft: {
    steps: DraftStep[];
    isFull: boolean;
    barrier: string; // what comes after it: none, chance, seat, turn, end
    canRedo: boolean;
  };
  seats: SeatInfo[];
  outcome: { ranking: number[][]; placing: number[][]; reason: string } | null;
  clocks: readonly ClockTold[] | null; // by seat, where the table has them
  orders: OrdersTold | null; // of the viewer's seat
  shuffle: State["shuffle"];
  settings: State["settings"];
  hints: boolean; // this seat may ask for advice when it is its turn
  rematch: string | null;
}

const EMPTY_DRAFT: TableState["draft"] = {
  steps: [],
  isFull: false,
  barrier: "none",
  canRedo: false,
};

export function tableState(state: State | Progress, mine: readonly number[]): TableState {
  const { draft } = state;
  return {
    version: state.version,
    step: state.step,
    entries: state.entries,
    status: state.status,
    seat: state.seat,
    view: state.view as unknown as View | null,
    insight: ("insight" in state ? state.insight : null) as Record<string, unknown> | null,
    prompt: promptOf(state.prompt, state.seat),
    draft: draft
      ? {
          steps: draft.steps.map(stepOf),
          isFull: draft.is_full,
          barrier: draft.barrier,
          canRedo: draft.can_redo,
        }
      : EMPTY_DRAFT,
    seats: state.seats.map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      kind: seat.kind,
      bot: seat.bot,
      connected: !seat.is_away,
      muted: seat.is_muted ?? false,
      gaveUp: seat.has_resigned,
      ranOut: seat.has_run_out ?? false,
      isGone: seat.has_resigned || (!!seat.has_run_out && state.settings.clock?.kind === "time"),
      mine: mine.includes(seat.seat),
    })),
    outcome: state.outcome as TableState["outcome"],
    clocks: (state.clocks ?? null) as TableState["clocks"],
    orders: state.orders ?? null,
    shuffle: state.shuffle,
    settings: state.settings,
    hints: state.hints ?? false,
    rematch: state.rematch ?? null,
  };
}

function promptOf(prompt: State["prompt"], seat: number | null): Prompt | null {
  if (!prompt || prompt.choices.length === 0) return null;
  return { ...prompt, choices: prompt.choices.map((choice) => choiceOf(choice, seat)) };
}

export function choiceOf(
  choice: NonNullable<State["prompt"]>["choices"][number],
  seat: number | null,
): Choice {
  const { verb = "", facts = {} } = choice as Acted;
  return {
    action: choice.action,
    verb,
    facts,
    target: choice.target,
    group: choice.group,
    cost: choice.cost ?? null,
    alone: choice.alone ?? false,
    copies: choice.copies ?? 1,
    counts: choice.counts ?? 1,
    preview: choice.preview ? previewOf(choice.preview, seat) : null,
  };
}

export function previewOf(ledger: Acted, seat: number | null): Preview {
  return {
    points: (seat !== null && ledger.points?.[seat]) || 0,
    events: (ledger.events ?? []) as GameEvent[],
  };
}

export function stepOf(step: Acted): DraftStep {
  const { action, verb = "", facts = {}, events = [] } = step;
  return { action, verb, facts, events: events as GameEvent[] };
}

/** A turn that was tried, with its reasons in words. */
export function aheadOf(
  ahead: AheadTold,
  seat: number | null,
  why: (reason: WhyNotTold) => string,
): Ahead {
  return {
    steps: ahead.steps.map(({ ledgers, why_not }) => ({
      ledgers: ledgers.map(stepOf),
      whyNot: why_not ? why(why_not) : null,
    })),
    view: (ahead.view ?? null) as unknown as View | null,
    insight: ahead.insight as Record<string, unknown> | null,
    prompt: promptOf(ahead.prompt ?? null, seat),
  };
}
