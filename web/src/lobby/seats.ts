/** Who shall sit where at a new table: a list that follows the number of seats. */
import type { SeatWish } from "../net/tables";

export type Mode = "bots" | "friends" | "hotseat";
/** What can be chosen for a chair: me, another person on this device, an open chair, or a bot. */
export type Chair = "me" | "here" | "open" | `bot:${string}`;

export function chairs(mode: Mode, seats: number, bot: string): Chair[] {
  const other: Chair = mode === "friends" ? "open" : mode === "hotseat" ? "here" : `bot:${bot}`;
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? "me" : other));
}

/** Keeps what was chosen when the number of seats changes. */
export function resized(now: readonly Chair[], wanted: readonly Chair[]): Chair[] {
  return wanted.map((chair, seat) => now[seat] ?? chair);
}

export function wishes(list: readonly Chair[], names: readonly string[]): SeatWish[] {
  return list.map((chair, seat) => {
    if (chair === "open") return { kind: "open" };
    if (chair.startsWith("bot:")) return { kind: "bot", bot: chair.slice(4) };
    const name = names[seat]?.trim();
    return name ? { kind: "me", name } : { kind: "me" };
  });
}
