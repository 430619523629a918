/** The controllers of Taj Mahal on moments of real games; tests/fixtures/taj_mahal.py exports them. */
import { describe, expect, test } from "vitest";
import { AWAY } from "../../src/board/flights";
import { ANIMATIONS, animate, built } from "../../src/games/taj_mahal/animate";
import * as board from "../../src/games/taj_mahal/board";
import type { Edition } from "../../src/games/taj_mahal/edition";
import { EVENTS, glyph, targets } from "../../src/games/taj_mahal/log";
import {
  copies,
  isPlayable,
  menu,
  NOTHING,
  nameOf,
  outlookOf,
  picked,
  planOf,
  played,
} from "../../src/games/taj_mahal/menu";
import {
  carlettos,
  lastHands,
  lastVisit,
  removedCards,
  withdrawal,
} from "../../src/games/taj_mahal/visit_history";
import type { PromptInfo, TajMahalInsight, TajMahalView } from "../../src/protocol";
import type { GameEvent } from "../../src/session/contract";
import fixtures from "../fixtures/taj_mahal.json";
import { typed } from "../fixtures/typed";

interface Moment {
  view: TajMahalView;
  prompt: PromptInfo<"taj-mahal"> | null;
  insight: TajMahalInsight;
  events: GameEvent<"taj-mahal">[];
}
const moments = typed<Record<string, Moment>>(fixtures.moments);
const edition = typed<Edition>(fixtures.edition);
const steps = typed<
  {
    view: TajMahalView;
    events: GameEvent<"taj-mahal">[];
  }[]
>(fixtures.steps);
const games = typed<
  {
    view: TajMahalView;
    events: GameEvent<"taj-mahal">[];
  }[]
>(fixtures.games);
const at = (name: string): Moment => {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found;
};
const drawn = (name: string) => {
  const { view, insight } = at(name);
  return board.picture(view, insight, edition);
};

describe("events", () => {
  test("every event of the room has its glyph, and there are no others", () => {
    expect([...EVENTS].sort()).toEqual(fixtures.event_types);
    for (const type of Object.keys(ANIMATIONS)) expect(fixtures.event_types).toContain(type);
  });

  test("whole games name only cards that exist", () => {
    const seen = new Set<string>();
    for (const { view, events } of steps) {
      for (const event of events) {
        expect(glyph(event)).not.toBeNull();
        for (const target of targets(event)) expect(target).not.toBe("");
      }
      for (const { piece, from, to } of animate(events, view.seat)) {
        for (const slot of [piece, from, to].filter((one) => one !== AWAY)) {
          const [where = "", name = ""] = slot.split(":");
          expect(["hand", "display", "laid"]).toContain(where);
          if (where !== "laid") expect(board.face(edition, name).symbols.length).toBeGreaterThan(0);
          seen.add(where);
        }
      }
    }
    expect(seen).toEqual(new Set(["hand", "display", "laid"]));
  });

  test("palaces that came down are known by their cities", () => {
    const events: GameEvent<"taj-mahal">[] = [
      { type: "palace_built", seat: 0, city: "P05-NE", paragraph: "" },
      { type: "crown_palace_built", seat: 0, city: "P05-SE", paragraph: "" },
    ];
    expect([...built(events)]).toEqual(["P05-NE", "P05-SE"]);
  });
});

