/** How things move: durations, curves, and the player's pace. */

export const DURATION = { hover: 120, select: 160, fly: 320, count: 480, change: 700, fade: 100 };
export const EASE = { in: "cubic-bezier(.2,.8,.2,1)", out: "cubic-bezier(.4,0,1,1)" };

/** The player's speed setting: 1 as designed, 0 no motion. */
export function pace(): number {
  const pace = getComputedStyle(document.documentElement).getPropertyValue("--pace");
  const factor = Number.parseFloat(pace);
  return Number.isFinite(factor) ? factor : 1;
}

/** Whether things fade instead of moving: by the system's setting or the player's. */
export function reduced(): boolean {
  const root = document.documentElement.classList;
  return root.contains("reduced") || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
