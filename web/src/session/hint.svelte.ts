/** A hint for the seat at this browser: asked for, waited for, and gone when the position is. */
import type { Hint, HintChoice, PromptInfo } from "../protocol";
import type { TableController } from "./controller.svelte";

export class HintController {
  isOpen = $state(false);
  hint: Hint | null = $state.raw(null);
  isThinking = $state(false);
  hasFailed = $state(false); // the rejection was shown; the player may ask again
  #mark = ""; // the position that was asked about

  constructor(readonly table: TableController) {}

  /** Whether this seat may ask now. */
  get isAllowed(): boolean {
    const { now, isMyTurn, canCommit } = this.table;
    return !!now?.hints && now.status === "running" && isMyTurn && !canCommit;
  }

  get #now(): string {
    return `${this.table.now?.version}.${this.table.now?.step}`;
  }

  /** Opens and asks; closes what is open. */
  async toggle(): Promise<void> {
    if (this.isOpen) this.close();
    else await this.ask();
  }

  async ask(): Promise<void> {
    if (!this.isAllowed || this.isThinking) return;
    this.isOpen = true;
    this.hint = null;
    this.isThinking = true;
    this.hasFailed = false;
    this.#mark = this.#now;
    const hint = await this.table.hint();
    this.isThinking = false;
    if (this.#mark !== this.#now) this.close();
    else if (this.isOpen) this.hint = hint;
    this.hasFailed = this.isOpen && !hint;
  }

  close(): void {
    this.isOpen = false;
    this.hint = null;
  }

  /** Advice about a position that is gone is none. */
  follow(): void {
    if (this.isOpen && this.#mark !== this.#now) this.close();
  }

  /** Puts a choice into the draft, with the rest of its turn: step by step it can be undone. */
  play({ actions, turn }: HintChoice): void {
    this.close();
    this.table.submit([...actions, ...turn].map(({ action }) => action));
  }
}

/** The ids of all things on the table that a choice is about. */
export function thingsOf({ actions }: HintChoice, prompt: PromptInfo | null): string[] {
  const things = actions.flatMap(({ action, facts }) => [
    prompt?.choices.find((one) => one.action === action)?.target,
    ...Object.values(facts).flat(),
  ]);
  return [...new Set(things.filter((one): one is string => typeof one === "string" && !!one))];
}

/** Marks a choice wherever a table shows it; returns how to take the marks away. */
export function mark(one: HintChoice, things: readonly string[]): () => void {
  const wanted = [
    ...one.actions.map(({ action }) => `[data-choice="${CSS.escape(action)}"]`),
    ...things
      .map(CSS.escape)
      .flatMap((id) => [
        ...["target", "space", "tool"].map((kind) => `[data-${kind}="${id}"]`),
        `[data-slot$=":${id}"]`,
      ]),
  ];
  const marked = document.querySelectorAll(wanted.map((each) => `.picture ${each}`).join(", "));
  for (const each of marked) each.toggleAttribute("data-hinted", true);
  return () => {
    for (const each of marked) each.removeAttribute("data-hinted");
  };
}
