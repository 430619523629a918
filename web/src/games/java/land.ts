/** The landscape as markup: ground once, then one group per row from north to south. */

import type { JavaSpaceView } from "../../protocol";
import {
  AROUND,
  type Cell,
  type Direction,
  type Grid,
  line,
  type Projection,
  polygon,
  R,
} from "./geometry";

export const RICE = ["", "#2a5a3c", "#508b47", "#8ab257", "#c6d376", "#eaedb4"];
export const VILLAGE = ["", "#7f3d2a", "#b0603c", "#d9946a", "#f0c09a", "#fae3ce"];
const ON_RICE = ["", "#86b47c", "#1f4a26", "#34602a", "#56752a", "#757f36"];
const LIT = "#b98c5f";
const DARK = "#80573a";
const STRATUM = "#4b3020";

export interface Scene {
  grid: Grid;
  at: Projection;
  spaces: ReadonlyMap<string, JavaSpaceView>;
  scored: ReadonlySet<string>; // water that is closed
  chosen: ReadonlySet<string>; // spaces of the city that is looked at
  digits: boolean;
  pearl: (seat: number) => boolean; // a light piece: dark digit
}

const use = (id: string, x: number, y: number, more = "") =>
  `<use href="#java-${id}" x="${x.toFixed(1)}" y="${y.toFixed(1)}"${more}/>`;
const path = (d: string, more: string) => (d ? `<path d="${d}" ${more}/>` : "");
const text = (x: number, y: number, content: string | number, more = "") =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" class="num" ${more}>${content}</text>`;
export const colour = (terrain: string, level: number): string =>
  (terrain === "village" ? VILLAGE : RICE)[Math.min(level, 5)] || "#f0e0bd";
export const levelOf = (scene: Pick<Scene, "spaces">, cell: Cell | undefined): number =>
  (cell && scene.spaces.get(cell.name)?.level) || 0;

/** Ring, bare board and border: what no move changes. */
export function base({ grid, at }: Scene): string {
  const slab = grid.cells.map((cell) => at.hex(cell, at.tilted ? -0.9 : 0)).join("");
  const out = [
    path(
      slab,
      `fill="#8a6a42" stroke="#6b4c2a" stroke-width="9" stroke-opacity=".16" stroke-linejoin="round"`,
    ),
    path(slab, `fill="#a5824f" stroke="#a5824f" stroke-width="1.5"`),
  ];
  for (const [kind, fill] of [
    ["highland", "#dcc7a8"],
    ["lowland", "#dde2bd"],
  ] as const) {
    const cells = grid.cells.filter((cell) => cell.kind === kind);
    out.push(
      path(
        cells.map((cell) => at.hex(cell)).join(""),
        `fill="${fill}" stroke="#fff8ea" stroke-width="1"`,
      ),
    );
  }
  const land = grid.cells.filter((cell) => cell.kind === "land");
  out.push(
    path(
      land.map((cell) => at.hex(cell)).join(""),
      `fill="#f0e0bd" stroke="#cdb68a" stroke-width=".8"`,
    ),
  );
  return out.join("");
}

/** Marks of bare cells, the border, the shadow of the land, and the water. */
export function ground(scene: Scene): string {
  const { grid, at, spaces, scored } = scene;
  const out: string[] = [];
  for (const cell of grid.cells) {
    if (spaces.has(cell.name)) continue;
    const { x, y } = at.centre(cell);
    if (cell.kind === "land") {
      out.push(use(at.tilted ? "kawung" : "kawung-flat", x, y));
      continue;
    }
    const n = Math.abs(cell.q * 7 + cell.r * 5) % 4;
    const [sx, sy] = [
      [1, 1],
      [-1.08, 1.12],
      [-0.9, 0.86],
      [1.12, 1.04],
    ][n] as [number, number];
    const mark = cell.kind === "highland" ? "peak" : "palm";
    out.push(
      `<use href="#java-${mark}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${sx} ${sy})"/>`,
    );
  }
  out.push(borders(grid, at));
  const stacks = [...spaces.values()].filter((one) => one.level > 0);
  for (const reach of [1, 0.55]) {
    const d = stacks.map((one) => {
      const cell = grid.byName.get(one.space) as Cell;
      const [dx, dy] = [reach * (5 + 4 * one.level), reach * (2 + 1.5 * one.level) * at.k];
      return polygon(
        [0, 1, 2, 3, 4, 5]
          .map((n) => at.corner(cell, n))
          .map(({ x, y }) => ({ x: x + dx, y: y + dy })),
      );
    });
    out.push(path(d.join(""), `fill="#4a3413" opacity=".17"`));
  }
  const depth = at.tilted ? -0.35 : 0;
  for (const one of spaces.values()) {
    if (one.terrain !== "water") continue;
    const cell = grid.byName.get(one.space) as Cell;
    const { x, y } = at.centre(cell, depth);
    out.push(path(at.hex(cell), `fill="#7c6a45"`));
    out.push(
      path(at.hex(cell, depth, 0.05), `fill="url(#java-pool)" stroke="#063f49" stroke-width="1.2"`),
    );
    out.push(use("water", x, y));
    if (scored.has(one.space)) out.push(use("lotus", x, y + 1));
    if (scene.chosen.has(one.space)) out.push(rim(scene, cell, 0));
  }
  return out.join("");
}

