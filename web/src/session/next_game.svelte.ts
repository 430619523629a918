/** The game of mine that waits for me next, beside the table that I am at. */
import { type WaitingGames, waitingAfter } from "../api/my_games";

const AGAIN = 30_000; // ms between two looks
const SOON = 600; // ms after something changed here: the server has heard of my move then

export class NextGame {
  #found: WaitingGames = $state.raw({ count: 0, next: null });

  /** `changed` is read: whenever it changes, so may what waits. */
  constructor(
    readonly id: string,
    changed: () => unknown,
    readonly isHeard: () => boolean, // by the server
  ) {
    $effect(() => {
      changed();
      const soon = setTimeout(() => this.refresh(), SOON);
      const again = setInterval(() => this.refresh(), AGAIN);
      return () => {
        clearTimeout(soon);
        clearInterval(again);
      };
    });
  }

  get count(): number {
    return this.#found.count;
  }

  get path(): string | null {
    return this.#found.next && `/t/${this.#found.next.id}`;
  }

  async refresh(): Promise<void> {
    if (document.hidden || !this.isHeard()) return;
    try {
      this.#found = await waitingAfter(this.id);
    } catch {
      // the next look may find the server again
    }
  }
}
