/**
 * A table as one browser sees it: its state, what is selected, and what is waited for.
 *
 * It knows no rules and no DOM: the prompt lists what may be chosen, and the server says whether a
 * draft is full and what comes after it.
 */

import type {
  Answer,
  ChoiceInfo,
  Happened,
  Hint,
  Ledger,
  OrderRequest,
  OrderStep,
  Plan,
  Protocol,
  Rejected,
  SeatInfo,
  Snapshot,
  Update,
  WhyNotInfo,
} from "../protocol";
import { ChangeQueue } from "./change_queue";
import type { GameEvent } from "./contract";
import { type ChatEntry, extended, type LogLine } from "./log";
import { Selection } from "./selection.svelte";
import type { Retry, TableRequest, TableSocket } from "./socket";

/** What a table shows: the message's state, whether it brought news or not. */
export type TableState = Snapshot | Update;
type FromServer = Protocol["from_server"];
export type Confirm = "never" | "barrier" | "always";

export interface Hooks {
  confirm: () => Confirm;
  /** How long one shown change rests before the next is shown, in ms; 0: not at all. */
  rest: (events: readonly GameEvent[], own: boolean) => number;
  rejected: (rejected: Rejected) => void;
  shown?: (now: TableState, events: readonly GameEvent[]) => void;
  after?: (ms: number, run: () => void) => void;
}

interface Change {
  now: TableState;
  events: readonly GameEvent[];
  happened: readonly Happened[];
}

export class TableController {
  mine: readonly number[] = $state.raw([]);
  viewer: number | null = $state(null); // the seat this browser looks through
  welcomed = $state(false);
  skew = $state(0); // seconds by which this machine's clock is ahead of the server's
  now: TableState | null = $state.raw(null); // what is shown
  events: readonly GameEvent[] = $state.raw([]); // what led to it
  log: LogLine[] = $state.raw([]);
  chat: ChatEntry[] = $state.raw([]);
  busy = $state(0); // commands on their way
  readonly selection = new Selection();
  game = $state("");
  edition = $state("");
  options: Record<string, unknown> = $state.raw({});

  #line: Pick<TableSocket, "ask" | "hello"> | null = null;
  #latest: TableState | null = null;
  readonly queue: ChangeQueue<Change>;
  #unasked = ""; // the draft that was committed unasked: tried once, not for ever
  #chosen = false; // the seat to viewAs through was chosen by hand: a curtain was lifted

  constructor(readonly hooks: Hooks) {
    this.queue = new ChangeQueue({
      show: (change) => this.#show(change),
      rest: ({ now, events }) => hooks.rest(events, now.step > 0 || stepsOf(now).length > 0),
      after: hooks.after ?? later,
    });
  }

  attach(line: Pick<TableSocket, "ask" | "hello">): void {
    this.#line = line;
  }

  /** What to say at each (re)connect: whose viewer, and what we have. */
  hello(): Extract<Protocol["to_server"], { type: "hello" }> {
    const chat_after = this.chat.at(-1)?.id ?? 0;
    return { type: "hello", seat: this.viewer, after: this.#latest?.version ?? 0, chat_after };
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.skew = message.now ? Date.now() / 1000 - message.now : 0;
        return this.#welcome(message.mine);
      case "snapshot":
        return this.#take(message, []);
      case "update":
        return this.#take(message, message.happened);
      case "rejected":
        if (message.state) this.#take(message.state, []);
        return this.hooks.rejected(message);
      case "chat": {
        const last = this.chat.at(-1)?.id ?? 0;
        const after = this.log.at(-1)?.at ?? 0;
        const fresh = message.lines.filter((line) => line.id > last);
        this.chat = [...this.chat, ...fresh.map((line) => ({ ...line, after }))];
      }
    }
  }

  // -- whose viewer

