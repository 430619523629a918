/** How much time a clock shows. */
import type { ClockInfo } from "../protocol";

/** Seconds left; `now` is this machine's clock, `skew` by how much it is ahead of the server's. */
export function secondsLeft(clock: ClockInfo, now: number, skew: number): number {
  if (clock.deadline == null) return clock.left;
  return Math.max(0, clock.deadline - (now - skew));
}

export interface TimeParts {
  unit: "days" | "clock";
  days: number;
  hours: number;
  clock: string; // 1:02:03 or 2:03
}

/** Days and hours while there are days, a clock then. */
export function timeParts(seconds: number): TimeParts {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  const clock =
    hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
  return { unit: days > 0 ? "days" : "clock", days, hours, clock };
}
