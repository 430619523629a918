import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import fields from "../src/games/maharaja/fields";
import words from "../src/games/maharaja/words";
import taj from "../src/games/taj_mahal/fields";
import tajWords from "../src/games/taj_mahal/words";
import { Texts } from "../src/i18n/texts.svelte";
import { Wording } from "../src/i18n/wording";
import { FieldWords } from "../src/table/fields";
import { initials } from "../src/table/names";
import { interleaved, type LogLine, type Said } from "../src/table/told";

const root = new URL("../../src/durbar/texts/en/", import.meta.url);
const texts = new Texts(
  "en",
  readdirSync(root)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(new URL(name, root), "utf-8")),
);
const names = ["Anna", "Bot"];
const maharaja = new FieldWords(new Wording(texts, "maharaja", names, 0, words), fields);
const told = (of: FieldWords, name: string, value: unknown) =>
  of.chips(of.kind(name), value).map(({ text, count }) => (count > 1 ? `${text} ×${count}` : text));

describe("the fields of a view", () => {
  it("are called by the catalogue, and what it does not name is bookkeeping", () => {
    const row = { offer: ["jug-red"], phase: "action", gone: [], day: 0, players: [{}] };
    expect(maharaja.shown(row).map(([name]) => maharaja.label(name))).toEqual([
      "On offer",
      "Sales day",
    ]);
  });

  it("hold things with names, players for seats, and numbers in their places", () => {
    expect(told(maharaja, "offer", ["jug-red", "vase-blue"])).toEqual(["red jug", "blue vase"]);
    expect(told(maharaja, "turn_of", 1)).toEqual(["Bot"]);
    expect(told(maharaja, "trade_cards", [4, 3, 3])).toEqual(["4", "3", "3"]);
    expect(told(maharaja, "is_extra", true)).toEqual(["Yes"]);
  });

  it("are counted where things are equal or come as counts, and paired where they are pairs", () => {
    const room = new FieldWords(new Wording(texts, "taj-mahal", names, 0, tajWords), taj);
    const cards = ["white-elephant", "white-elephant"];
    expect(told(room, "hand", cards)).toEqual(["elephant (white) ×2"]);
    expect(told(room, "goods", [2, 0, 1, 0])).toEqual(["rice ×2", "spices"]);
    expect(told(room, "bonus", [["P08-C", "tea"]])).toEqual(["Agra: tea"]);
  });

  it("of a game without a word are called as they are", () => {
    const room = new FieldWords(new Wording(texts, "lanterns", names), {});
    const row = { first_taken: -1, row: [2, 0], hand: ["red", "red"], white: null };
    expect(room.shown(row).map(([name]) => room.label(name))).toEqual([
      "first taken",
      "row",
      "hand",
    ]);
    expect(told(room, "hand", row.hand)).toEqual(["red ×2"]);
    const event = { type: "lantern_lit", seat: 1, kind: "red" };
    expect(room.words.event(event)).toBe("Bot: lantern lit, kind red");
  });
});

describe("log and chat", () => {
  const line = (at: number): LogLine => ({
    id: `${at}.0`,
    at,
    version: at,
    who: 0,
    event: { type: "x" },
  });
  const said = (id: number, after: number): Said => ({
    id,
    after,
    seat: 0,
    name: "",
    text: "",
    at: 0,
  });
  const order = (log: LogLine[], chat: Said[]) => interleaved(log, chat).map((one) => one.id);

  it("stand in the order in which they came", () => {
    const log = [line(1), line(2), line(5)];
    expect(order(log, [said(7, 2), said(8, 2)])).toEqual(["1.0", "2.0", "chat-7", "chat-8", "5.0"]);
    expect(order(log, [said(7, 0)])[0]).toBe("chat-7");
    expect(order([], [said(7, 4)])).toEqual(["chat-7"]);
  });
});

describe("Taj Mahal at the plain table", () => {
  it("tells province tiles by the number of their visit", () => {
    const room = new FieldWords(new Wording(texts, "taj-mahal", names, 0, tajWords), taj);
    expect(told(room, "tiles", [3, 5])).toEqual(["3", "5"]);
  });
});

describe("initials", () => {
  it("are those of the first and the last word, whatever letters they are", () => {
    expect(
      ["Anna", "Anna Berg", "Carletto 2", "Bot: greedy 1", "über", "अर्जुन", ""].map(initials),
    ).toEqual(["A", "AB", "C2", "B1", "Ü", "अ", ""]);
  });
});
