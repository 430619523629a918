/** Prompt -> what can be clicked; a click -> the action's text. */
import type { Choice, Prompt } from "../../session/contract";
import type { Insight, Outlook } from "./types";

export interface Menu {
  coin: Choice | null; // take the gold coin
  skip: Choice | null; // take no collection
  buy: ReadonlyMap<string, Choice>; // by antique
  collect: ReadonlyMap<string, Choice>; // by collection card
  giveUp: ReadonlyMap<string, Choice>; // by antique
}

/** The choices by the object that is clicked. */
export function menu(prompt: Prompt | null): Menu {
  const choices = prompt?.choices ?? [];
  const of = (verb: string) =>
    new Map(choices.filter((one) => one.verb === verb).map((one) => [one.target, one]));
  return {
    coin: choices.find((one) => one.verb === "take-gold") ?? null,
    skip: choices.find((one) => one.verb === "collect-nothing") ?? null,
    buy: of("buy"),
    collect: of("collect"),
    giveUp: of("give-up"),
  };
}

/** Where a choice leads, as the room reckons it. */
export function outlookOf(insight: Insight | null, choice: Choice | null): Outlook | null {
  return insight?.outlooks.find((one) => one.action === choice?.action) ?? null;
}
