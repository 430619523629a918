/** Ratings as they are written. */
import type { Strength } from "../../api/ladder";
import { current } from "../../i18n/texts.svelte";

/** A rating as it is written: one digit after the point, and no zero below zero. */
export function figure(value: number): string {
  const rounded = Math.round(value * 10) / 10 || 0;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const written = new Intl.NumberFormat(current.texts.language, digits).format(rounded);
  return written.replace("-", "−");
}

/** In which the true strength lies with 95 % confidence. */
export const range = ({ mean, spread }: Strength): [low: number, high: number] => [
  mean - 2 * spread,
  mean + 2 * spread,
];

export type Way = "up" | "down" | "same";

export function wayOf(before: Strength, after: Strength): Way {
  if (figure(before.rating) === figure(after.rating)) return "same";
  return after.rating > before.rating ? "up" : "down";
}
