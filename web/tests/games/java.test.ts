/** Java's table: geometry, the prompt sorted for the hand, differences of two insights, words for all. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changes } from "../../src/games/java/changes";
import { lapsed } from "../../src/games/java/event_totals";
import { type Cell, Grid, Projection } from "../../src/games/java/geometry";
import { rows, type Scene } from "../../src/games/java/land";
import { EVENTS } from "../../src/games/java/log";
import { attempt, keyOf, menu, TOOLS } from "../../src/games/java/menu";
import type { JavaInsight, JavaView, Ledger, PromptInfo } from "../../src/protocol";
import fixtures from "../fixtures/java.json";
import { typed } from "../fixtures/typed";

interface Moment {
  view: JavaView;
  insight: JavaInsight;
  prompt: PromptInfo<"java"> | null;
  previews: Record<string, { insight: JavaInsight; points: number[] }>;
}
const moments = typed<Record<string, Moment>>(fixtures.moments);
const grid = new Grid(fixtures.edition.values.board.map);
const mid = moments.mid as Moment;

describe("the grid", () => {
  it("has a cell for every space that the engine names", () => {
    const named = Object.values(moments).flatMap(({ view }) => view.spaces.map((one) => one.space));
    expect(named.filter((name) => !grid.byName.has(name))).toEqual([]);
    expect(grid.cells.filter((cell) => cell.kind === "land")).toHaveLength(
      fixtures.edition.values.board.land + fixtures.edition.values.board.printed_irrigation,
    );
  });

  it("finds under a point the space that is painted there, in both views", () => {
    const spaces = new Map(mid.view.spaces.map((one) => [one.space, one]));
    const levelOf = (cell: Cell) => spaces.get(cell.name)?.level ?? 0;
    for (const tilted of [true, false]) {
      const at = new Projection(tilted);
      const front = grid.cells.filter((cell) =>
        (["SW", "SE"] as const).every((side) => {
          const other = grid.next(cell, side);
          return !other || levelOf(other) <= levelOf(cell);
        }),
      );
      for (const cell of front)
        expect(at.hit(grid, at.centre(cell, levelOf(cell)), levelOf, 9)).toBe(cell);
    }
  });

  it("draws every stacked space in exactly one row", () => {
    const spaces = new Map(mid.view.spaces.map((one) => [one.space, one]));
    const scene: Scene = {
      grid,
      at: new Projection(true),
      spaces,
      scored: new Set(),
      chosen: new Set(),
      digits: true,
      pearl: () => false,
    };
    const drawn = rows(scene);
    expect(drawn.map((row) => row.r)).toEqual(
      [...new Set(drawn.map((row) => row.r))].sort((a, b) => a - b),
    );
    expect(
      drawn
        .map((row) => row.markup)
        .join("")
        .match(/class="num"/g),
    ).toHaveLength(mid.view.spaces.filter((one) => one.level > 0 && !one.palace).length);
  });
});

describe("the prompt in hand", () => {
  it("keeps every tile, water and palace of the prompt, sorted by place", () => {
    for (const { prompt } of Object.values(moments)) {
      const wanted = (prompt?.choices ?? []).filter((one) =>
        (TOOLS as readonly string[]).includes(one.group),
      );
      const kept = [...menu(prompt, grid).tools.values()].flatMap((spots) =>
        [...spots.values()].flatMap((spot) => spot.choices),
      );
      expect(kept.map((one) => one.action).sort()).toEqual(wanted.map((one) => one.action).sort());
    }
  });

  it("writes a place in the engine's notation", () => {
    const spots = menu(mid.prompt, grid).tools.get("lay-three");
    for (const spot of spots?.values() ?? []) {
      expect(spot.key).toBe(keyOf(spot.cells));
      const legal = spot.choices.find((one) => one.action === attempt("lay-three", spot.cells));
      if (spot.choices.length === 3) expect(legal).toBeDefined();
    }
  });
});

describe("differences", () => {
  it("tells closed water exactly where the engine scores it", () => {
    for (const { insight, previews } of Object.values(moments)) {
      for (const ledger of Object.values(previews)) {
        const closed = changes(insight, ledger.insight).filter((one) => one.kind === "closed");
        const fame = closed.reduce((sum, one) => sum + (one.seat === null ? 0 : one.fame), 0);
        expect(fame).toBe(ledger.points.reduce((sum, n) => sum + n, 0));
      }
    }
  });

  it("tells villages that grow together, and a city that falls apart", () => {
    const insight = moments.mid?.insight;
    const [one, other, ...rest] = insight?.villages ?? [];
    if (!insight || !one || !other) throw Error("the moment has two villages");
    const whole = { ...one, spaces: [...one.spaces, ...other.spaces] };
    const merged = { ...insight, villages: [whole, ...rest] };
    const at = whole.palace ?? whole.spaces[0];
    const joined = changes(insight, merged).filter(({ kind }) => kind === "joined");
    expect(joined).toMatchObject([{ at, after: whole.spaces.length }]);
    const split = changes(merged, insight).filter(({ kind }) => kind === "split");
    expect(split).toMatchObject([{ at, before: whole.spaces.length, after: 2 }]);
  });

  it("tells nothing of a position against itself", () => {
    for (const { insight } of Object.values(moments)) expect(changes(insight, insight)).toEqual([]);
  });
});

describe("points", () => {
  it("lapse with the turn that the seat's own draft ends", () => {
    const step = (type: string, seat: number, facts = {}): Ledger<"java"> => ({
      action: "",
      verb: "",
      facts: {},
      events: [typed({ type, seat, ...facts })],
      points: [],
    });
    const laid = step("tile_laid", 1, { ap: 1 });
    expect(lapsed([laid], 1)).toBeNull();
    expect(lapsed([laid, step("turn_ended", 1, { lapsed: 5 })], 1)).toBe(5);
    expect(lapsed([laid, step("turn_ended", 1, { lapsed: 0 })], 1)).toBe(0);
    expect(lapsed([step("turn_ended", 0, { lapsed: 3 })], 1)).toBeNull(); // a festival of another
  });
});

describe("words", () => {
  it("knows every event of the room", () => {
    expect([...EVENTS].sort()).toEqual(fixtures.event_types);
  });

  it("has the same labels in all languages", () => {
    const ids = (language: string) =>
      readFileSync(
        new URL(`../../../src/durbar/texts/${language}/java-board.ftl`, import.meta.url),
        "utf-8",
      ).match(/^java-board-[\w-]+/gm);
    expect(ids("de")).toEqual(ids("en"));
    expect(ids("it")).toEqual(ids("en"));
  });
});
