/**
 * Flights: pieces that move from one slot of the table to another.
 *
 * An event names slots, never pixels. Before the view changes the boxes of all slots are taken, and
 * after it the pieces fly from the old boxes to the new ones; a slot that is not on the screen makes
 * its piece fade. The view is truth: whatever happens here, it already stands.
 */
import { DURATION, EASE } from "./motion";

export interface Flight {
  piece: string; // the slot whose picture flies; it exists before or after the change
  from: string; // a slot, or AWAY
  to: string; // a slot, or AWAY
}

/** Out of the picture: the pile, the bank, the pieces that left the game. */
export const AWAY = "away";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Boxes = ReadonlyMap<string, Box>;

export interface Leg {
  at: number; // ms from the beginning
  duration: number;
  frames: Keyframe[];
  box: Box; // where the picture is laid, untransformed
}

const LONGEST = 1800; // ms for all flights of one change: beyond it they overlap

/** When each flight starts: one after the other, closer together if there are many. */
export function starts(count: number, duration: number): number[] {
  const gap = count < 2 ? 0 : Math.min(duration, (LONGEST - duration) / (count - 1));
  return Array.from({ length: count }, (_, n) => n * Math.max(0, gap));
}

/** The way of one piece, or null if neither end is on the screen. */
export function leg(from: Box | null, to: Box | null, at: number, duration: number): Leg | null {
  if (from && to) return { at, duration, box: to, frames: arc(from, to) };
  if (from) return { at, duration, box: from, frames: vanish() };
  if (to) return { at, duration, box: to, frames: appear() };
  return null;
}

/** From one box to the other in an arc, landing with 2 % overshoot. */
function arc(from: Box, to: Box): Keyframe[] {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = to.width ? from.width / to.width : 1;
  const lift = Math.min(60, Math.hypot(dx, dy) * 0.16);
  const move = (k: number, rise: number, size: number) =>
    `translate(${(dx * k).toFixed(1)}px, ${(dy * k - rise).toFixed(1)}px) scale(${size.toFixed(3)})`;
  return [
    { transform: move(1, 0, scale), easing: EASE.in },
    { transform: move(0.45, lift, (scale + 1) / 2 + 0.05), offset: 0.5 },
    { transform: move(0, 0, 1.02), offset: 0.9 },
    { transform: move(0, 0, 1) },
  ];
}

function vanish(): Keyframe[] {
  return [
    { opacity: 1, transform: "none", easing: EASE.out },
    { opacity: 0, transform: "translateY(-26px) scale(.86)" },
  ];
}

function appear(): Keyframe[] {
  return [
    { opacity: 0, transform: "translateY(-34px) scale(.9)", easing: EASE.in },
    { opacity: 1, transform: "translateY(0) scale(1.02)", offset: 0.85 },
    { opacity: 1, transform: "none" },
  ];
}

/** All legs of a change, in the order of its events. */
export function plan(
  flights: readonly Flight[],
  before: Boxes,
  after: Boxes,
  pace = 1,
): (Leg | null)[] {
  const duration = DURATION.fly * pace;
  const at = starts(flights.length, duration);
  return flights.map((flight, n) => {
    const from = flight.from === AWAY ? null : (before.get(flight.from) ?? null);
    const to = flight.to === AWAY ? null : (after.get(flight.to) ?? null);
    return leg(from, to, at[n] ?? 0, duration);
  });
}
