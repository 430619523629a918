import { describe, expect, it } from "vitest";
import type { GameInfo, OptionsSchema } from "../../src/api/http";
import { chairs, type Mode, resized, seatRequests } from "../../src/options/chairs";
import { broken, changed, defaultsOf, possible } from "../../src/options/options";
import schemaFile from "../../src/protocol.schema.json";

/** The options of Maharaja as the room tells them: grey sides are for two. */
const SCHEMA: OptionsSchema = (schemaFile as { games?: Record<string, { options: OptionsSchema }> })
  .games?.maharaja?.options ?? {
  properties: {
    seats: { enum: [2, 3, 4], default: 4 },
    grey: { enum: [false, true], default: false },
  },
  allOf: [
    {
      if: { properties: { grey: { const: true } } },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: { properties: { seats: { const: 2 } } },
    },
  ],
};

describe("options by schema", () => {
  it("begin with their defaults, which go together", () => {
    expect(defaultsOf(SCHEMA)).toEqual({ seats: 4, grey: false });
    expect(broken(SCHEMA, defaultsOf(SCHEMA))).toEqual([]);
  });

  it("choosing one moves the other where the schema leaves no choice", () => {
    const values = changed(SCHEMA, { seats: 4, grey: false }, "grey", true);
    expect(values).toEqual({ seats: 2, grey: true });
  });

  it("the option just chosen stands, and what clashes with it goes back", () => {
    const values = changed(SCHEMA, { seats: 2, grey: true }, "seats", 3);
    expect(values).toEqual({ seats: 3, grey: false });
  });

  it("every value can be reached from everywhere", () => {
    for (const seats of [2, 3, 4]) {
      for (const name of ["seats", "grey"]) {
        const all = SCHEMA.properties[name]?.enum;
        expect(possible(SCHEMA, { seats, grey: false }, name)).toEqual(all);
      }
    }
  });
});

const GAME: GameInfo = {
  id: "any",
  seats: [2, 3, 4],
  options: SCHEMA,
  automata: [{ options: { seats: 3, grey: true }, seats: { "0": "Ada 1", "2": "Ada 2" } }],
  edition: "",
};
const list = (mode: Mode, seats: number, grey = false) =>
  chairs(GAME, { seats, grey }, mode, "greedy");

describe("who sits where", () => {
  it("leaves an automaton its chair, and the first that is free is mine", () => {
    expect(list("bots", 3, true)).toEqual(["automaton:Ada 1", "me", "automaton:Ada 2"]);
    expect(seatRequests(list("bots", 3, true), ["", "Ben", ""])).toEqual([
      { kind: "me", name: "Ben" },
    ]);
    const [without, with_] = [list("friends", 3), list("friends", 3, true)];
    expect(resized(without, with_)).toEqual(with_);
    expect(resized(with_, without)).toEqual(without);
  });

  it("keeps what was chosen when the number of seats changes", () => {
    const four = list("bots", 4);
    const chosen = [...four.slice(0, 2), "here" as const, ...four.slice(3)];
    expect(resized(chosen, list("bots", 3))).toEqual(["me", "bot:greedy", "here"]);
    expect(resized(["me"], list("friends", 3))).toEqual(["me", "open", "open"]);
  });

  it("asks the server for what was chosen", () => {
    const asked = seatRequests(["me", "here", "open", "bot:random"], ["Ada", "", "", ""]);
    expect(asked).toEqual([
      { kind: "me", name: "Ada" },
      { kind: "me" },
      { kind: "open" },
      { kind: "bot", bot: "random" },
    ]);
  });
});
