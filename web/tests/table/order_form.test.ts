import { describe, expect, it } from "vitest";
import { secondsLeft, timeParts } from "../../src/i18n/clock_time";
import type { OrderFormInfo } from "../../src/protocol";
import { filled, isFilled, toggled, wordsOf } from "../../src/table/order_form";

const NUMBER = { kind: "number" as const, among: [], of: "" };
const FORM: OrderFormInfo = {
  name: "give",
  paragraph: "T1.1",
  parameters: [
    { ...NUMBER, name: "count", least: 1, most: 3, usual: 2 },
    { name: "kinds", kind: "set", least: 1, most: 2, among: ["red", "blue"], of: "card", usual: 0 },
  ],
};

describe("orders as forms", () => {
  it("begin with what is usual and keep what was entered", () => {
    expect(filled(FORM)).toEqual({ count: 2, kinds: [] });
    expect(filled(FORM, { count: 9, kinds: ["red", "gone"] })).toEqual({
      count: 3,
      kinds: ["red"],
    });
    expect(filled(FORM, { count: Number.NaN })).toMatchObject({ count: 2 });
  });

  it("are filled when enough names are given", () => {
    expect(isFilled(FORM, filled(FORM))).toBe(false);
    expect(isFilled(FORM, filled(FORM, { kinds: ["red"] }))).toBe(true);
  });

  it("names are ranked in the order in which they were chosen", () => {
    const ranked = toggled(toggled([], "blue"), "red");
    expect(ranked).toEqual(["blue", "red"]);
    expect(toggled(ranked, "blue")).toEqual(["red"]);
  });

  it("are put into words, without what was left open", () => {
    const text = (values: Record<string, unknown>) =>
      wordsOf(
        values,
        (name) => name.toUpperCase(),
        (of, id) => `${of} ${id}`,
        [FORM],
      );
    expect(text({ count: 2, kinds: ["red", "blue"] })).toBe("COUNT: 2; KINDS: card red, card blue");
    expect(text({ count: 2, kinds: [] })).toBe("COUNT: 2");
  });
});

describe("clocks", () => {
  it("run towards their deadline by the server's clock, or stand", () => {
    expect(secondsLeft({ left: 60, deadline: null }, 1000, 0)).toBe(60);
    expect(secondsLeft({ left: 60, deadline: 1030 }, 1000, 0)).toBe(30);
    expect(secondsLeft({ left: 60, deadline: 1030 }, 1010, 10)).toBe(30); // we are ahead by 10
    expect(secondsLeft({ left: 60, deadline: 900 }, 1000, 0)).toBe(0);
  });

  it("show days and hours, then a clock", () => {
    expect(timeParts(2 * 86_400 + 3 * 3600 + 59)).toMatchObject({
      unit: "days",
      days: 2,
      hours: 3,
    });
    expect(timeParts(3 * 3600 + 5 * 60 + 7)).toMatchObject({ unit: "clock", clock: "3:05:07" });
    expect(timeParts(65.2).clock).toBe("1:06");
    expect(timeParts(0).clock).toBe("0:00");
  });
});
