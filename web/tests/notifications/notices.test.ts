import { afterEach, describe, expect, it, vi } from "vitest";
import type { NoticeSettings } from "../../src/api/notices";
import { bytes } from "../../src/notifications/push";
import { isQuiet, isSilent, storeQuietSettings } from "../../src/notifications/quiet_hours";
import { parse } from "../../src/router.svelte";

const at = (hours: number, minutes = 0) => new Date(2026, 4, 1, hours, minutes);
const settingsWith = (
  quiet: NoticeSettings["quiet"],
  tables: NoticeSettings["tables"] = {},
): NoticeSettings => ({
  language: "en",
  zone: "UTC",
  quiet,
  kinds: [],
  channels: [],
  tables,
  push_key: "",
  has_mail: false,
});

afterEach(() => vi.unstubAllGlobals());

describe("quiet hours at an open table", () => {
  it("may go over midnight, and end with their last minute", () => {
    const night = { since: 22 * 60, until: 8 * 60 };
    expect([at(22), at(3), at(7, 59)].map((now) => isQuiet(now, night))).toEqual([
      true,
      true,
      true,
    ]);
    expect([at(8), at(12), at(21, 59)].map((now) => isQuiet(now, night))).toEqual([
      false,
      false,
      false,
    ]);
    const noon = { since: 12 * 60, until: 13 * 60 };
    expect([at(11, 59), at(12), at(13)].map((now) => isQuiet(now, noon))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isQuiet(at(3), { since: 60, until: 60 })).toBe(false);
    expect(isQuiet(at(3), null)).toBe(false);
  });

  it("are kept in the browser with the tables that are left out; what is damaged is none", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    expect([isSilent("a"), isQuiet(at(3))]).toEqual([false, false]);
    storeQuietSettings(settingsWith({ since: 0, until: 300 }, { a: "none", b: "all" }));
    expect([isSilent("a"), isSilent("b"), isQuiet(at(3))]).toEqual([true, false, true]);
    for (const key of kept.keys()) kept.set(key, "{");
    expect([isSilent("a"), isQuiet(at(3))]).toEqual([false, false]);
  });
});

describe("links and keys", () => {
  it("a mail's link names what it does", () => {
    const link = (path: string) => parse(new URL(path, "https://d.example"));
    expect(link("/notices/stop?token=a.b")).toEqual({
      screen: "notice-link",
      action: "stop",
      token: "a.b",
    });
    expect(link("/notices/other?token=a.b")).toEqual({ screen: "not-found" });
    expect(link("/me")).toEqual({ screen: "me" });
  });

  it("a key is read from base64url", () => {
    expect([...bytes("-_8A")]).toEqual([251, 255, 0]);
  });
});
