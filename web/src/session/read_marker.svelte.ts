/**
 * How far the player has read a table. While the page is visible, progress is reported to the
 * server, so that lists on every device know what is new. What had been read when the page was
 * opened stays here, to mark what is new at the table.
 */
import { fetchReadState, markRead, type ReadState } from "../api/my_games";

const PAUSE = 700; // ms: reports are batched for this long

export class ReadMarker {
  /** What I had seen when I came, or came back to this page; null: not known, or not my table. */
  before: ReadState | null = $state.raw(null);
  /** The commits that were there when I came: later ones I saw happen. */
  until = $state(0);

  #reported: ReadState | null = null; // the last state the server knows
  #isLoaded = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `present` is what is shown now; null while the table is not mine. */
  constructor(
    readonly base: string,
    readonly present: () => ReadState | null,
  ) {
    $effect(() => {
      const now = this.present();
      if (!now) return;
      if (!this.#isLoaded) this.#load();
      else this.#flushSoon();
    });
  }

  /** Called when the page is hidden or visible again. */
  onVisibility(isHidden: boolean): void {
    if (isHidden) return this.flush();
    if (!this.#reported) return;
    this.#setBaseline(this.#reported);
    this.#flushSoon();
  }

  /** Reports what was read, now: the page is left. */
  flush(): void {
    clearTimeout(this.#timer);
    const now = this.present();
    if (!now || !this.#reported) return;
    if (now.version <= this.#reported.version && now.chat <= this.#reported.chat) return;
    this.#reported = now;
    markRead(this.base, now);
  }

  async #load(): Promise<void> {
    this.#isLoaded = true;
    try {
      this.#reported = await fetchReadState(this.base);
    } catch {
      this.#isLoaded = false; // at the next change
      return;
    }
    this.#setBaseline(this.#reported);
    this.#flushSoon();
  }

  #setBaseline(before: ReadState): void {
    this.before = before;
    this.until = this.present()?.version ?? 0;
  }

  #flushSoon(): void {
    clearTimeout(this.#timer);
    if (document.hidden) return;
    this.#timer = setTimeout(() => document.hidden || this.flush(), PAUSE);
  }
}