function borders(grid: Grid, at: Projection): string {
  const lines = { highland: "", lowland: "" };
  for (const cell of grid.cells) {
    if (cell.kind !== "land") continue;
    for (const side of AROUND) {
      const other = grid.next(cell, side);
      if (other && other.kind !== "land") lines[other.kind] += line(at.side(cell, side));
    }
  }
  const stroke = `fill="none" stroke-width="3.2" stroke-linecap="round"`;
  return (
    path(lines.highland, `${stroke} stroke="#7a4a22"`) +
    path(lines.lowland, `${stroke} stroke="#5f8a3a" stroke-dasharray="7 3"`)
  );
}

/** The rows that carry land, each as one piece of markup: land first, then what stands on it. */
export function rows(scene: Scene): { r: number; markup: string }[] {
  const byRow = new Map<number, Cell[]>();
  for (const cell of scene.grid.cells) {
    if (levelOf(scene, cell) > 0) byRow.set(cell.r, [...(byRow.get(cell.r) ?? []), cell]);
  }
  return [...byRow].map(([r, cells]) => ({
    r,
    markup:
      cells.map((cell) => stack(scene, cell)).join("") +
      cells.map((cell) => piece(scene, cell)).join(""),
  }));
}

function rim(scene: Scene, cell: Cell, z: number): string {
  const { at, grid, chosen } = scene;
  const d = AROUND.filter((side) => {
    const other = grid.next(cell, side);
    return !other || !chosen.has(other.name) || levelOf(scene, other) !== z;
  })
    .map((side) => line(at.side(cell, side, z, 0.07)))
    .join("");
  const stroke = `fill="none" stroke-linecap="round"`;
  return (
    path(d, `${stroke} stroke="#2b1400" stroke-width="5.4"`) +
    path(d, `${stroke} stroke="#ffd23f" stroke-width="3"`)
  );
}

function faces(scene: Scene, cell: Cell, one: JavaSpaceView): string {
  const { at, grid } = scene;
  const z = one.level;
  let out = "";
  for (const [side, fill] of [
    ["SW", LIT],
    ["SE", DARK],
  ] as [Direction, string][]) {
    const low = levelOf(scene, grid.next(cell, side));
    if (low >= z) continue;
    const [a, b] = at.side(cell, side, low);
    const [c, d] = at.side(cell, side, z);
    out += path(polygon([a, b, d, c]), `fill="${fill}" stroke="${STRATUM}" stroke-width=".8"`);
    const [e, f] = at.side(cell, side, z - 0.3);
    out += path(polygon([c, d, f, e]), `fill="${colour(one.terrain, z)}" opacity=".9"`);
    let strata = "";
    for (let s = low + 1; s < z; s += 1) strata += line(at.side(cell, side, s));
    out += path(strata, `fill="none" stroke="${STRATUM}" stroke-width="1.1"`);
  }
  return out;
}

