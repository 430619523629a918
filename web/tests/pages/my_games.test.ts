import { describe, expect, it } from "vitest";
import { ago } from "../../src/i18n/dates";
import { queryOf, searchOf } from "../../src/pages/my_games/search";
import { parse } from "../../src/router.svelte";
import type { ChatEntry, LogLine } from "../../src/session/log";
import { entryAt, firstNew, listed, missed } from "../../src/session/unread";
import { typed } from "../fixtures/typed";

const line = (at: number, version: number, who: number | null): LogLine => ({
  id: `${at}.0`,
  at,
  version,
  who,
  event: typed({ type: "x" }),
});
const message = (id: number, seat: number, after = 0): ChatEntry => ({
  id,
  after,
  seat,
  name: "",
  text: "",
  at: 0,
});
// The deal, my move, and two moves of others with what chance made of the first
const log = [line(1, 1, null), line(2, 2, 0), line(3, 3, 1), line(4, 3, null), line(5, 4, 2)];

describe("what is new to me at a table", () => {
  it("is counted by commits of others, and nothing is once I have moved", () => {
    expect(missed(log, 0, 2, 4)).toEqual({ moves: 2, seats: [1, 2] });
    expect(missed(log, 0, 3, 4)).toEqual({ moves: 1, seats: [2] });
    expect(missed(log, 0, 2, 3)).toEqual({ moves: 1, seats: [1] }); // the last I saw happen
    expect(missed([...log, line(6, 5, 0)], 0, 2, 4).moves).toBe(0);
    expect(missed(log, 0, 4, 4).moves).toBe(0);
  });

  it("begins in the record where I had seen the last commit", () => {
    expect(entryAt(log, 3)).toBe(4);
    expect(entryAt(log, 0)).toBe(0);
  });

  it("is parted from the rest by a line", () => {
    const first = (chat: ChatEntry[], seen: { version: number; chat: number } | null, more = log) =>
      firstNew(listed(more, chat, seen), seen, [0]);
    expect(first([], { version: 2, chat: 0 })).toBe("3.0");
    expect(first([], { version: 4, chat: 0 })).toBeNull();
    expect(first([], { version: 0, chat: 0 })).toBeNull(); // all of it: nothing to part
    expect(first([], null)).toBeNull();
    expect(first([message(1, 1)], { version: 4, chat: 0 })).toBe("chat-1");
    expect(first([message(1, 0)], { version: 4, chat: 0 })).toBeNull(); // my own words
    expect(first([], { version: 2, chat: 0 }, [...log, line(6, 5, 0)])).toBeNull();
  });

  it("has talk that I had read before it, and the rest after", () => {
    const entries = listed(log, [message(1, 1, 5), message(2, 1, 0)], { version: 2, chat: 1 });
    expect(entries.map((one) => one.id)).toEqual([
      "1.0",
      "2.0",
      "chat-1",
      "chat-2",
      "3.0",
      "4.0",
      "5.0",
    ]);
  });
});

describe("the search for finished games", () => {
  it("is what the address says, and nothing else", () => {
    const query = "?player=J%C3%BCrgen+2&game=java&result=won&since=2026-11-16";
    expect(queryOf(searchOf(query))).toBe(query);
    expect(queryOf(searchOf("?result=drawn&since=soon&x=1"))).toBe("");
    const route = parse(new URL(`http://x/games${query}`));
    expect(route).toEqual({ screen: "my-games", query });
  });
});

describe("an address", () => {
  it("that leads nowhere is not the start page", () => {
    const screens = ["/", "/index.html", "/nope", "/t", "/rules/java"].map(
      (path) => parse(new URL(`http://x${path}`)).screen,
    );
    expect(screens).toEqual(["home", "home", "not-found", "not-found", "rules"]);
  });
});

describe("moments", () => {
  it("are written in the reader's language", () => {
    expect(ago(0, 7200, "en")).toBe("2 hours ago");
    expect(ago(0, 86_400, "de")).toBe("gestern");
    expect(ago(100, 90, "it")).toBe("ora"); // another clock: never in the future
  });
});
