/** Prompt -> what can be clicked; a click -> the action's text. */
import type {
  ChoiceInfo,
  PromptInfo,
  TajMahalInsight,
  TajMahalOutlook,
  TajMahalPalacePlan,
} from "../../protocol";

export interface Menu {
  withdraw: ChoiceInfo<"taj-mahal"> | null;
  plays: ReadonlyMap<string, ChoiceInfo<"taj-mahal">>; // by `pair(card, extra)`
  palaces: ReadonlyMap<string, ChoiceInfo<"taj-mahal">>; // by city
  crowns: ReadonlyMap<string, ChoiceInfo<"taj-mahal">>; // by city
  cards: ReadonlyMap<string, ChoiceInfo<"taj-mahal">>; // of the display, taken or discarded
  isDiscard: boolean;
  most: number; // of a set
}

/** The cards picked from the hand, by their keys: one with a colour, and what goes with it. */
export interface Pick {
  card: string | null;
  extra: string | null;
}

export const NOTHING: Pick = { card: null, extra: null };

export const pair = (card: string, extra: string): string => `${card}+${extra}`;

/** The choices by the object that is clicked. */
export function menu(prompt: PromptInfo<"taj-mahal"> | null): Menu {
  const choices = prompt?.choices ?? [];
  const of = (verb: string) =>
    new Map(choices.filter((one) => one.verb === verb).map((one) => [one.target, one]));
  const [taken, discarded] = [of("take"), of("discard")];
  return {
    withdraw: choices.find((one) => one.verb === "withdraw") ?? null,
    plays: new Map(
      choices
        .filter((one) => one.verb === "play")
        .map((one) => [pair(String(one.facts.card), String(one.facts.extra)), one]),
    ),
    palaces: of("palace"),
    crowns: of("crown"),
    cards: discarded.size ? discarded : taken,
    isDiscard: discarded.size > 0,
    most: prompt?.most ?? 0,
  };
}

/** A card of the hand without the number of its copy. */
export const nameOf = (key: string | null): string => key?.replace(/#\d+$/, "") ?? "";

/** What playing the picked cards is called, if it may be done. */
export function played(all: Menu, pick: Pick): ChoiceInfo<"taj-mahal"> | null {
  if (pick.card === null) return null;
  return all.plays.get(pair(nameOf(pick.card), nameOf(pick.extra))) ?? null;
}

/** Whether a card of the hand can be part of some play now. */
export function isPlayable(all: Menu, key: string): boolean {
  const name = nameOf(key);
  for (const choice of all.plays.values()) {
    if (choice.facts.card === name || choice.facts.extra === name) return true;
  }
  return false;
}

/** The pick after a card of the hand was clicked: extras stand beside the one coloured card. */
export function picked(all: Menu, pick: Pick, key: string, isExtra: boolean): Pick {
  if (isExtra) return { ...pick, extra: pick.extra === key ? null : key };
  if (pick.card === key) return { ...pick, card: null };
  const fits = pick.extra === null || all.plays.has(pair(nameOf(key), nameOf(pick.extra)));
  if (fits && (pick.extra !== null || all.plays.has(pair(nameOf(key), "")))) {
    return { card: key, extra: pick.extra };
  }
  // a card that goes only with one special card brings it along
  const along = [...all.plays.values()].find((one) => one.facts.card === nameOf(key));
  const extra = String(along?.facts.extra ?? "");
  return { card: key, extra: extra === "" ? null : `${extra}#0` };
}

export function outlookOf(
  insight: TajMahalInsight | null,
  choice: ChoiceInfo<"taj-mahal"> | null,
): TajMahalOutlook | null {
  return insight?.outlooks.find((one) => one.action === choice?.action) ?? null;
}

/** The best way to place what is due that has all the cities chosen so far. */
export function planOf(
  insight: TajMahalInsight | null,
  all: Menu,
  selected: readonly string[],
): TajMahalPalacePlan | null {
  const chosen = (choices: ReadonlyMap<string, ChoiceInfo<"taj-mahal">>) =>
    [...choices].flatMap(([city, { action }]) => (selected.includes(action) ? [city] : []));
  const [cities, crown] = [chosen(all.palaces), chosen(all.crowns)];
  return (
    insight?.plans.find(
      (one) =>
        cities.every((city) => one.cities.includes(city)) &&
        crown.every((city) => one.crown === city),
    ) ?? null
  );
}

export interface Clicked {
  name: string;
  copy: number;
}

/** Which of a card's copies light up: those clicked last, else the first ones. */
export function copies(clicked: readonly Clicked[], name: string, count: number): number[] {
  if (!count) return [];
  const found = clicked
    .filter((one) => one.name === name)
    .map((one) => one.copy)
    .slice(-count);
  for (let copy = 0; found.length < count; copy += 1) if (!found.includes(copy)) found.push(copy);
  return found;
}
