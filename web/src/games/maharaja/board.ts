/** View -> shapes: what lies where on the table, without a pixel and without a rule. */

import type { MaharajaInsight, MaharajaOutlook, MaharajaView } from "../../protocol";
import type { CollectionData, Edition } from "./edition";

export interface Antique {
  id: string; // "jug-red"
  kind: string;
  colour: string;
  value: number;
}

export interface TradeCard {
  price: number;
  hasCoin: boolean;
  isNow: boolean; // the leftmost coin: it makes the price
}

export interface Group {
  kind: string;
  antiques: (Antique & { isSingle: boolean })[]; // single: lost at the end, as things stand
}

export type CardState = "open" | "met" | "claimable" | "barred" | "held";

export interface Slot {
  kind: string;
  has: boolean;
}

export interface CollectionCard extends CollectionData {
  state: CardState;
  slots: Slot[]; // one per antique it wants
  missing: [kind: string, count: number][];
  holder: number | null;
}

export interface SortRow {
  sort: string;
  cards: CollectionCard[];
}

export type Place = "pile" | "offer" | "gone" | { seat: number };

export interface CensusCell extends Antique {
  place: Place;
}

/** An antique by its id, with its value from the edition. */
export function antique(edition: Edition, id: string): Antique {
  const { kinds, colours, values } = edition.antiques;
  const kind = kinds.find((one) => id.startsWith(`${one}-`)) ?? id;
  const colour = id.slice(kind.length + 1);
  return { id, kind, colour, value: values[kind]?.[colours.indexOf(colour)] ?? 0 };
}

export function tradeRow(view: MaharajaView): TradeCard[] {
  const closed = view.phase === "over" || view.phase === "start";
  return view.trade_cards.map((price, n) => ({
    price,
    hasCoin: !closed && n >= view.coins_taken,
    isNow: !closed && n === view.coins_taken,
  }));
}

/** A player's antiques side by side by kind, as the rules advise to lay them. */
export function groups(
  view: MaharajaView,
  insight: MaharajaInsight | null,
  edition: Edition,
  seat: number,
): Group[] {
  const singles = new Set(view.phase === "over" ? [] : insight?.standings[seat]?.singles);
  const mine = (view.players[seat]?.antiques ?? []).map((id) => antique(edition, id));
  return edition.antiques.kinds
    .map((kind) => ({
      kind,
      antiques: mine
        .filter((one) => one.kind === kind)
        .map((one) => ({ ...one, isSingle: singles.has(one.id) })),
    }))
    .filter((group) => group.antiques.length > 0);
}

export function holderOf(view: MaharajaView, collection: string): number | null {
  const seat = view.players.findIndex((player) => player.collections.includes(collection));
  return seat < 0 ? null : seat;
}

/** The collection cards by sort, small before large, as `seat` sees them. */
export function collections(
  view: MaharajaView,
  insight: MaharajaInsight | null,
  edition: Edition,
  seat: number | null,
  claimable: ReadonlySet<string>,
): SortRow[] {
  const reaches = new Map(
    (seat === null ? [] : (insight?.reaches[seat] ?? [])).map((one) => [one.collection, one]),
  );
  const rows = new Map<string, CollectionCard[]>();
  for (const data of edition.collections) {
    const reach = reaches.get(data.id);
    const holder = holderOf(view, data.id);
    const missing = reach?.missing ?? [];
    const state: CardState =
      holder !== null
        ? "held"
        : claimable.has(data.id)
          ? "claimable"
          : reach?.is_barred
            ? "barred"
            : reach && missing.length === 0
              ? "met"
              : "open";
    const card = { ...data, state, holder, missing, slots: slots(data, missing, seat !== null) };
    rows.set(data.sort, [...(rows.get(data.sort) ?? []), card]);
  }
  return [...rows].map(([sort, cards]) => ({ sort, cards }));
}

function slots(data: CollectionData, missing: [string, number][], mine: boolean): Slot[] {
  const lacking = new Map(missing);
  return Object.entries(data.requires).flatMap(([kind, wanted]) =>
    Array.from({ length: wanted }, (_, n) => ({
      kind,
      has: mine && n < wanted - (lacking.get(kind) ?? 0),
    })),
  );
}

/** A collection card by id, as nobody in particular sees it. */
export function collection(edition: Edition, id: string): CollectionData | undefined {
  return edition.collections.find((one) => one.id === id);
}

/** Where each of the antiques is: rows by kind, columns by colour. */
export function census(view: MaharajaView, edition: Edition): CensusCell[][] {
  const places = new Map<string, Place>();
  for (const id of view.pile) places.set(id, "pile");
  for (const id of view.offer) places.set(id, "offer");
  view.players.forEach((player, seat) => {
    for (const id of player.antiques) places.set(id, { seat });
  });
  const { kinds, colours } = edition.antiques;
  return kinds.map((kind) =>
    colours.map((colour) => {
      const id = `${kind}-${colour}`;
      return { ...antique(edition, id), place: places.get(id) ?? "gone" };
    }),
  );
}

/** The others, from the left neighbour on; for a spectator everybody. */
export function others(view: MaharajaView, me: number | null): number[] {
  const seats = view.players.length;
  if (me === null) return view.players.map((_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, n) => (me + 1 + n) % seats);
}

/** Points a player has: scored at the end, before that as if it ended now. */
export function points(view: MaharajaView, insight: MaharajaInsight | null, seat: number): number {
  if (view.phase === "over" || !insight) return view.scores[seat] ?? 0;
  return insight.standings[seat]?.points ?? 0;
}

/** How many points more (or fewer) an outlook is worth than the position now. */
export function gain(
  view: MaharajaView,
  insight: MaharajaInsight | null,
  outlook: MaharajaOutlook,
): number {
  return outlook.points - points(view, insight, view.turn_of);
}
