/** The colours of the antiques: ground, the dark tone of the object, and the weave that tells them apart. */
import { type Weave, type Woven, weave } from "../board/weave";

export interface Dye {
  weave: Weave;
  ground: string;
  dark: string; // the object on the card
  thread: string; // the weave on the ground
}

export const DYES: Record<string, Dye> = {
  yellow: { weave: "dots", ground: "var(--a-yellow, #e8b92e)", dark: "#6b4700", thread: "#6b4700" },
  orange: {
    weave: "chevrons",
    ground: "var(--a-orange, #d9711c)",
    dark: "#7f3605",
    thread: "#fff1d8",
  },
  red: { weave: "lozenges", ground: "var(--a-red, #9c1c30)", dark: "#7d1426", thread: "#f9dcc4" },
  purple: {
    weave: "waves",
    ground: "var(--a-purple, #562a80)",
    dark: "#472069",
    thread: "#ecd9fb",
  },
  blue: { weave: "checks", ground: "var(--a-blue, #3a7fd0)", dark: "#1a4682", thread: "#eef6ff" },
  green: { weave: "leaves", ground: "var(--a-green, #1f7a50)", dark: "#14543a", thread: "#e6f4d6" },
};

const PLAIN: Dye = { weave: "dots", ground: "#8a8474", dark: "#3a352a", thread: "#fff6dc" };

export const dyeOf = (colour: string): Dye => DYES[colour] ?? PLAIN;

const BAND = { width: 100, height: 146, inset: 6, corner: 15, step: 8, scale: 1 };
const borders = new Map<string, Woven>();

/** The woven border of a card of 100 × 146. */
export function borderOf(colour: string): Woven {
  const { weave: kind } = dyeOf(colour);
  const known = borders.get(kind) ?? weave(kind, BAND);
  borders.set(kind, known);
  return known;
}
