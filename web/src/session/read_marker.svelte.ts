/**
 * How far I have read a table. While I look, the server is told, so that lists on every device know
 * what is new; what I had seen when I came back stays here, to mark what is new at the table.
 */
import { seen as fetchSeen, type Seen, see } from "../api/my_games";

const PAUSE = 700; // ms: what follows at once is told with it

export class Reading {
  /** What I had seen when I came, or came back to this page; null: not known, or not my table. */
  before: Seen | null = $state.raw(null);
  /** The commits that were there when I came: later ones I saw happen. */
  until = $state(0);

  #told: Seen | null = null; // what the server knows
  #asked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `present` is what is shown now; null while the table is not mine. */
  constructor(
    readonly base: string,
    readonly present: () => Seen | null,
  ) {
    $effect(() => {
      const now = this.present();
      if (!now) return;
      if (!this.#asked) this.#ask();
      else this.#tellSoon();
    });
  }

  /** The page is looked at again, or no more. */
  turn(isHidden: boolean): void {
    if (isHidden) return this.tell();
    if (!this.#told) return;
    this.#come(this.#told);
    this.#tellSoon();
  }

  /** Tells what was seen, now: the reader goes. */
  tell(): void {
    clearTimeout(this.#timer);
    const now = this.present();
    if (!now || !this.#told) return;
    if (now.version <= this.#told.version && now.chat <= this.#told.chat) return;
    this.#told = now;
    see(this.base, now);
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    try {
      this.#told = await fetchSeen(this.base);
    } catch {
      this.#asked = false; // at the next change
      return;
    }
    this.#come(this.#told);
    this.#tellSoon();
  }

  #come(before: Seen): void {
    this.before = before;
    this.until = this.present()?.version ?? 0;
  }

  #tellSoon(): void {
    clearTimeout(this.#timer);
    if (document.hidden) return;
    this.#timer = setTimeout(() => document.hidden || this.tell(), PAUSE);
  }
}
