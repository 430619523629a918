import { describe, expect, it } from "vitest";
import { broken, changed, defaultsOf, possible } from "../src/lobby/options";
import { chairs, resized, wishes } from "../src/lobby/seats";
import type { OptionsSchema } from "../src/net/api";
import { againstBots } from "../src/net/tables";
import schemaFile from "../src/protocol.schema.json";

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

describe("who sits where", () => {
  it("keeps what was chosen when the number of seats changes", () => {
    const four = chairs("bots", 4, "greedy");
    const chosen = [...four.slice(0, 2), "here" as const, ...four.slice(3)];
    expect(resized(chosen, chairs("bots", 3, "greedy"))).toEqual(["me", "bot:greedy", "here"]);
    expect(resized(["me"], chairs("friends", 3, "greedy"))).toEqual(["me", "open", "open"]);
  });

  it("asks the server for what was chosen", () => {
    const asked = wishes(["me", "here", "open", "bot:random"], ["Ada", "", "", ""]);
    expect(asked).toEqual([
      { kind: "me", name: "Ada" },
      { kind: "me" },
      { kind: "open" },
      { kind: "bot", bot: "random" },
    ]);
    expect(againstBots(3, "greedy", "")).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "greedy" },
    ]);
  });
});
