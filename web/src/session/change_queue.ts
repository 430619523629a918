/** Shows changes one after the other, each for a while. */
export interface ChangeQueueOptions<Change> {
  show: (change: Change) => void;
  /** How long a shown change rests before the next is shown, in ms; 0: not at all. */
  rest: (change: Change) => number;
  after: (ms: number, run: () => void) => void;
}

const MOST = 12; // so many changes waiting: the viewer has been away, show the last at once

export class ChangeQueue<Change> {
  #waiting: Change[] = [];
  #isResting = false;

  constructor(readonly options: ChangeQueueOptions<Change>) {}

  get length(): number {
    return this.#waiting.length;
  }

  push(change: Change): void {
    this.#waiting.push(change);
    if (this.#waiting.length > MOST) this.flush();
    else if (!this.#isResting) this.#next();
  }

  /** Drops what waits. */
  clear(): void {
    this.#waiting = [];
  }

  /** Shows all that waits, at once. */
  flush(): void {
    for (const change of this.#waiting.splice(0)) this.options.show(change);
  }

  #next(): void {
    const change = this.#waiting.shift();
    if (!change) return;
    const ms = this.options.rest(change);
    this.options.show(change);
    if (ms <= 0) return this.#next();
    this.#isResting = true;
    this.options.after(ms, () => {
      this.#isResting = false;
      this.#next();
    });
  }
}
