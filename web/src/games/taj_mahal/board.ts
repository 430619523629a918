/** View -> shapes: what lies where on the table, without a rule. */
import type { GlyphName } from "../../art/glyphs";
import type { TajMahalInsight, TajMahalView } from "../../protocol";
import type { Edition } from "./edition";

/** The columns of the court as people read them; `shown` comes in the room's order. */
export const COURT = ["vizier", "general", "monk", "princess", "mogul", "elephant"] as const;
export const SYMBOLS = ["elephant", "vizier", "general", "monk", "princess", "mogul"] as const;
export const GOODS = ["rice", "tea", "spices", "jewels"] as const;
export const COLOURS = ["red", "yellow", "green", "violet", "white"] as const;
export const FLOWERS: Record<string, GlyphName> = {
  red: "poppy",
  yellow: "marigold",
  green: "cypress",
  violet: "iris",
  white: "jasmine",
  special: "durbar",
};
const PAIRS: Record<string, string> = {
  "two-viziers": "vizier",
  "two-generals": "general",
  "two-monks": "monk",
  "two-princesses": "princess",
};

export const laneOf = (symbol: string): number => (SYMBOLS as readonly string[]).indexOf(symbol);

export interface Face {
  colour: string; // "special" for a special card
  symbols: GlyphName[];
  effect: string; // of a special card, from the edition
}

export function face(edition: Edition, name: string): Face {
  const symbol = PAIRS[name];
  if (symbol) {
    const effect = edition.special_cards[symbol] ?? "";
    return { colour: "special", symbols: [symbol as GlyphName], effect };
  }
  const [colour = "", ...symbols] = name.split("-");
  return { colour, symbols: symbols as GlyphName[], effect: "" };
}

export interface Held {
  key: string; // the name and which copy of it
  name: string;
  colour: string;
  isExtra: boolean; // white or special: goes beside a coloured card
  used: boolean;
}

/** My hand by colour: the colour of this visit first, special cards last. */
export function hand(view: TajMahalView, me: number): Held[] {
  const player = view.players[me];
  if (!player) return [];
  const mine = player.colour;
  const rank = (colour: string) =>
    colour === mine ? -1 : [...COLOURS, "special"].indexOf(colour as "red");
  const copies = new Map<string, number>();
  const cards = [...view.hand, ...player.known].sort().map((name) => {
    const copy = copies.get(name) ?? 0;
    copies.set(name, copy + 1);
    const colour = name.slice(0, name.indexOf("-"));
    return { key: `${name}#${copy}`, name, colour, isExtra: colour === "white", used: false };
  });
  const specials = player.specials.map((name) => ({
    key: `${name}#0`,
    name,
    colour: "special",
    isExtra: true,
    used: player.used.includes(name),
  }));
  return [...cards.sort((a, b) => rank(a.colour) - rank(b.colour)), ...specials];
}

export interface City {
  id: string;
  province: string;
  x: number;
  y: number;
  isFort: boolean;
  isAgra: boolean;
  bonus: string; // kind of the tile on it
  palace: number | null; // seat
  crowns: number[]; // seats
}

export interface Province {
  id: string;
  path: string;
  tile: { x: number; y: number };
  number: number; // of its tile; 0: none is laid yet
  goods: string[];
  state: "done" | "now" | "next";
  box: Box;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Picture {
  box: Box;
  provinces: Province[];
  cities: City[];
  roads: [City, City][];
}

const FRAME = 32; // of the drawing, outside the land

/** The board with its pieces: with nine provinces a smaller board, not a mask. */
export function picture(
  view: TajMahalView,
  insight: TajMahalInsight | null,
  edition: Edition,
): Picture {
  const { board, drawing } = edition;
  const nine = view.options.provinces === 9;
  const without = new Set(nine ? board.nine_provinces.without : []);
  const ids = Object.keys(board.provinces).filter((id) => !without.has(id));
  const forts = new Set([...board.fortresses, ...(nine ? board.nine_provinces.fortresses : [])]);
  const bonus = new Map(view.bonus);
  const cities = new Map(
    ids.flatMap((province) =>
      (board.provinces[province] ?? []).map((id) => {
        const { x, y } = drawing.cities[id] ?? { x: 0, y: 0 };
        const palace = view.players.findIndex((one) => one.palaces.includes(id));
        const city: City = {
          id,
          province,
          x,
          y,
          isFort: forts.has(id),
          isAgra: id === board.agra,
          bonus: bonus.get(id) ?? "",
          palace: palace < 0 ? null : palace,
          crowns: view.players.flatMap((one, seat) => (one.crowns.includes(id) ? [seat] : [])),
        };
        return [id, city] as const;
      }),
    ),
  );
  const roads = [...board.roads, ...(nine ? board.nine_provinces.roads : [])].flatMap(
    ([from, to]) => {
      const [one, other] = [cities.get(from), cities.get(to)];
      return one && other ? [[one, other] as [City, City]] : [];
    },
  );
  const left = Math.min(
    ...ids.flatMap((id) => (drawing.provinces[id]?.polygon ?? []).map(([x]) => x)),
  );
  const x = left - FRAME;
  return {
    box: { x, y: 36, width: drawing.width - FRAME - x, height: drawing.height - 64 },
    provinces: ids.map((id) => province(view, insight, edition, id)),
    cities: [...cities.values()],
    roads,
  };
}

function province(
  view: TajMahalView,
  insight: TajMahalInsight | null,
  edition: Edition,
  id: string,
): Province {
  const { polygon = [], tile = { x: 0, y: 0 } } = edition.drawing.provinces[id] ?? {};
  const number = view.route.indexOf(id) + 1;
  const isOver = view.phase === "over";
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    id,
    path: `M${polygon.map((point) => point.join(" ")).join("L")}Z`,
    tile,
    number,
    goods: insight?.goods[number - 1] ?? [],
    state:
      number === view.visit && !isOver ? "now" : number && number <= view.visit ? "done" : "next",
    box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
  };
}

/** An octagon of half the width `r`. */
export function octagon(x: number, y: number, r: number): string {
  return Array.from({ length: 8 }, (_, n) => {
    const turn = ((n + 0.5) * Math.PI) / 4;
    return `${(x + r * 1.08 * Math.cos(turn)).toFixed(1)},${(y + r * 1.08 * Math.sin(turn)).toFixed(1)}`;
  }).join(" ");
}

/** A star of eight points: two squares, as the masons cut them. */
export function star(x: number, y: number, r: number): string {
  return Array.from({ length: 16 }, (_, n) => {
    const [turn, reach] = [(n * Math.PI) / 8, n % 2 ? r * 0.77 : r];
    return `${(x + reach * Math.cos(turn)).toFixed(1)},${(y + reach * Math.sin(turn)).toFixed(1)}`;
  }).join(" ");
}

/** The roads between cities of a set. */
export function within(roads: readonly [City, City][], cities: readonly string[]): [City, City][] {
  const inside = new Set(cities);
  return roads.filter(([one, other]) => inside.has(one.id) && inside.has(other.id));
}

/** The seats with mine first, then in the order of the table. */
export function seatsFrom(view: TajMahalView, me: number | null): number[] {
  const count = view.players.length;
  return Array.from({ length: count }, (_, n) => ((me ?? 0) + n) % count);
}
