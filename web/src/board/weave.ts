/** Woven borders: along the band of a card or a cloth runs a motif, which is what the eye counts. */

export type Weave = "dots" | "chevrons" | "lozenges" | "waves" | "checks" | "leaves";

export interface Band {
  width: number;
  height: number;
  inset: number; // from the edge to the middle of the band
  corner: number; // length of a side that the corners keep for themselves
  step: number; // rough distance of two motifs
  scale: number; // 1: a motif is some 6 units wide
}

export interface Woven {
  fill: string;
  stroke: string;
}

type Point = [number, number];

/** The motif of a weave along the four sides of a band, as two paths. */
export function weave(kind: Weave, band: Band): Woven {
  if (kind === "waves") return { fill: corners(band, dot(2.5)), stroke: waves(band) };
  const stamp = STAMPS[kind];
  const woven = sides(band, (at, turn, n) => stamp[n % stamp.length]?.(at, turn) ?? "");
  const corner = corners(band, CORNERS[kind]);
  return kind === "chevrons"
    ? { fill: corner, stroke: woven }
    : { fill: woven + corner, stroke: "" };
}

/** A row of motifs without corners, for ribbons and hems. */
export function hem(kind: Weave, length: number, step: number, y: number, scale = 1): Woven {
  const count = Math.floor(length / step);
  const from = (length - (count - 1) * step) / 2;
  if (kind === "waves") return { fill: "", stroke: wave([0, y], [length, y], step, 2.6 * scale) };
  const stamp = STAMPS[kind];
  const band = Array.from({ length: count }, (_, n) =>
    stamp[n % stamp.length]?.([from + n * step, y], 0, scale),
  ).join("");
  return kind === "chevrons" ? { fill: "", stroke: band } : { fill: band, stroke: "" };
}

type Scaled = (at: Point, turn: number, scale?: number) => string;

const dot = (radius: number): Scaled =>
  function stamp([x, y], _turn, scale = 1) {
    const r = radius * scale;
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
  };

const polygon = (points: Point[], closed = true): Scaled =>
  function stamp(at, turn, scale = 1) {
    const corners = points.map((point) => place(point, at, turn, scale));
    return `M${corners.join("L")}${closed ? "z" : ""}`;
  };

/** A leaf: two curves between its stalk and its tip. */
const leaf = (tilt: number): Scaled =>
  function stamp(at, turn, scale = 1) {
    const corners = [
      [-4, 0],
      [-2, -3.4],
      [1.8, -3],
      [4.2, 0],
      [1.8, 3],
      [-2, 3.4],
      [-4, 0],
    ].map((point) => place(point as Point, at, turn + tilt, scale));
    return `M${corners[0]}C${corners[1]} ${corners[2]} ${corners[3]}C${corners[4]} ${corners[5]} ${corners[6]}z`;
  };

const square = (x: number, y: number, side: number): Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

const checker: Scaled = (at, turn, scale = 1) =>
  polygon(square(-3, -3, 3))(at, turn, scale) + polygon(square(0, 0, 3))(at, turn, scale);

const STAMPS: Record<Exclude<Weave, "waves">, Scaled[]> = {
  dots: [dot(2.1)],
  chevrons: [
    polygon(
      [
        [-2, -3.2],
        [1.8, 0],
        [-2, 3.2],
      ],
      false,
    ),
  ],
  lozenges: [
    polygon([
      [-4, 0],
      [0, -3.1],
      [4, 0],
      [0, 3.1],
    ]),
  ],
  checks: [checker],
  leaves: [leaf(-32), leaf(32)],
};

const CORNERS: Record<Exclude<Weave, "waves">, Scaled> = {
  dots: dot(2.9),
  chevrons: polygon([
    [0, -3.4],
    [3.4, 0],
    [0, 3.4],
    [-3.4, 0],
  ]),
  lozenges: polygon([
    [0, -3.6],
    [3.6, 0],
    [0, 3.6],
    [-3.6, 0],
  ]),
  checks: polygon(square(-2.6, -2.6, 5.2)),
  leaves: dot(2.4),
};

function place([x, y]: Point, at: Point, turn: number, scale: number): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return `${n(at[0] + x * cos - y * sin)} ${n(at[1] + x * sin + y * cos)}`;
}

function corners(band: Band, stamp: Scaled): string {
  const { width, height, inset, scale } = band;
  const spots: Point[] = [
    [inset, inset],
    [width - inset, inset],
    [width - inset, height - inset],
    [inset, height - inset],
  ];
  return spots.map((spot) => stamp(spot, 0, scale)).join("");
}

function sides(band: Band, stamp: (at: Point, turn: number, n: number) => string): string {
  return runs(band)
    .map(([from, to, turn]) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const count = Math.max(2, Math.round(length / band.step) + 1);
      return Array.from({ length: count }, (_, k) => {
        const t = k / (count - 1);
        return stamp([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], turn, k);
      }).join("");
    })
    .join("");
}

function waves(band: Band): string {
  return runs(band)
    .map(([from, to]) => wave(from, to, band.step, 2.6 * band.scale))
    .join("");
}

/** A wavy line with whole waves between two points. */
function wave(from: Point, to: Point, step: number, height: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const halves = Math.max(2, Math.round(length / step) * 2);
  const [dx, dy] = [(to[0] - from[0]) / halves, (to[1] - from[1]) / halves];
  const [nx, ny] = [
    (-dy / Math.hypot(dx, dy)) * height * 1.9,
    (dx / Math.hypot(dx, dy)) * height * 1.9,
  ];
  const first = `q${n(dx / 2 + nx)} ${n(dy / 2 + ny)} ${n(dx)} ${n(dy)}`;
  return `M${n(from[0])} ${n(from[1])}${first}${`t${n(dx)} ${n(dy)}`.repeat(halves - 1)}`;
}

/** The four sides between the corners, clockwise. */
function runs({ width, height, inset, corner }: Band): [Point, Point, number][] {
  return [
    [[corner, inset], [width - corner, inset], 0],
    [[width - inset, corner], [width - inset, height - corner], 90],
    [[width - corner, height - inset], [corner, height - inset], 180],
    [[inset, height - corner], [inset, corner], 270],
  ];
}

const n = (value: number): string => String(Math.round(value * 100) / 100);
