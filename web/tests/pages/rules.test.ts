import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { topics } from "../../src/pages/rules/doubts";
import { blocks, plain, sections } from "../../src/pages/rules/markdown";

const text = (language: string) =>
  readFileSync(
    new URL(`../../../src/durbar/texts/${language}/rules/maharaja.md`, import.meta.url),
    "utf-8",
  );

describe.each(["en", "de", "it"])("the rules in %s", (language) => {
  const all = blocks(text(language));

  it("have the same paragraphs, and rulings marked as such", () => {
    const numbers = all.flatMap((one) =>
      one.kind === "paragraph" && one.number ? [one.number] : [],
    );
    const english = blocks(text("en")).flatMap((one) =>
      one.kind === "paragraph" && one.number ? [one.number] : [],
    );
    expect(numbers).toEqual(english);
    expect(numbers).toContain("M3.2");
    const rulings = all.filter((one) => one.kind === "ruling").length;
    expect(rulings).toBe(blocks(text("en")).filter((one) => one.kind === "ruling").length);
    expect(rulings).toBeGreaterThan(4);
  });

  it("leave no mark of Markdown in what is read", () => {
    expect(all.map(plain).filter((text) => /\*\*|^#|^>/.test(text))).toEqual([]);
  });
});

describe("searching", () => {
  const all = blocks(text("en"));

  it("keeps a paragraph with its rulings when one of them matches", () => {
    const found = sections(all, "drawn at random").flatMap((section) => section.blocks);
    expect(found[0]).toMatchObject({ kind: "paragraph", number: "M1.3" });
    expect(found.some((one) => one.kind === "ruling")).toBe(true);
  });

  it("finds a paragraph by its number and nothing by nonsense", () => {
    expect(sections(all, "m2.3").flatMap((section) => section.blocks)).toHaveLength(1);
    expect(sections(all, "zeppelin")).toEqual([]);
  });
});

describe("what is reconstructed", () => {
  const edition = {
    values: { cards: { red: 2, blue: [1, 2] }, sets: [{ id: "small", points: 3 }, { points: 5 }] },
    confidence: {
      "cards.red": "guess",
      "cards.blue": "likely",
      "cards.green": "certain",
      "sets.0.points": "guess",
      "sets.1.points": "guess",
      odd: "guess",
    },
  };
  const words: Record<string, string> = {
    "edition-toy-cards": "Cards",
    "edition-toy-sets-points": "Points",
  };

  it("is gathered by what it is about, with the figures as they are", () => {
    expect(topics(edition, "toy", (id) => words[id] ?? "")).toEqual([
      {
        title: "Cards",
        levels: ["guess", "likely"],
        doubts: [
          { path: "cards.red", level: "guess", value: "2" },
          { path: "cards.blue", level: "likely", value: "[1, 2]" },
        ],
      },
      {
        title: "Points",
        levels: ["guess"],
        doubts: [
          { path: "sets.small.points", level: "guess", value: "3" },
          { path: "sets.1.points", level: "guess", value: "5" },
        ],
      },
      { title: "odd", levels: ["guess"], doubts: [{ path: "odd", level: "guess", value: "" }] },
    ]);
  });
});
