import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import roomArguments from "../../src/games/maharaja/message_args";
import { advised, clause, follows, goesOn, sentence, signed } from "../../src/i18n/advice";
import { Texts } from "../../src/i18n/texts.svelte";
import { Wording } from "../../src/i18n/wording";
import type { HintChoice, HintReason } from "../../src/protocol";
import type { TableController } from "../../src/session/controller.svelte";
import { HintController, thingsOf } from "../../src/session/hint.svelte";
import { typed } from "../fixtures/typed";

const root = new URL("../../../src/durbar/texts/", import.meta.url);
const sources = (language: string) =>
  readdirSync(new URL(`${language}/`, root))
    .filter((name) => name.endsWith(".ftl") && name !== "cli.ftl")
    .map((name) => readFileSync(new URL(`${language}/${name}`, root), "utf-8"));

const money: HintReason = { name: "money", way: "loses", change: -1.26, facts: {} };
const near: HintReason = {
  name: "collection",
  way: "gains",
  change: 0.5,
  facts: { collection: "jug-small", owned: false },
};
const one: HintChoice = {
  actions: [{ action: "buy jug-red", verb: "buy", facts: { antique: "jug-red" } }],
  visits: 12,
  margin: -2.04,
  win: 0.25,
  turn: [],
  line: [{ seat: 1, step: { action: "take gold", verb: "take-gold", facts: {} } }],
  reasons: [near, money],
};

describe.each([
  ["en", "This brings the small jug collection nearer (+0.5) and costs money (−1.3)."],
  ["de", "Das bringt die kleine Krugsammlung näher (+0,5) und kostet Geld (−1,3)."],
  ["it", "Questa scelta avvicina la collezione piccola di brocche (+0,5) e costa denaro (−1,3)."],
] as const)("advice in %s", (language, expected) => {
  const texts = new Texts(language, sources(language));
  const words = new Wording(texts, "maharaja", ["Anna", "Bot"], 0, roomArguments);

  it("a sentence says what is won and what it costs", () => {
    expect(sentence(words, one)).toBe(expected);
    expect(sentence(words, { ...one, reasons: [] })).toBe(texts.text("advice-nothing"));
    expect(clause(words, { ...money, way: "keeps", change: 0 })).not.toContain("(");
    expect(clause(words, { ...money, name: "unheard-of" })).toContain(
      texts.text("advice-rest", { way: "loses" }),
    );
    expect(signed(words, -0.04)).toBe("+0");
    expect(advised(words, one)).not.toContain("jug-red");
    expect(follows(words, one)).toContain("Bot: ");
    expect(follows(words, { ...one, line: [] })).toBe("");
    const twice = follows(words, { ...one, line: [...one.line, ...one.line] });
    expect(twice.split("Bot: ").length).toBe(2); // one seat's steps form one clause
    expect(goesOn(words, one)).toBe("");
    expect(goesOn(words, { ...one, turn: one.actions })).toContain(advised(words, one));
    expect([...texts.missing]).toEqual([]);
  });
});

describe("a hint that did not come", () => {
  it("leaves the panel open, and can be asked for again", async () => {
    const answers = [null, { choices: [one], simulations: 400 }];
    const table = {
      now: { version: 1, step: 0, hints: true, status: "running" },
      isMyTurn: true,
      canCommit: false,
      hint: async () => answers.shift(),
    };
    const hints = new HintController(typed<TableController>(table));
    await hints.ask();
    expect([hints.isOpen, hints.hasFailed]).toEqual([true, true]);
    await hints.ask();
    expect([hints.isOpen, hints.hasFailed]).toEqual([true, false]);
    expect(hints.hint?.choices).toEqual([one]);
  });
});

describe("what a choice is about", () => {
  it("is its target and the things that its facts name", () => {
    const lay = {
      action: "lay two F4 F5",
      verb: "lay-tile",
      facts: { spaces: ["F4", "F5"], n: 3 },
    };
    expect(thingsOf({ ...one, actions: [lay] }, null)).toEqual(["F4", "F5"]);
    expect(thingsOf(one, null)).toEqual(["jug-red"]);
  });
});