describe("the board", () => {
  test("twelve provinces with every city, road and palace", () => {
    const { provinces, cities, roads, box } = drawn("late");
    expect([provinces.length, cities.length, roads.length]).toEqual([12, 49, 87]);
    expect(box.width / box.height).toBeCloseTo(1.464, 1);
    for (const [seat, player] of at("late").view.players.entries()) {
      const own = cities.filter((city) => city.palace === seat).map((city) => city.id);
      expect(own.sort()).toEqual([...player.palaces].sort());
    }
  });

  test("nine provinces are a smaller board with a road and a fortress of its own", () => {
    const { provinces, cities, roads, box } = drawn("nine");
    expect([provinces.length, cities.length]).toEqual([9, 37]);
    expect(box.width).toBeLessThan(drawn("late").box.width);
    expect(cities.find((city) => city.id === "P06-SW")?.isFort).toBe(true);
    const ends = roads.map(([one, other]) => `${one.id} ${other.id}`);
    expect(ends).toContain("P04-SW P05-NW");
    expect(Math.min(...cities.map((city) => city.x))).toBeGreaterThan(box.x);
  });

  test("exactly one province is now, those of later tiles are next", () => {
    const { provinces } = drawn("auction");
    const { visit } = at("auction").view;
    for (const one of provinces) {
      const state = one.number === visit ? "now" : one.number < visit ? "done" : "next";
      expect(one.state).toBe(state);
    }
    expect(provinces.filter((one) => one.state === "now")).toHaveLength(1);
  });

  test("the roads of a network join cities of it", () => {
    const { roads } = drawn("late");
    for (const network of at("late").insight.networks.flat()) {
      const inside = board.within(roads, network.cities);
      expect(inside.length).toBeGreaterThanOrEqual(network.cities.length - 1);
    }
  });
});

describe("the hand", () => {
  test("has every card once, my colour first, special cards last", () => {
    const { view } = at("nine");
    const me = view.seat ?? 0;
    const cards = board.hand(view, me);
    const player = view.players[me];
    const all = [...view.hand, ...(player?.known ?? []), ...(player?.specials ?? [])];
    expect(cards.map((one) => one.name).sort()).toEqual(all.sort());
    expect(new Set(cards.map((one) => one.key)).size).toBe(cards.length);
    expect(cards[0]?.colour).toBe(player?.colour);
    expect(cards.at(-1)?.colour).toBe("special");
  });

  test("a card and a white one beside it make one action, and the matrix shows it", () => {
    const { view, prompt, insight } = at("nine");
    const all = menu(prompt);
    const cards = board.hand(view, view.seat ?? 0).filter((one) => isPlayable(all, one.key));
    const coloured = cards.find((one) => !one.isExtra);
    const white = cards.find((one) => one.colour === "white");
    if (!coloured || !white) throw new Error("no such cards");
    const alone = picked(all, NOTHING, coloured.key, false);
    const both = picked(all, alone, white.key, true);
    expect(played(all, both)?.facts).toEqual({ card: coloured.name, extra: white.name });
    const [one, two] = [alone, both].map((pick) => outlookOf(insight, played(all, pick)));
    const sum = (shown?: number[]) => (shown ?? []).reduce((a, b) => a + b, 0);
    expect(sum(two?.shown)).toBe(sum(one?.shown) + 1);
    expect(picked(all, both, white.key, true)).toEqual(alone);
    expect(picked(all, alone, coloured.key, false)).toEqual(NOTHING);
    expect(nameOf(coloured.key)).toBe(coloured.name);
  });

  test("only what the prompt offers can be picked", () => {
    const { view, prompt } = at("nine");
    const all = menu(prompt);
    const colour = view.players[view.seat ?? 0]?.colour;
    for (const one of board.hand(view, view.seat ?? 0)) {
      if (!one.isExtra) expect(isPlayable(all, one.key)).toBe(one.colour === colour);
    }
  });
});

describe("the menu", () => {
  test("has the choices of every phase by what is clicked", () => {
    expect(menu(at("auction").prompt).withdraw?.action).toBe("withdraw");
    expect(menu(at("palaces").prompt).palaces.size).toBeGreaterThan(1);
    expect(menu(at("cards").prompt).cards.size).toBeGreaterThan(1);
    expect(menu(at("discard").prompt).isDiscard).toBe(true);
    expect(menu(at("end").prompt).withdraw).toBeNull();
  });
});