/** One stacked cell: faces, top, shade under higher neighbours, mark, outlines. */
function stack(scene: Scene, cell: Cell): string {
  const { at, grid, spaces } = scene;
  const one = spaces.get(cell.name) as JavaSpaceView;
  const z = one.level;
  const { x, y } = at.centre(cell, z);
  const low = (side: Direction) => levelOf(scene, grid.next(cell, side));
  let out = at.tilted ? faces(scene, cell, one) : "";
  out += path(at.hex(cell, z), `fill="${colour(one.terrain, z)}"`);
  let shade = "";
  for (const side of ["W", "NW", "NE"] as const) {
    const drop = low(side) - z;
    for (const depth of drop > 0 ? [0.16, 0.3] : []) {
      const [a, b] = at.side(cell, side, z);
      const [c, d] = at.side(cell, side, z, Math.min(0.62, depth * (0.6 + 0.4 * drop)));
      shade += polygon([a, b, d, c]);
    }
  }
  out += path(shade, `fill="#1b0f05" opacity=".2"`);
  if (!one.palace) {
    const mark = one.terrain === "rice" ? "rice" : one.developer === null ? "village" : "hamlet";
    out += use(mark, x, y, one.terrain === "rice" ? ` color="${ON_RICE[Math.min(z, 5)]}"` : "");
  }
  let [soft, joint, up, down] = ["", "", "", ""];
  for (const side of AROUND) {
    const [height, other] = [low(side), grid.next(cell, side)];
    const drawn = line(at.side(cell, side, z));
    if (height > z) continue;
    if (height < z) {
      if (at.tilted && (side === "SW" || side === "SE")) up += drawn;
      else down += drawn;
    } else if (side === "E" || side === "SE" || side === "SW") {
      if (one.tile && spaces.get(other?.name ?? "")?.tile === one.tile) soft += drawn;
      else joint += drawn;
    }
  }
  out += path(soft, `fill="none" stroke="#000" stroke-opacity=".13" stroke-width=".7"`);
  out += path(joint, `fill="none" stroke="#1a0f06" stroke-opacity=".62" stroke-width="1.3"`);
  out += path(
    down,
    `fill="none" stroke="#24150a" stroke-width="${at.tilted ? 1.7 : 2.4}" stroke-linecap="round"`,
  );
  out += path(up, `fill="none" stroke="#fff3d2" stroke-width="1.5" stroke-linecap="round"`);
  if (scene.chosen.has(cell.name)) out += rim(scene, cell, z);
  if (!at.tilted) {
    let inner = "";
    for (const side of AROUND) {
      for (let s = 1; s < z - low(side); s += 1) inner += line(at.side(cell, side, 0, 0.1 * s));
    }
    out += path(inner, `fill="none" stroke="#24150a" stroke-width="1.1" stroke-opacity=".75"`);
  }
  return out;
}

/** What stands on a cell, and its level where it is asked for. */
function piece(scene: Scene, cell: Cell): string {
  const { at, spaces, pearl } = scene;
  const one = spaces.get(cell.name) as JavaSpaceView;
  const { x, y } = at.centre(cell, one.level);
  if (one.palace) {
    const roofs = one.palace / 2;
    const feast = `M${x.toFixed(1)} ${(y - 20 - 8 * roofs).toFixed(1)}l15 5-15 5z`;
    return (
      use(`palace-${roofs}`, x, y) + (one.feast ? path(feast, `fill="#c4335a" stroke="#fff"`) : "")
    );
  }
  if (one.developer !== null) {
    const fill = `fill="${pearl(one.developer) ? "#1d1410" : "#fff"}"`;
    const level = one.level;
    if (at.tilted) return use(`figure-${one.developer}`, x, y + 8) + text(x, y + 8.6, level, fill);
    return use(`token-${one.developer}`, x, y - 3) + text(x, y + 1.5, level, fill);
  }
  if (at.tilted && !scene.digits) return "";
  const below = y + R * (at.tilted ? 0.1 : 0.58);
  return `<circle cx="${x.toFixed(1)}" cy="${below.toFixed(1)}" r="7.2" fill="#fff7e6" fill-opacity=".9"/>${text(x, below + 3.8, one.level, `fill="#1d1410"`)}`;
}

/** Figures behind a stack that hides them show through it; the digit already behind two levels. */
export function xray(scene: Scene): string {
  const { at, grid, spaces } = scene;
  if (!at.tilted) return "";
  let out = "";
  for (const one of spaces.values()) {
    if (one.developer === null) continue;
    const cell = grid.byName.get(one.space) as Cell;
    const over =
      Math.max(...(["SW", "SE"] as const).map((side) => levelOf(scene, grid.next(cell, side)))) -
      one.level;
    if (over >= 3) out += `<g opacity=".55">${piece(scene, cell)}</g>`;
    if (over >= 2) {
      const { x, y } = at.centre(cell, one.level);
      out += text(
        x,
        y + 8.6,
        one.level,
        `fill="#fff" stroke="#1d1410" stroke-width="3" paint-order="stroke"`,
      );
    }
  }
  return out;
}
