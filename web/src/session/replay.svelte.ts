/** Time travel over a record: one position after the other, forwards, backwards and at a pace. */
import type { GameEvent, Insight, View } from "./contract";

/** A position of the record, as its asker may see it. */
export interface Position {
  at: number; // how many entries lead to it
  entries: number; // of the whole record
  view: View;
  insight: Insight | null;
  events: readonly GameEvent[]; // of the last of these entries
  who: string; // who made it: a seat's number or "chance"
}

export type Fetch = (at: number, viewer: number | null) => Promise<Position>;

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1100; // ms at speed 1

export class Replay {
  shown: Position | null = $state.raw(null);
  at: number | null = $state(null); // what is asked for; null: not travelling
  viewer: number | null = $state(null);
  entries = $state(0);
  playing = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  failed = $state(false);
  until: number | null = $state(null); // where playing stops and the travel ends

  #cache = new Map<string, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly fetch: Fetch,
    readonly ended: () => void = () => {},
  ) {}

  get active(): boolean {
    return this.at !== null;
  }

  async go(at: number): Promise<void> {
    const wanted = Math.max(0, this.entries ? Math.min(at, this.entries) : at);
    this.at = wanted;
    const viewer = this.viewer;
    try {
      const position = await this.#get(wanted, viewer);
      if (this.at !== wanted || this.viewer !== viewer) return; // the traveller has gone on
      this.failed = false;
      this.entries = Math.max(this.entries, position.entries);
      this.shown = position;
      if (wanted < this.entries) this.#get(wanted + 1, viewer).catch(() => {});
    } catch {
      this.failed = true;
      this.pause();
    }
  }

  /** The next entry with something to see: chance deals in one go. */
  next(): Promise<void> {
    return this.go((this.at ?? 0) + 1);
  }

  back(): Promise<void> {
    this.pause();
    return this.go((this.at ?? 0) - 1);
  }

  async viewAs(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    await this.go(this.at ?? 0);
  }

  play(): void {
    if (this.at === null) return;
    if (this.at >= this.entries) this.at = 0;
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Plays from here to there and then returns to the present. */
  async playback(from: number, to: number): Promise<void> {
    this.entries = Math.max(this.entries, to);
    this.until = to;
    await this.go(from);
    this.play();
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.at = null;
    this.shown = null;
    this.until = null;
    this.ended();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    const chance = this.shown?.who === "chance";
    this.#timer = setTimeout(
      async () => {
        if (!this.playing || this.at === null) return;
        if (this.until !== null && this.at >= this.until) return this.leave();
        if (this.at >= this.entries) return this.pause();
        await this.next();
        this.#tick();
      },
      (chance ? STEP / 4 : STEP) / this.speed,
    );
  }

  #get(at: number, viewer: number | null): Promise<Position> {
    const key = `${at}/${viewer}`;
    const known = this.#cache.get(key);
    if (known) return known;
    const coming = this.fetch(at, viewer);
    this.#cache.set(key, coming);
    coming.catch(() => this.#cache.delete(key));
    return coming;
  }
}