describe("the story", () => {
  const total = (parts: readonly { points: number }[]) =>
    parts.reduce((n, one) => n + one.points, 0);

  test("the accounts of all visits and the last hands are the score, part by part", () => {
    for (const { view, events } of games) {
      const sums = view.players.map(() => 0);
      const seen = new Set<number>();
      for (const [n, event] of events.entries()) {
        if (event.type !== "visit_ended") continue;
        const found = lastVisit(events.slice(0, n + 1));
        expect(found?.visit).toBe(event.visit);
        expect(found?.shares.map((one) => one.seat).sort()).toEqual(
          view.players.map((_, seat) => seat),
        );
        for (const one of found?.shares ?? []) {
          const { bonus, tile, network, special } = one.points;
          expect(bonus + tile + network + special).toBe(one.total);
          for (const [source, parts] of Object.entries(one.parts)) {
            expect(total(parts)).toBe(one.points[source as keyof typeof one.points]);
          }
          sums[one.seat] = (sums[one.seat] ?? 0) + one.total;
        }
        seen.add(Number(event.visit));
      }
      expect(seen.size).toBe(9);
      for (const [seat, parts] of lastHands(events)) sums[seat] = (sums[seat] ?? 0) + total(parts);
      expect(sums).toEqual(view.scores);
    }
  });

  test("of the display every card that left is known, and by whom", () => {
    const { events } = games[0] ?? { events: [] };
    const end = events.findIndex((one) => one.type === "visit_ended");
    const left = removedCards(events.slice(0, end));
    const shown = events.slice(0, end).filter((one) => one.type === "card_displayed");
    expect(left.map((one) => one.card).sort()).toEqual(shown.map((one) => one.card).sort());
    expect(left.every((one) => one.seat !== null && !one.isDiscarded)).toBe(true);
    expect(removedCards(events.slice(0, end + 2)).length).toBe(0); // a new visit, a new display
  });

  test("a withdrawal is followed from its beginning and never into the next visit", () => {
    const { events } = games[0] ?? { events: [] };
    const end = events.findIndex((one) => one.type === "visit_ended");
    const whole = lastVisit(events.slice(0, end + 1));
    for (const one of whole?.shares ?? []) {
      const share = withdrawal(events.slice(0, end + 3), one.seat);
      expect(share?.cities).toEqual(one.cities);
      expect(share?.prizes).toEqual(one.prizes);
      expect(share?.total).toBe(one.total - one.points.special);
    }
  });

  test("Carletto's steps are those since my last turn", () => {
    const { view, events } = games[1] ?? { view: null, events: [] };
    const carletti = new Set(view?.players.flatMap((one, n) => (one.is_carletto ? [n] : [])));
    const me = view?.players.findIndex((one) => !one.is_carletto) ?? 0;
    const steps = events.flatMap((_, n) => [carlettos(events.slice(0, n), carletti, me)]);
    expect(Math.max(...steps.map((one) => one.length))).toBeGreaterThan(3);
    for (const event of steps.flat())
      expect(carletti.has((event as { seat?: number }).seat ?? -1)).toBe(true);
    const played = events.findIndex((one) => one.type === "cards_played" && one.seat === me);
    expect(carlettos(events.slice(0, played + 1), carletti, me)).toEqual([]);
  });

  test("a plan has the cities chosen so far, and none brings more", () => {
    const { prompt, insight } = at("palaces");
    const all = menu(prompt);
    expect(planOf(insight, all, [])).toEqual(insight.plans[0]);
    for (const [city, { action }] of all.palaces) {
      const plan = planOf(insight, all, [action]);
      const fit = insight.plans.filter((one) => one.cities.includes(city));
      expect(plan?.cities).toContain(city);
      expect(plan?.points).toBe(Math.max(...fit.map((one) => one.points)));
    }
  });

  test("of two equal cards the one that was clicked lights up", () => {
    const second = { name: "white-elephant", copy: 1 };
    expect(copies([], "white-elephant", 0)).toEqual([]);
    expect(copies([second], "white-elephant", 1)).toEqual([1]);
    expect(copies([second], "white-elephant", 2)).toEqual([1, 0]);
    expect(copies([second], "white-monk", 1)).toEqual([0]);
    expect(copies([second, { ...second, copy: 0 }], "white-elephant", 1)).toEqual([0]);
  });
});
