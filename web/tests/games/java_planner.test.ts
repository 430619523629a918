/** A plan is a list of steps; the server says what they do. */
import { describe, expect, test } from "vitest";
import { TurnPlanner } from "../../src/games/java/planner.svelte";
import type { ChoiceInfo, Plan, PromptInfo } from "../../src/protocol";
import type { GameEvent } from "../../src/session/contract";
import { typed } from "../fixtures/typed";

const choice = (action: string): ChoiceInfo<"java"> =>
  typed<ChoiceInfo<"java">>({ action, verb: "", facts: {}, target: "", group: "", cost: 1 });
const prompt = (kind: PromptInfo<"java">["kind"], ...actions: string[]): PromptInfo<"java"> => ({
  kind,
  asks: "",
  paragraph: "",
  least: 1,
  most: 1,
  choices: actions.map(choice),
});

/** A server that plays every step but those it is given as impossible, at a price. */
function server(prices: Record<string, number>, moving = false) {
  const asked: (readonly (readonly string[])[])[] = [];
  const tries = async (steps: readonly (readonly string[])[]): Promise<Plan<"java">> => {
    asked.push(steps);
    return {
      steps: steps.map((step) => {
        const why = step.find((action) => prices[action] === undefined);
        if (why) return { ledgers: [], why_not: { code: `no ${why}`, paragraph: "", facts: {} } };
        const ledgers = step.map((action) => ({
          action,
          verb: "",
          facts: {},
          events: [typed<GameEvent<"java">>({ type: "tile_laid", ap: prices[action] })],
          points: [],
        }));
        return { ledgers, why_not: null };
      }),
      view: null,
      insight: null,
      prompt: prompt(
        moving && steps.at(-1)?.length === 1 ? "place" : "choose",
        "a",
        "b",
        "up",
        "down",
      ),
    };
  };
  return { tries, asked };
}

describe("a plan", () => {
  test("keeps what can be played, marks what cannot, and tells what has changed", async () => {
    const prices: Record<string, number> = { a: 1, b: 1 };
    const { tries } = server(prices);
    const plan = new TurnPlanner(
      tries,
      () => 0,
      ({ code }) => code,
    );
    plan.isOpen = true;
    await plan.refresh();
    plan.choose("a");
    await plan.refresh();
    plan.choose("b");
    await plan.refresh();
    expect(plan.playable).toEqual(["a", "b"]);
    delete prices.a;
    prices.b = 3;
    await plan.refresh();
    expect(plan.steps.map((step) => step.whyNot)).toEqual(["no a", null]);
    expect(plan.playable).toEqual(["b"]);
    expect([plan.steps[1]?.was?.ap, plan.steps[1]?.is.ap]).toEqual([1, 3]);
    expect(plan.steps[0]?.ledgers.length).toBe(1); // its words are kept
  });

  test("what is taken up and set down is one step, taken back as one", async () => {
    const { tries, asked } = server({ up: 0, down: 1 }, true);
    const plan = new TurnPlanner(
      tries,
      () => 0,
      ({ code }) => code,
    );
    await plan.refresh();
    plan.choose("up");
    await plan.refresh();
    plan.choose("down");
    await plan.refresh();
    expect(asked.at(-1)).toEqual([["up", "down"]]);
    plan.undo();
    expect(plan.steps).toEqual([]);
  });

  test("an answer that comes late is dropped, and nothing that is not offered is planned", async () => {
    const { tries } = server({ a: 1 });
    const plan = new TurnPlanner(
      tries,
      () => 0,
      ({ code }) => code,
    );
    await plan.refresh();
    plan.choose("c");
    expect(plan.steps).toEqual([]);
    plan.choose("a");
    plan.clear();
    await Promise.resolve();
    expect(plan.outcome).toBeNull();
    expect(plan.steps).toEqual([]);
  });

  test("where no turn can be planned the sketch closes", async () => {
    const plan = new TurnPlanner(
      async () => null,
      () => 0,
      ({ code }) => code,
    );
    plan.open();
    await plan.refresh();
    expect(plan.isOpen).toBe(false);
  });
});
