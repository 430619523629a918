/** Two insights side by side: what a move would change, listed at the space where it happens. */
import type { JavaInsight, JavaVillage, JavaWater } from "../../protocol";

export interface Changed {
  kind: "split" | "joined" | "size" | "first" | "closed";
  at: string; // a space
  before: number; // sizes, or how many parts
  after: number;
  seat: number | null; // who is first now, who scores
  fame: number;
  city: string | null; // the space of its palace
}

const overlap = (one: readonly string[], other: readonly string[]) =>
  one.some((space) => other.includes(space));

export function changes(before: JavaInsight, after: JavaInsight): Changed[] {
  const found: Changed[] = [];
  for (const old of before.villages) {
    const parts = after.villages.filter((one) => overlap(one.spaces, old.spaces));
    const [size, city] = [old.spaces.length, old.palace];
    const at = old.palace ?? (old.spaces[0] as string);
    if (parts.length !== 1) {
      found.push({
        kind: "split",
        at,
        before: size,
        after: parts.length,
        seat: null,
        fame: 0,
        city,
      });
    }
  }
  for (const now of after.villages) {
    const olds = before.villages.filter((one) => overlap(one.spaces, now.spaces));
    const at = now.palace ?? (now.spaces[0] as string);
    const sizes = olds.map((one) => one.spaces.length);
    const change = { at, after: now.spaces.length, fame: 0, city: now.palace };
    if (olds.length > 1)
      found.push({ ...change, kind: "joined", before: Math.max(...sizes), seat: now.first });
    else if (olds.length === 1 && sizes[0] !== now.spaces.length) {
      found.push({ ...change, kind: "size", before: sizes[0] ?? 0, seat: now.first });
    }
    const was = olds.find((one) => one.palace === now.palace) ?? olds[0];
    if (was && was.first !== now.first)
      found.push({ ...change, kind: "first", before: was.spaces.length, seat: now.first });
  }
  for (const water of after.waters) {
    const was = before.waters.find((one) => overlap(one.spaces, water.spaces));
    if (was?.open.length && !water.open.length) {
      found.push({
        kind: "closed",
        at: water.spaces[0] as string,
        before: 0,
        after: water.spaces.length,
        seat: water.first,
        fame: water.fame,
        city: null,
      });
    }
  }
  return found;
}

export const villageAt = (insight: JavaInsight | null, space: string): JavaVillage | null =>
  insight?.villages.find((one) => one.spaces.includes(space)) ?? null;
export const waterAt = (insight: JavaInsight | null, space: string): JavaWater | null =>
  insight?.waters.find((one) => one.spaces.includes(space)) ?? null;
/** What a city brings a seat in the great scoring, if it came now. */
export const fameOf = (insight: JavaInsight | null, seat: number, palace: string | null): number =>
  insight?.scorings[seat]?.parts.find((part) => part.id === palace)?.points ?? 0;
