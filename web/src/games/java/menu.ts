/** Prompt -> what can be taken in hand and where it can go; no rule, only sorting. */
import type { ChoiceInfo, PromptInfo } from "../../protocol";
import type { Cell, Grid } from "./geometry";

export const TILES = ["lay-three", "lay-two", "lay-rice", "lay-village"] as const;
export const TOOLS = [...TILES, "irrigate", "palace"] as const;
export type Tool = (typeof TOOLS)[number];
export const isTile = (tool: Tool): boolean => (TILES as readonly string[]).includes(tool);

/** A place where the thing in hand may go, and the ways it may lie there. */
export interface Spot {
  key: string; // its spaces in reading order: "F4 F5 G5"
  cells: Cell[];
  choices: ChoiceInfo<"java">[]; // its legal turns; for a palace its values
}

export interface Menu {
  tools: ReadonlyMap<Tool, ReadonlyMap<string, Spot>>;
  takeUp: ReadonlyMap<string, ChoiceInfo<"java">>; // by space
  setDown: ReadonlyMap<string, ChoiceInfo<"java">>;
  festivals: ReadonlyMap<string, ChoiceInfo<"java">>; // by palace
  bids: ReadonlyMap<string, ChoiceInfo<"java">>; // by card
  plain: ReadonlyMap<string, ChoiceInfo<"java">>; // by verb: enter, leave, spend-token, done ...
}

export const keyOf = (cells: readonly Cell[]): string =>
  [...cells]
    .sort((a, b) => a.index - b.index)
    .map((cell) => cell.name)
    .join(" ");

const PLAIN = new Set([
  "enter",
  "take-open-card",
  "take-hidden-card",
  "spend-token",
  "leave",
  "done",
  "pass",
  "agree",
]);

function spacesOf({ facts }: ChoiceInfo<"java">): string[] {
  return Array.isArray(facts.spaces) ? (facts.spaces as string[]) : [String(facts.space)];
}

export function menu(prompt: PromptInfo<"java"> | null, grid: Grid): Menu {
  const choices = prompt?.choices ?? [];
  const tools = new Map<Tool, Map<string, Spot>>();
  for (const choice of choices) {
    const tool = choice.group as Tool;
    if (!TOOLS.includes(tool)) continue;
    const cells = spacesOf(choice)
      .map((name) => grid.byName.get(name))
      .filter((cell) => cell !== undefined);
    const spots = tools.get(tool) ?? new Map<string, Spot>();
    const spot = spots.get(keyOf(cells)) ?? { key: keyOf(cells), cells, choices: [] };
    spot.choices.push(choice);
    spots.set(spot.key, spot);
    tools.set(tool, spots);
  }
  const by = (verb: string, fact: string) =>
    new Map(
      choices.filter((one) => one.verb === verb).map((one) => [String(one.facts[fact]), one]),
    );
  return {
    tools,
    takeUp: by("take-up", "space"),
    setDown: by("set-down", "space"),
    festivals: by("call-festival", "space"),
    bids: by("bid", "card"),
    plain: new Map(choices.filter((one) => PLAIN.has(one.verb)).map((one) => [one.verb, one])),
  };
}

/** The notation of a tile or an irrigation at a place that may not be legal, to ask why not. */
export function attempt(tool: Tool, cells: readonly Cell[]): string | null {
  const names = [...cells].sort((a, b) => a.index - b.index).map((cell) => cell.name);
  if (isTile(tool)) return `lay ${tool.slice(4)} ${names.join(" ")}`;
  return tool === "irrigate" ? `irrigate ${names[0]}` : null;
}

export const sizeOf = (tool: Tool): number =>
  tool === "lay-three" ? 3 : tool === "lay-two" ? 2 : 1;