  /** With one seat of mine I viewAs through it; with several a curtain asks who is there. */
  #welcome(mine: readonly number[]): void {
    this.welcomed = true;
    this.mine = mine;
    const wanted = mine.length === 1 ? (mine[0] ?? null) : this.#chosen ? this.viewer : null;
    if (wanted !== this.viewer) this.viewAs(wanted);
  }

  viewAs(seat: number | null): void {
    this.#chosen = true;
    this.viewer = seat;
    this.selection.clear();
    this.#latest = null; // another viewer knows other things: load everything
    this.log = [];
    this.#line?.hello();
  }

  /** The seat of mine that is asked now, while this browser looks through other viewer. */
  get curtain(): number | null {
    const to_move = this.now?.view?.to_move ?? -1;
    if (this.mine.length < 2 || this.now?.status !== "running") return null;
    if (stepsOf(this.now).length) return null; // whoever looks has not ended the turn yet
    if (this.now.seats[to_move]?.bot) return null; // nobody need come: a bot plays
    return this.mine.includes(to_move) && to_move !== this.viewer ? to_move : null;
  }

  // -- what is shown

  #take(state: TableState, happened: readonly Happened[]): void {
    if (state.seat !== this.viewer) return; // meant for the previous viewer
    this.game = state.game;
    this.edition = state.edition;
    this.options = state.options;
    const first = this.#latest === null;
    this.#latest = state;
    // A prompt without choices asks nothing
    const now = state.prompt?.choices.length === 0 ? { ...state, prompt: null } : state;
    if (first) {
      this.queue.clear();
      this.#show({ now, events: [], happened });
      return;
    }
    this.queue.push({ now, events: happened.flatMap((each) => each.events), happened });
  }

  #show(change: Change): void {
    if (this.now?.version !== change.now.version || this.now?.step !== change.now.step) {
      this.selection.clear();
    }
    this.events = change.events;
    this.now = change.now;
    this.log = extended(this.log, change.happened);
    this.hooks.shown?.(change.now, change.events);
    this.#commitIfUnasked(change.now);
  }

  // -- what I do

  get isMyTurn(): boolean {
    const { now, me } = this;
    return now?.status === "running" && me !== null && !me.bot && this.#owner === me.seat;
  }

  /** The seat whose viewer these are. */
  get me(): SeatInfo | null {
    return this.now?.seats[this.now.seat ?? -1] ?? null;
  }

  /** Whose draft it is: the seat to move, or the one whose full draft waits for its commit. */
  get #owner(): number {
    if (!this.now) return -2;
    return stepsOf(this.now).length ? (this.now.seat ?? -2) : (this.now.view?.to_move ?? -2);
  }

  get canCommit(): boolean {
    return this.now?.draft?.is_full ?? false;
  }

  /** The choice that ends the turn, where the game has one: End turn plays it and commits. */
  get #last(): ChoiceInfo | undefined {
    if (!this.isMyTurn || this.canCommit) return undefined;
    return this.now?.prompt?.choices.find((choice) => choice.verb === "end-turn");
  }

  get canEnd(): boolean {
    return this.canCommit || this.#last !== undefined;
  }

  get canUndo(): boolean {
    return stepsOf(this.now).length > 0;
  }

  /** `again`: one more of the same, or one less; without it a set's choice fills up, then clears. */
  choose(action: string, again?: boolean): void {
    const prompt = this.now?.prompt;
    const choice = prompt?.choices.find((each) => each.action === action);
    if (!prompt || !choice) return;
    if (prompt.kind === "choose_set" && !choice.alone) {
      return this.selection.toggle(choice, prompt, again);
    }
    if (this.hooks.confirm() === "always" && this.selection.pending !== action) {
      this.selection.pending = action;
      return;
    }
    this.submit([action]);
  }

  get setIsReady(): boolean {
    return this.selection.isReady(this.now?.prompt ?? null);
  }

  /** Sends what is chosen and waits: the set, or the action to be confirmed. */
  confirm(): void {
    const { actions, pending } = this.selection;
    if (this.setIsReady) this.submit(actions);
    else if (pending) this.submit([pending]);
    else if (this.canCommit) this.commit();
  }

  submit(actions: readonly string[]): void {
    this.selection.clear();
    this.#command({ type: "submit", actions: [...actions] });
  }

  undo(): void {
    if (!this.selection.isEmpty) this.selection.clear();
    else if (this.canUndo) this.#command({ type: "undo" });
  }

  /** Takes the draft back to that many steps. */
  async back(steps: number): Promise<void> {
    this.selection.clear();
    while ((this.#latest?.draft?.steps.length ?? 0) > steps) {
      if (!(await this.#command({ type: "undo" }))) return;
    }
  }

  redo(): void {
    if (this.now?.draft?.can_redo) this.#command({ type: "redo" });
  }

  restart(): void {
    this.selection.clear();
    if (this.canUndo) this.#command({ type: "restart_turn" });
  }

  commit(): void {
    this.#command({ type: "commit" });
  }

  /** Ends the turn for good, in one command. */
  end(): void {
    const last = this.#last;
    if (this.canCommit) return this.commit();
    if (!last) return;
    this.selection.clear();
    this.#command({ type: "submit", actions: [last.action], commit: true });
  }

  say(text: string): void {
    const trimmed = text.trim();
    if (trimmed) this.#command({ type: "chat", text: trimmed.slice(0, 500) });
  }

  /** Any other command of the protocol: add_bot, resign, rematch ... */
  send(request: TableRequest): Promise<Answer | null> {
    return this.#command(request);
  }

  async whyNot(action: string): Promise<WhyNotInfo | null> {
    try {
      const answer = await this.#line?.ask({ type: "why_not", action });
      return answer?.why_not ?? null;
    } catch (rejected) {
      const { code, paragraph, facts } = rejected as Rejected;
      return { code, paragraph, facts }; // no action at all: that is the reason
    }
  }

  /** What one choice would score and mean; asked for it alone, since all of them are many. */
  async preview(action: string): Promise<Ledger | null> {
    try {
      const answer = await this.#line?.ask({ type: "preview", actions: [action] });
      return answer?.previews?.[0] ?? null;
    } catch {
      return null;
    }
  }

  /** A turn tried on the present position; null where none can be planned. */
  async plan(steps: readonly (readonly string[])[], menu: boolean): Promise<Plan | null> {
    try {
      const texts = steps.map((step) => [...step]);
      const answer = await this.#line?.ask({ type: "plan", steps: texts, menu });
      return answer?.plan ?? null;
    } catch {
      return null;
    }
  }

  /** What a bot would do in this seat's place; null where none is given. It takes its time. */
  async hint(): Promise<Hint | null> {
    const { version = 0, step = 0 } = this.#latest ?? {};
    try {
      const answer = await this.#line?.ask({ type: "hint", version, step });
      return answer?.hint ?? null;
    } catch {
      return null; // `receive` has reported it
    }
  }

  /** What a standing order would do now; null if it cannot be left. */
  async would(order: OrderRequest): Promise<readonly OrderStep[] | null> {
    try {
      return (await this.#line?.ask({ type: "would", order }))?.would ?? null;
    } catch {
      return null;
    }
  }

  #commitIfUnasked(now: TableState): void {
    const done = now.draft?.is_full && now.seat !== null;
    const mark = `${now.version}.${now.step}`;
    if (!done || this.#unasked === mark || this.busy > 0) return;
    if (this.hooks.confirm() !== "never") return;
    this.#unasked = mark;
    this.commit();
  }

  async #command(request: TableRequest): Promise<Answer | null> {
    const { version = 0, step = 0 } = this.#latest ?? {};
    if (!this.#line) return null;
    this.busy += 1;
    try {
      const drafts = ["submit", "undo", "redo", "restart_turn", "commit"].includes(request.type);
      const full = drafts ? { ...request, version, step } : { ...request, version };
      // Who plays a seat does not hang on the position: whoever gives up need not aim
      const again: Retry = ({ code, state }) =>
        !drafts && code === "stale" && state
          ? ({ ...request, version: state.version } as TableRequest)
          : null;
      return await this.#line.ask(full as TableRequest, again);
    } catch {
      return null; // `receive` has reported it
    } finally {
      this.busy -= 1;
      if (this.now && this.busy === 0) this.#commitIfUnasked(this.now);
    }
  }
}

const stepsOf = (state: TableState | null): readonly Ledger[] => state?.draft?.steps ?? [];

function later(ms: number, run: () => void): void {
  setTimeout(run, ms);
}
