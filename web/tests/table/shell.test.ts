import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import fields from "../../src/games/maharaja/fields";
import words from "../../src/games/maharaja/message_args";
import taj from "../../src/games/taj_mahal/fields";
import tajWords from "../../src/games/taj_mahal/message_args";
import { initials, seatNames, shortNames } from "../../src/i18n/seat_names";
import { current, Texts } from "../../src/i18n/texts.svelte";
import { Wording } from "../../src/i18n/wording";
import { termsOf } from "../../src/options/settings_summary";
import { type ChatEntry, interleaved, type LogLine } from "../../src/session/log";
import { hasLeft } from "../../src/session/seats";
import { FieldWords } from "../../src/table/fields";
import { typed } from "../fixtures/typed";

const root = new URL("../../../src/durbar/texts/en/", import.meta.url);
const texts = new Texts(
  "en",
  readdirSync(root)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(new URL(name, root), "utf-8")),
);
const names = ["Anna", "Bot"];
const maharaja = new FieldWords(new Wording(texts, "maharaja", names, 0, words), fields);
const chips = (of: FieldWords, name: string, value: unknown) =>
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
    expect(chips(maharaja, "offer", ["jug-red", "vase-blue"])).toEqual(["red jug", "blue vase"]);
    expect(chips(maharaja, "turn_of", 1)).toEqual(["Bot"]);
    expect(chips(maharaja, "trade_cards", [4, 3, 3])).toEqual(["4", "3", "3"]);
    expect(chips(maharaja, "is_extra", true)).toEqual(["Yes"]);
  });

  it("are counted where things are equal or come as counts, and paired where they are pairs", () => {
    const room = new FieldWords(new Wording(texts, "taj-mahal", names, 0, tajWords), taj);
    const cards = ["white-elephant", "white-elephant"];
    expect(chips(room, "hand", cards)).toEqual(["elephant (white) ×2"]);
    expect(chips(room, "goods", [2, 0, 1, 0])).toEqual(["rice ×2", "spices"]);
    expect(chips(room, "bonus", [["P08-C", "tea"]])).toEqual(["Agra: tea"]);
  });

  it("of a game without a word are called as they are", () => {
    const room = new FieldWords(new Wording(texts, "lanterns", names), {});
    const row = { first_taken: -1, row: [2, 0], hand: ["red", "red"], white: null };
    expect(room.shown(row).map(([name]) => room.label(name))).toEqual([
      "first taken",
      "row",
      "hand",
    ]);
    expect(chips(room, "hand", row.hand)).toEqual(["red ×2"]);
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
    event: typed({ type: "x" }),
  });
  const message = (id: number, after: number): ChatEntry => ({
    id,
    after,
    seat: 0,
    name: "",
    text: "",
    at: 0,
  });
  const order = (log: LogLine[], chat: ChatEntry[]) => interleaved(log, chat).map((one) => one.id);

  it("stand in the order in which they came", () => {
    const log = [line(1), line(2), line(5)];
    expect(order(log, [message(7, 2), message(8, 2)])).toEqual([
      "1.0",
      "2.0",
      "chat-7",
      "chat-8",
      "5.0",
    ]);
    expect(order(log, [message(7, 0)])[0]).toBe("chat-7");
    expect(order([], [message(7, 4)])).toEqual(["chat-7"]);
  });
});

describe("Taj Mahal at the plain table", () => {
  it("tells province tiles by the number of their visit", () => {
    const room = new FieldWords(new Wording(texts, "taj-mahal", names, 0, tajWords), taj);
    expect(chips(room, "tiles", [3, 5])).toEqual(["3", "5"]);
  });
});

describe("initials", () => {
  it("are those of the first and the last word, whatever letters they are", () => {
    expect(
      ["Anna", "Anna Berg", "Carletto 2", "Bot: greedy 1", "über", "अर्जुन", ""].map(initials),
    ).toEqual(["A", "AB", "C2", "B1", "Ü", "अ", ""]);
  });
});

describe("the end of a game", () => {
  const ranking = [[0], [1, 2]];
  const wording = (you: number, bots: number[], placing = ranking) =>
    new Wording(texts, "maharaja", ["Anna", "Ben", "Cleo"], you, words, { placing, bots });
  const ended = (room: Wording) => room.event({ type: "game_ended", ranking });

  it("never says that a player who left has won", () => {
    expect(ended(wording(0, [0]))).toBe("The game is over: your bot wins.");
    expect(ended(wording(1, [0]))).toBe("The game is over: the bot of Anna wins.");
    expect(ended(wording(0, []))).toBe("The game is over: you win!");
  });

  it("names the winner by the result that counts at the table", () => {
    expect(ended(wording(2, [0, 1], [[2], [0], [1]]))).toBe("The game is over: you win!");
  });

  it("knows who came back in time", () => {
    const left = { has_resigned: false, has_run_out: true, bot: "greedy" };
    expect(hasLeft(left) && hasLeft({ ...left, has_run_out: false, has_resigned: true })).toBe(
      true,
    );
    expect(hasLeft({ ...left, bot: null })).toBe(false);
  });
});

describe("the names of bots", () => {
  it("are short where a sign says that they are bots, and keep their number", () => {
    current.texts = texts;
    const bot = (n: number) => ({ seat: n, kind: "bot", name: "casual", bot: "casual" });
    const seats = [{ seat: 0, kind: "person", name: "Anna", bot: null }, bot(1), bot(2)];
    expect(seatNames(seats)).toEqual(["Anna", "Bot: casual 1", "Bot: casual 2"]);
    expect(shortNames(seats)).toEqual([
      { name: "Anna", number: null },
      { name: "casual", number: 1 },
      { name: "casual", number: 2 },
    ]);
  });
});

describe("what a table agreed on", () => {
  it("tells the clock, hints and spectators, and else only what is not usual", () => {
    current.texts = texts;
    const schema = {
      properties: {
        seats: { enum: [2, 3], default: 3 },
        grey: { enum: [false, true], default: false },
      },
    };
    const inWords = (...args: Parameters<typeof termsOf>) =>
      termsOf(...args).map(({ name, value }) => `${name}: ${value}`);
    expect(inWords("maharaja", {}, { seats: 2, grey: false }, schema)).toEqual([
      "Clock: No clock",
      "Hints: only against bots",
      "Spectators: only by the link",
    ]);
    const clock = { kind: "time", seconds: 1800, increment: 30 } as const;
    const settings = { clock, hints: false, is_listed: true, show_drafts: true };
    expect(inWords("maharaja", settings, { seats: 2, grey: true }, schema)).toEqual([
      "Clock: 30 minutes for each, 30 seconds more after each turn",
      "Hints: for nobody",
      "Spectators: the table is listed under “Watch”",
      "Show turns while they are planned: Yes",
      "Grey sides: Yes",
    ]);
  });
});
