/** Pointy-top hexes in two views, tilted and flat; pure numbers. */

export type Direction = "NE" | "E" | "SE" | "SW" | "W" | "NW";
export type Kind = "land" | "highland" | "lowland";

export interface Cell {
  name: string; // "G7": the row, and the place in it counted from the left margin
  q: number;
  r: number;
  kind: Kind;
  index: number; // in reading order
}

export interface Point {
  x: number;
  y: number;
}

export const R = 30; // a side, in units of the drawing
const WIDTH = Math.sqrt(3) * R;
const SIGNS: Record<string, Kind> = { o: "land", "~": "land", "^": "highland", _: "lowland" };
const ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export const DIRECTIONS: Record<Direction, readonly [number, number]> = {
  NE: [1, -1],
  E: [1, 0],
  SE: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [0, -1],
};
export const AROUND = Object.keys(DIRECTIONS) as Direction[];
const CORNERS = [
  [0, -1],
  [0.866, -0.5],
  [0.866, 0.5],
  [0, 1],
  [-0.866, 0.5],
  [-0.866, -0.5],
] as const;
const SIDES: Record<Direction, readonly [number, number]> = {
  NE: [0, 1],
  E: [1, 2],
  SE: [2, 3],
  SW: [3, 4],
  W: [4, 5],
  NW: [5, 0],
};

/** The drawn board of an edition: every cell by name, and who lies next to whom. */
export class Grid {
  readonly cells: readonly Cell[];
  readonly byName = new Map<string, Cell>();
  readonly #at = new Map<string, Cell>();
  readonly #footprints = new Map<number, Cell[][]>();

  constructor(map: string) {
    const lines = map.replace(/^\n/, "").split("\n");
    const cells: Cell[] = [];
    lines.forEach((line, r) => {
      for (let column = 0; column < line.length; column += 1) {
        const kind = SIGNS[line[column] ?? " "];
        if (!kind) continue;
        const q = Math.floor((column - r) / 2);
        const name = `${ROWS[r]}${Math.floor(column / 2) + 1}`;
        cells.push({ name, q, r, kind, index: cells.length });
      }
    });
    this.cells = cells;
    for (const cell of cells) {
      this.byName.set(cell.name, cell);
      this.#at.set(`${cell.q} ${cell.r}`, cell);
    }
  }

  at(q: number, r: number): Cell | undefined {
    return this.#at.get(`${q} ${r}`);
  }

  next(cell: Cell, direction: Direction): Cell | undefined {
    const [q, r] = DIRECTIONS[direction];
    return this.at(cell.q + q, cell.r + r);
  }

  /** Every set of `size` mutually adjacent cells: where a tile of that size can lie at all. */
  footprints(size: number): Cell[][] {
    const found = this.#footprints.get(size) ?? this.#find(size);
    this.#footprints.set(size, found);
    return found;
  }

  #find(size: number): Cell[][] {
    if (size === 1) return this.cells.map((cell) => [cell]);
    return this.cells.flatMap((cell) => {
      const [east, se, sw] = (["E", "SE", "SW"] as const).map((side) => this.next(cell, side));
      const sets =
        size === 2
          ? [
              [cell, east],
              [cell, se],
              [cell, sw],
            ]
          : [
              [cell, east, se],
              [cell, se, sw],
            ];
      return sets.filter((set): set is Cell[] => set.every(Boolean));
    });
  }
}

/** One projection: how cells of a level become points of the picture. */
export class Projection {
  readonly k: number; // the share of the height that the tilt leaves
  readonly h: number; // of one level

  constructor(readonly tilted: boolean) {
    this.k = tilted ? 0.86 : 1;
    this.h = tilted ? 0.3 * R : 0;
  }

  centre({ q, r }: Cell, z = 0): Point {
    return { x: WIDTH * (q + r / 2), y: 1.5 * R * this.k * r - z * this.h };
  }

  corner(cell: Cell, n: number, z = 0, inset = 0): Point {
    const { x, y } = this.centre(cell, z);
    const [a, b] = CORNERS[n % 6] as readonly [number, number];
    const side = R * (1 - inset);
    return { x: x + a * side, y: y + b * side * this.k };
  }

  hex(cell: Cell, z = 0, inset = 0): string {
    return polygon(CORNERS.map((_, n) => this.corner(cell, n, z, inset)));
  }

  side(cell: Cell, direction: Direction, z = 0, inset = 0): [Point, Point] {
    const [from, to] = SIDES[direction];
    return [this.corner(cell, from, z, inset), this.corner(cell, to, z, inset)];
  }

  /** The middle of a set of cells: where a tile on them is anchored. */
  middle(cells: readonly Cell[], z = 0): Point {
    const points = cells.map((cell) => this.centre(cell, z));
    const mean = (pick: (point: Point) => number) =>
      points.reduce((sum, point) => sum + pick(point), 0) / points.length;
    return { x: mean((point) => point.x), y: mean((point) => point.y) };
  }

  /** The cell that is seen at a point: from the highest level down, the first that reaches it. */
  hit(grid: Grid, point: Point, levelOf: (cell: Cell) => number, highest: number): Cell | null {
    for (let z = this.tilted ? highest : 0; z >= 0; z -= 1) {
      const cell = this.#hexAt(grid, { x: point.x, y: point.y + z * this.h });
      if (cell && (levelOf(cell) >= z || !this.tilted)) return cell;
    }
    return null;
  }

  #hexAt(grid: Grid, { x, y }: Point): Cell | undefined {
    const r = y / (1.5 * R * this.k);
    const q = x / WIDTH - r / 2;
    const s = -q - r;
    let [a, b] = [Math.round(q), Math.round(r)];
    const c = Math.round(s);
    const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
    if (da > db && da > dc) a = -b - c;
    else if (db > dc) b = -a - c;
    return grid.at(a, b);
  }

  /** The box round all cells, with room for stacks above the northern rows. */
  box(grid: Grid, pad = 10): { x: number; y: number; width: number; height: number } {
    const points = grid.cells.flatMap((cell) => CORNERS.map((_, n) => this.corner(cell, n)));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs) - pad, Math.min(...ys) - pad - this.h];
    const width = Math.max(...xs) + pad - x;
    return { x, y, width, height: Math.max(...ys) + pad + this.h - y };
  }
}

const pair = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const line = (points: readonly Point[]): string => `M${points.map(pair).join("L")}`;
export const polygon = (points: readonly Point[]): string => `${line(points)}Z`;
