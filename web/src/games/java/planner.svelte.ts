/** A turn planned before it comes: a list of steps. The server says what they would do. */
import type { Ledger, Plan, WhyNotInfo } from "../../protocol";
import type { PreviewResult } from "./context";
import { gained, paid } from "./event_totals";

type Step = Ledger<"java">;
type Tries = (
  steps: readonly (readonly string[])[],
  menu?: boolean,
) => Promise<Plan<"java"> | null> | undefined;

/** What a step does to the asker's own purse: computed twice, the difference is what changed. */
export interface Yield {
  ap: number;
  fame: number;
}

export interface PlannedStep {
  actions: string[];
  ledgers: Step[]; // as it was when it last could be played: for its words
  was: Yield | null; // when it was planned; null: not known yet
  is: Yield;
  whyNot: string | null; // now
}

export class TurnPlanner {
  steps: PlannedStep[] = $state.raw([]);
  outcome: Plan<"java"> | null = $state.raw(null);
  isOpen = $state(false); // the sketch lies on the table in place of the game
  #asked = 0;

  constructor(
    readonly tries: Tries,
    readonly me: () => number | null,
    readonly reasonOf: (why: WhyNotInfo) => string,
  ) {}

  /** The steps that can still be played, one after the other. */
  get playable(): string[] {
    return this.steps.filter((step) => !step.whyNot).flatMap((step) => step.actions);
  }

  /** The sketch as the ledger of a turn. */
  get draft(): Step[] {
    return this.steps.filter((step) => !step.whyNot).flatMap((step) => step.ledgers);
  }

  open(): void {
    this.isOpen = true;
    this.refresh();
  }

  close(): void {
    this.isOpen = false;
  }

  clear(): void {
    this.steps = [];
    this.outcome = null;
    this.isOpen = false;
    this.#asked += 1; // an answer on its way is to nothing any more
  }

  /** One more action: a step of its own, or the end of the one that is not finished. */
  choose(action: string): void {
    const prompt = this.outcome?.prompt;
    const choice = prompt?.choices.find((one) => one.action === action);
    if (!prompt || !choice) return;
    const acted: Step = { action, verb: choice.verb, facts: choice.facts, events: [], points: [] };
    const last = prompt.kind === "place" ? this.steps.at(-1) : undefined;
    const step: PlannedStep = {
      actions: [...(last?.actions ?? []), action],
      ledgers: [...(last?.ledgers ?? []), acted],
      was: null,
      is: { ap: 0, fame: 0 },
      whyNot: null,
    };
    this.steps = [...(last ? this.steps.slice(0, -1) : this.steps), step];
    this.refresh();
  }

  undo(): void {
    this.steps = this.steps.slice(0, -1);
    this.refresh();
  }

  /** Tries all of it again: the position may have changed. */
  async refresh(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await this.tries(this.steps.map((step) => step.actions));
    if (asked !== this.#asked) return;
    this.outcome = answer ?? null;
    if (!answer) {
      this.isOpen = false;
      return;
    }
    this.steps = this.steps.map((step, n) => {
      const now = answer.steps[n];
      if (!now || now.why_not) return { ...step, whyNot: this.#reason(now?.why_not) };
      const is = this.#yield(now.ledgers);
      return { ...step, ledgers: now.ledgers, was: step.was ?? is, is, whyNot: null };
    });
  }

  /** What one more action would do, for the thing in hand. */
  async preview(action: string): Promise<PreviewResult | null> {
    const answer = await this.tries(this.#with(action), false);
    const last = answer?.steps.at(-1);
    if (!answer || !last || last.why_not) return null;
    return { events: last.ledgers.flatMap((each) => each.events), insight: answer.insight };
  }

  async whyNot(action: string): Promise<string | null> {
    const answer = await this.tries(this.#with(action), false);
    return this.#reason(answer?.steps.at(-1)?.why_not);
  }

  #reason(why: WhyNotInfo | null | undefined): string | null {
    return why ? this.reasonOf(why) : null;
  }

  #with(action: string): string[][] {
    return [...this.steps.map((step) => step.actions), [action]];
  }

  #yield(ledgers: readonly Step[]): Yield {
    const events = ledgers.flatMap((each) => each.events);
    return { ap: paid(events), fame: gained(events, this.me()) };
  }
}
