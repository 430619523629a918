/** A visit, a withdrawal and the display, summed up from the events of a game; no rules. */
import type { Part } from "../../protocol";
import type { EventFields, EventOf, GameEvent } from "../../session/contract";

type Event = GameEvent<"taj-mahal">;

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
  pairs: EventOf<"taj-mahal", "special_card_taken">[]; // special cards that changed hands
  ended: EventOf<"taj-mahal", "visit_ended">; // what nobody won
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

const seatOf = ({ seat }: EventFields<"taj-mahal">): number | null => seat ?? null;

/** Adds what an event brought to a player. */
function add(one: Share, event: Event): void {
  switch (event.type) {
    case "player_withdrew":
      one.prizes = [...event.prizes];
      break;
    case "palace_built":
      one.cities.push(event.city);
      break;
    case "crown_palace_built":
      one.crown = event.city;
      break;
    case "display_card_taken":
      one.cards.push(event.card);
      break;
    case "card_drawn":
      one.drew += 1;
      break;
    case "points_scored": {
      const source = SOURCES[event.because as keyof typeof SOURCES];
      if (!source) break;
      one.points[source] += event.points;
      one.parts[source].push(...event.parts);
      one.total += event.points;
    }
  }
}

/** The events of the visit that goes on, or of the whole list if none began in it. */
const currentVisit = (history: readonly Event[]): readonly Event[] =>
  history.slice(
    Math.max(
      0,
      history.findLastIndex((one) => one.type === "visit_began"),
    ),
  );

const SHARED = new Set([
  "player_withdrew",
  "palace_built",
  "crown_palace_built",
  "display_card_taken",
  "card_drawn",
  "points_scored",
]);

/** The last visit that is over, by player. */
export function lastVisit(history: readonly Event[]): VisitSummary | null {
  const until = history.findLastIndex((one) => one.type === "visit_ended");
  const from = history.slice(0, until + 1).findLastIndex((one) => one.type === "visit_began");
  const [began, ended] = [history[from], history[until]];
  if (began?.type !== "visit_began" || ended?.type !== "visit_ended") return null;
  const visit = history.slice(from, until);
  const shares = new Map<number, Share>();
  for (const event of visit) {
    const { seat }: EventFields<"taj-mahal"> = event;
    if (typeof seat !== "number" || !SHARED.has(event.type)) continue;
    const one = shares.get(seat) ?? share(seat);
    if (event.type === "player_withdrew") shares.delete(seat);
    shares.set(seat, one);
    add(one, event);
  }
  // What follows the end, up to the next visit, may still change hands
  const next = history.findIndex((one, n) => n > until && one.type === "visit_began");
  const whole = history.slice(from, next < 0 ? undefined : next);
  return {
    visit: began.visit,
    province: began.province,
    shares: [...shares.values()],
    pairs: whole.filter((one) => one.type === "special_card_taken"),
    ended,
  };
}

/** What a player's last withdrawal has brought so far. */
export function withdrawal(history: readonly Event[], seat: number): Share | null {
  const from = history.findLastIndex((one) => one.type === "player_withdrew" && one.seat === seat);
  if (from < 0) return null;
  const one = share(seat);
  for (const event of history.slice(from)) {
    if (event.type === "visit_ended") break;
    if (seatOf(event) === seat) add(one, event);
  }
  return one;
}

/** The cards that have left this visit's display, and who took them. */
export function removedCards(history: readonly Event[]): RemovedCard[] {
  return currentVisit(history).flatMap((event): RemovedCard[] => {
    switch (event.type) {
      case "display_card_taken":
        return [{ card: event.card, seat: event.seat, isDiscarded: false }];
      case "display_card_discarded":
        return [{ card: event.card, seat: event.seat, isDiscarded: true }];
      case "last_card_discarded":
        return [{ card: event.card, seat: null, isDiscarded: true }];
      default:
        return [];
    }
  });
}

const DEEDS = new Set(["cards_played", "player_withdrew", "points_scored"]);

const isDeed = (event: Event, seat: number | null) =>
  (event.type === "cards_played" || event.type === "player_withdrew") && event.seat === seat;

/** Whether a player has played or withdrawn in this visit. */
export const hasActed = (history: readonly Event[], seat: number): boolean =>
  currentVisit(history).some((one) => isDeed(one, seat));

/** What the Carletti did since I last played or withdrew in this visit. */
export function carlettos(
  history: readonly Event[],
  carletti: ReadonlySet<number>,
  me: number | null,
): Event[] {
  const visit = currentVisit(history);
  const mine = visit.findLastIndex((one) => isDeed(one, me));
  return visit
    .slice(mine + 1)
    .filter(
      (one) =>
        one.type.startsWith("carletto_") ||
        (DEEDS.has(one.type) && carletti.has(seatOf(one) ?? -1)),
    );
}

/** The points for the hands at the end, by seat. */
export function lastHands(history: readonly Event[]): Map<number, Part[]> {
  const scored = history.filter((one) => one.type === "points_scored");
  return new Map(
    scored
      .filter(({ because }) => ["T8.1", "T9.8"].includes(because))
      .map(({ seat, parts }) => [seat, parts]),
  );
}
