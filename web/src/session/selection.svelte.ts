/** What the player has selected and not yet sent: one action to confirm, or a set. */
import type { ChoiceInfo, PromptInfo } from "../protocol";

export class Selection {
  /** An action chosen but not yet sent, where every step is to be confirmed. */
  pending: string | null = $state(null);
  /** The answer to a `choose_set` so far. */
  actions: string[] = $state([]);

  get isEmpty(): boolean {
    return this.pending === null && this.actions.length === 0;
  }

  clear(): void {
    this.pending = null;
    this.actions = [];
  }

  /** `again`: one more of the same, or one less; without it a choice fills up, then clears. */
  toggle({ action, copies = 1 }: ChoiceInfo, prompt: PromptInfo, again?: boolean): void {
    const held = this.actions.filter((each) => each === action).length;
    if (held === 0 || (again ?? held < copies)) {
      if (held < copies) this.actions = [...this.actions, action];
      while (this.count(prompt) > prompt.most) this.actions = this.actions.slice(1);
    } else {
      const last = this.actions.lastIndexOf(action);
      this.actions = this.actions.filter((each, n) =>
        again === undefined ? each !== action : n !== last,
      );
    }
  }

  /** What the set counts towards the prompt's `least` and `most`. */
  count(prompt: PromptInfo | null): number {
    const counts = new Map(prompt?.choices.map((each) => [each.action, each.counts ?? 1]));
    return this.actions.reduce((sum, action) => sum + (counts.get(action) ?? 1), 0);
  }

  isReady(prompt: PromptInfo | null): boolean {
    if (prompt?.kind !== "choose_set" || this.actions.length === 0) return false;
    const count = this.count(prompt);
    return count >= prompt.least && count <= prompt.most;
  }
}
