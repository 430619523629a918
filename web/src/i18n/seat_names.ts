/** What seats are called on the screen. */
import { t } from "./texts.svelte";

interface Named {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
}

export const NAMELESS = "Guest"; // what the server calls somebody without a name

export interface SeatName {
  name: string;
  number: number | null; // distinguishes seats of one name
}

/** The names by seat; several bots of one level are numbered. */
export function seatNames(seats: readonly Named[], mine: readonly number[] = []): string[] {
  return numbered(seats, mine).map(({ name, number }) =>
    number === null ? name : t("web-name-again", { name, number }),
  );
}

/** The same in two parts; a bot's name is its level alone where a sign says that it is one. */
export function shortNames(seats: readonly Named[], mine: readonly number[] = []): SeatName[] {
  return numbered(seats, mine).map(({ name, number }, at) => {
    const seat = seats[at];
    return { name: seat && isLevel(seat) ? levelName(seat.bot) : name, number };
  });
}

function numbered(seats: readonly Named[], mine: readonly number[]): SeatName[] {
  const plain = seats.map((seat) => seatName(seat, mine.length === 1 && mine[0] === seat.seat));
  return plain.map((name, at) => {
    const isAlone = plain.indexOf(name) === plain.lastIndexOf(name) || seats[at]?.kind === "open";
    const number = plain.slice(0, at + 1).filter((one) => one === name).length;
    return { name, number: isAlone ? null : number };
  });
}

/** A bot without a name of its own. */
const isLevel = (seat: Named) => seat.kind === "bot" && (!seat.name || seat.name === seat.bot);

export function seatName(seat: Named, isMe = false): string {
  if (seat.kind === "open") return t("web-seat-open");
  if (isLevel(seat)) return t("web-bot", { bot: levelName(seat.bot) });
  if (seat.kind === "automaton" && seat.name === "automaton") return t("web-automaton");
  if (!seat.name || seat.name === NAMELESS) {
    return isMe ? t("web-you-name") : t("web-player", { number: seat.seat + 1 });
  }
  return seat.name;
}

/** A bot's level in words, if we have some. */
export function levelName(bot: string | null): string {
  return t("web-bot-level", { bot: (bot ?? "").split(":")[0] });
}

/** The first letters of the first and the last word: "Anna Berg" is AB, "Carletto 2" is C2. */
export function initials(name: string): string {
  const words = name.split(/[\s:·.,-]+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}
