/** Prompt -> what can be clicked; a click -> the action's text. */
import type { ChoiceInfo, MaharajaInsight, MaharajaOutlook, PromptInfo } from "../../protocol";

export interface Menu {
  coin: ChoiceInfo<"maharaja"> | null; // take the gold coin
  skip: ChoiceInfo<"maharaja"> | null; // take no collection
  buy: ReadonlyMap<string, ChoiceInfo<"maharaja">>; // by antique
  collect: ReadonlyMap<string, ChoiceInfo<"maharaja">>; // by collection card
  giveUp: ReadonlyMap<string, ChoiceInfo<"maharaja">>; // by antique
}

/** The choices by the object that is clicked. */
export function menu(prompt: PromptInfo<"maharaja"> | null): Menu {
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
export function outlookOf(
  insight: MaharajaInsight | null,
  choice: ChoiceInfo<"maharaja"> | null,
): MaharajaOutlook | null {
  return insight?.outlooks.find((one) => one.action === choice?.action) ?? null;
}
