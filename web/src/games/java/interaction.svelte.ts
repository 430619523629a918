/** What the player holds in hand, points at and looks at; nothing of it is known to the server. */
import type { ChoiceInfo } from "../../protocol";
import type { PreviewResult } from "./context";
import { type Cell, type Grid, type Point, type Projection, R } from "./geometry";
import { attempt, type Menu, type Spot, sizeOf, type Tool } from "./menu";

const WAIT = 140; // ms that a pointer rests before the server is asked

interface Asks {
  whyNot: (action: string) => Promise<string | null>;
  preview: (action: string) => Promise<PreviewResult | null>;
}

export class Interaction {
  tool: Tool | null = $state(null);
  spotKey: string | null = $state(null); // where the thing in hand hovers, if it may go there
  turn = $state(0); // which of the ways it may lie there
  tried: Cell[] | null = $state.raw(null); // where it hovers though it may not go there
  reason: string | null = $state(null); // why not
  preview: PreviewResult | null = $state.raw(null); // what the choice in hand would do
  pinned = $state(false); // a touch or key has set it down: tick and cross decide
  hovered: string | null = $state(null); // the space under the pointer
  looked: string | null = $state(null); // the space whose city or water is looked at
  cursor: string | null = $state(null); // of the keyboard
  counted: string | null = $state(null); // the palace that a great scoring has come to
  leaving = $state(false); // the way off the board is pointed at
  finger: Point | null = $state.raw(null); // where a finger covers the thing it drags, on the screen
  tilted = $state(true);
  digits = $state(false);
  projected = $state(false); // the great scoring as it stands
  marked = $state(true); // the legal spots

  menu: Menu | null = $state.raw(null);
  #mark = ""; // of the position that is known
  #known = new Map<string, PreviewResult | null>();
  #reasons = new Map<string, string | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly asks: Asks) {}

  get spots(): ReadonlyMap<string, Spot> | null {
    return this.tool ? (this.menu?.tools.get(this.tool) ?? null) : null;
  }

  get spot(): Spot | null {
    return (this.spotKey && this.spots?.get(this.spotKey)) || null;
  }

  get choice(): ChoiceInfo<"java"> | null {
    const { spot } = this;
    return spot?.choices[this.turn % spot.choices.length] ?? null;
  }

  /** Another position: what was known of the old one is void. The same position received again is not. */
  renew(menu: Menu, mark = ""): void {
    this.menu = menu;
    if (mark && mark === this.#mark) return;
    this.#mark = mark;
    this.#known = new Map(); // answers still on their way find another map and are dropped
    this.#reasons = new Map();
    if (this.tool && !menu.tools.has(this.tool)) this.tool = null;
    this.lift();
  }

  take(tool: Tool | null): void {
    this.tool = this.tool === tool ? null : tool;
    this.lift();
  }

  /** Takes the thing in hand off the board again. */
  lift(): void {
    this.spotKey = null;
    this.tried = null;
    this.reason = null;
    this.preview = null;
    this.pinned = false;
    clearTimeout(this.#timer);
  }

  rotate(by: number): void {
    const { spot } = this;
    if (!spot || spot.choices.length < 2) return;
    this.turn = (this.turn + by + spot.choices.length) % spot.choices.length;
    this.#ask();
  }

  /** Hovers at the nearest legal anchor, or where it points if none is near. */
  hover(
    grid: Grid,
    at: Projection,
    point: Point,
    levelOf: (cell: Cell) => number,
    reach: number,
  ): void {
    const { tool, spots } = this;
    if (!tool || !spots) return;
    const away = (cells: readonly Cell[]) => {
      const middle = at.middle(cells, levelOf(cells[0] as Cell));
      return Math.hypot(middle.x - point.x, (middle.y - point.y) / at.k);
    };
    let [best, least] = [null as Spot | null, Number.POSITIVE_INFINITY];
    for (const spot of spots.values()) {
      const distance = away(spot.cells);
      if (distance < least) [best, least] = [spot, distance];
    }
    if (best && least <= reach) {
      this.put(best.key);
      return;
    }
    const cells = grid
      .footprints(sizeOf(tool))
      .map((set) => ({ set, distance: away(set) }))
      .reduce((one, other) => (other.distance < one.distance ? other : one));
    if (cells.distance > 1.6 * R) this.lift();
    else this.try(cells.set);
  }

  put(key: string): void {
    if (key === this.spotKey) return;
    this.spotKey = key;
    this.tried = null;
    this.reason = null;
    if (this.spot && this.turn >= this.spot.choices.length) this.turn = 0;
    this.#ask();
  }

  try(cells: Cell[]): void {
    const action = this.tool && attempt(this.tool, cells);
    if (this.tried?.every((cell, n) => cell === cells[n])) return;
    this.spotKey = null;
    this.preview = null;
    this.tried = cells;
    this.reason = action ? (this.#reasons.get(action) ?? null) : null;
    clearTimeout(this.#timer);
    if (!action || this.#reasons.has(action)) return;
    const reasons = this.#reasons;
    this.#timer = setTimeout(async () => {
      const reason = await this.asks.whyNot(action);
      if (reasons !== this.#reasons) return;
      reasons.set(action, reason);
      if (this.tried === cells) this.reason = reason;
    }, WAIT);
  }

  #ask(): void {
    const action = this.choice?.action;
    clearTimeout(this.#timer);
    if (!action) return;
    this.preview = this.#known.get(action) ?? null;
    if (this.#known.has(action)) return;
    const known = this.#known;
    this.#timer = setTimeout(async () => {
      const preview = await this.asks.preview(action);
      if (known !== this.#known) return;
      known.set(action, preview);
      if (this.choice?.action === action) this.preview = preview;
    }, WAIT);
  }
}
