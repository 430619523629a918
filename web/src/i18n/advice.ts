/** Words for advice: reasons become clauses, clauses a sentence. Mirrors durbar.texts.advice. */
import type { HintChoice, HintReason } from "../protocol";
import type { Wording } from "./wording";

/** "takes rank 1 in the city at G7 (+2.4)": what a choice does with one evaluation term. */
export function clause(words: Wording, { name, way, change, facts }: HintReason): string {
  const { texts, game } = words;
  const ids = [`advice-${game}-${name}`, `advice-${name}`];
  const id = ids.find((one) => texts.has(one)) ?? "advice-rest";
  const text = texts.text(id, { ...words.arguments(facts), way });
  return way === "keeps" ? text : `${text} (${signed(words, change)})`;
}

export function sentence(words: Wording, { reasons }: HintChoice): string {
  if (!reasons.length) return words.texts.text("advice-nothing");
  const clauses = words.texts.listed(reasons.map((reason) => clause(words, reason)));
  return words.texts.text("advice-because", { reasons: clauses });
}

/** Points with their sign, to the tenth. */
export function signed(words: Wording, points: number): string {
  const rounded = Math.round(points * 10) / 10;
  const sign = rounded < 0 ? "minus" : "plus";
  return words.texts.text("advice-points", { sign, points: Math.abs(rounded) });
}

/** The choice as it is named on a menu. */
export function advised(words: Wording, { actions }: HintChoice): string {
  return actions.map((one) => words.action(one)).join(", ");
}

/** What the bot would do after it, before chance or others decide. */
export function goesOn(words: Wording, { turn }: HintChoice): string {
  const line = turn.map((one) => words.action(one)).join("; ");
  return line && words.texts.text("advice-turn", { line });
}

/** What may follow it. */
export function follows(words: Wording, { line }: HintChoice): string {
  const turns: { seat: number; actions: string[] }[] = [];
  for (const { seat, step } of line) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.actions.push(words.action(step));
    else turns.push({ seat, actions: [words.action(step)] });
  }
  const plies = turns.map(({ seat, actions }) =>
    words.texts.text("advice-ply", { player: words.player(seat), action: actions.join(", ") }),
  );
  return plies.length ? words.texts.text("advice-then", { line: plies.join("; ") }) : "";
}
