/** Who shall sit where at a new table: a list that follows the options. */
import type { GameInfo } from "../api/http";
import type { BotInfo, SeatRequest } from "../api/tables";
import type { Values } from "./options";

export type Mode = "bots" | "friends" | "hotseat";
/**
 * What a chair is: mine, another person's on this device, open, a bot's; or an automaton's, which
 * the options put there and nobody can take.
 */
export type Chair = "me" | "here" | "open" | `bot:${string}` | `automaton:${string}`;

/** The chairs of a table: mine is the first at which somebody decides. */
export function chairs(game: GameInfo, values: Values, mode: Mode, bot: string): Chair[] {
  const other: Chair = mode === "friends" ? "open" : mode === "hotseat" ? "here" : `bot:${bot}`;
  const automata = game.automata.find(({ options }) =>
    Object.entries(options).every(([name, value]) => values[name] === value),
  );
  const list = Array.from({ length: Number(values.seats) }, (_, seat): Chair => {
    const name = automata?.seats[seat];
    return name === undefined ? other : `automaton:${name}`;
  });
  const mine = list.indexOf(other);
  return list.map((chair, seat) => (seat === mine ? "me" : chair));
}

export const KINDS = ["level", "style", "part"] as const;

/** Who sits down where nobody says who shall: an easy-going player, if the game has levels. */
export const usual = (bots: readonly BotInfo[]): string =>
  ["casual", "greedy"].find((id) => bots.some((bot) => bot.id === id)) ?? bots[0]?.id ?? "random";

export const isAutomaton = (chair: Chair) => chair.startsWith("automaton:");

/** Keeps what was chosen when the chairs change; I and the automata sit where the options say. */
export function resized(now: readonly Chair[], wanted: readonly Chair[]): Chair[] {
  return wanted.map((chair, seat) => {
    const old = now[seat];
    const isFixed = [chair, old].some(
      (one) => one === undefined || one === "me" || isAutomaton(one),
    );
    return isFixed || old === undefined ? chair : old;
  });
}

/** The request to the server: one entry for each seat that decides. */
export function seatRequests(list: readonly Chair[], names: readonly string[]): SeatRequest[] {
  return list.flatMap((chair, seat): SeatRequest[] => {
    if (isAutomaton(chair)) return [];
    if (chair === "open") return [{ kind: "open" }];
    if (chair.startsWith("bot:")) return [{ kind: "bot", bot: chair.slice(4) }];
    const name = names[seat]?.trim();
    return [name ? { kind: "me", name } : { kind: "me" }];
  });
}
