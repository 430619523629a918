/** What the events of a game tell of a visit, a withdrawal and the display; sums, no rules. */
import type { Part } from "../../i18n/wording";
import type { GameEvent } from "../../session/contract";

/** What points were for, by the paragraph that gave them. */
export const SOURCES = {
  "T5.1": "bonus",
  "T5.2": "tile",
  "T5.3": "network",
  "T7.1": "special",
} as const;
export type Source = (typeof SOURCES)[keyof typeof SOURCES];

export interface Share {
  seat: number;
  prizes: string[];
  cities: string[];
  crown: string;
  cards: string[]; // taken from the display
  drew: number; // hidden cards
  points: Record<Source, number>;
  parts: Record<Source, Part[]>;
  total: number;
}

export interface VisitSummary {
  visit: number;
  province: string;
  shares: Share[]; // in the order of withdrawing
  pairs: GameEvent[]; // special cards that changed hands
  ended: GameEvent | null; // what nobody won
}

export interface RemovedCard {
  card: string;
  seat: number | null; // who took it, or was asked to discard it
  isDiscarded: boolean;
}

const none = <T>(make: () => T): Record<Source, T> => ({
  bonus: make(),
  tile: make(),
  network: make(),
  special: make(),
});

function share(seat: number): Share {
  return {
    seat,
    prizes: [],
    cities: [],
    crown: "",
    cards: [],
    drew: 0,
    points: none(() => 0),
    parts: none<Part[]>(() => []),
    total: 0,
  };
}

/** Adds what an event brought to a player. */
function add(one: Share, event: GameEvent): void {
  switch (event.type) {
    case "player_withdrew":
      one.prizes = event.prizes as string[];
      break;
    case "palace_built":
      one.cities.push(String(event.city));
      break;
    case "crown_palace_built":
      one.crown = String(event.city);
      break;
    case "display_card_taken":
      one.cards.push(String(event.card));
      break;
    case "card_drawn":
      one.drew += 1;
      break;
    case "points_scored": {
      const source = SOURCES[event.because as keyof typeof SOURCES];
      if (!source) break;
      one.points[source] += Number(event.points);
      one.parts[source].push(...(event.parts as Part[]));
      one.total += Number(event.points);
    }
  }
}

/** The visits of a history, each from its beginning to its end. */
function visits(history: readonly GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of history) {
    if (event.type === "visit_began") found.push([]);
    found.at(-1)?.push(event);
  }
  return found;
}

const SHARED = new Set([
  "player_withdrew",
  "palace_built",
  "crown_palace_built",
  "display_card_taken",
  "card_drawn",
  "points_scored",
]);

/** The last visit that is over, by player. */
export function lastVisit(history: readonly GameEvent[]): VisitSummary | null {
  const visit = visits(history).findLast((all) => all.some((one) => one.type === "visit_ended"));
  const began = visit?.[0];
  if (!visit || !began) return null;
  const shares = new Map<number, Share>();
  const ended = visit.findIndex((one) => one.type === "visit_ended");
  for (const event of visit.slice(0, ended)) {
    if (typeof event.seat !== "number" || !SHARED.has(event.type)) continue;
    const one = shares.get(event.seat) ?? share(event.seat);
    if (event.type === "player_withdrew") shares.delete(event.seat);
    shares.set(event.seat, one);
    add(one, event);
  }
  return {
    visit: Number(began.visit),
    province: String(began.province),
    shares: [...shares.values()],
    pairs: visit.filter((one) => one.type === "special_card_taken"),
    ended: visit[ended] ?? null,
  };
}

/** What a player's last withdrawal has brought so far. */
export function withdrawal(history: readonly GameEvent[], seat: number): Share | null {
  const from = history.findLastIndex((one) => one.type === "player_withdrew" && one.seat === seat);
  if (from < 0) return null;
  const one = share(seat);
  for (const event of history.slice(from)) {
    if (event.type === "visit_ended") break;
    if (event.seat === seat) add(one, event);
  }
  return one;
}

/** The cards that have left this visit's display, and who took them. */
export function removedCards(history: readonly GameEvent[]): RemovedCard[] {
  return (visits(history).at(-1) ?? []).flatMap((event) => {
    const isDiscarded =
      event.type === "display_card_discarded" || event.type === "last_card_discarded";
    if (!isDiscarded && event.type !== "display_card_taken") return [];
    return [{ card: String(event.card), seat: event.seat ?? null, isDiscarded }];
  });
}

const DEEDS = new Set(["cards_played", "player_withdrew", "points_scored"]);

const isDeed = (event: GameEvent, seat: number | null) =>
  event.seat === seat && (event.type === "cards_played" || event.type === "player_withdrew");

/** Whether a player has played or withdrawn in this visit. */
export const hasActed = (history: readonly GameEvent[], seat: number): boolean =>
  (visits(history).at(-1) ?? []).some((one) => isDeed(one, seat));

/** What the Carletti did since I last played or withdrew in this visit. */
export function carlettos(
  history: readonly GameEvent[],
  carletti: ReadonlySet<number>,
  me: number | null,
): GameEvent[] {
  const visit = visits(history).at(-1) ?? [];
  const mine = visit.findLastIndex((one) => isDeed(one, me));
  return visit
    .slice(mine + 1)
    .filter(
      (one) =>
        one.type.startsWith("carletto_") ||
        (DEEDS.has(one.type) && one.seat !== undefined && carletti.has(one.seat)),
    );
}

/** The points for the hands at the end, by seat. */
export function lastHands(history: readonly GameEvent[]): Map<number, Part[]> {
  return new Map(
    history
      .filter((one) => one.type === "points_scored" && ["T8.1", "T9.8"].includes(`${one.because}`))
      .map((one) => [one.seat ?? 0, one.parts as Part[]]),
  );
}
