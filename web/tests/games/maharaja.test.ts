/** The Maharaja's controllers on moments of real games; tests/fixtures/maharaja.py exports them. */
import { describe, expect, test } from "vitest";
import { AWAY } from "../../src/board/flights";
import { ANIMATIONS, animate } from "../../src/games/maharaja/animate";
import * as board from "../../src/games/maharaja/board";
import type { Edition } from "../../src/games/maharaja/edition";
import { EVENTS, glyph, targets } from "../../src/games/maharaja/log";
import { menu, outlookOf } from "../../src/games/maharaja/menu";
import type { MaharajaInsight, MaharajaView, PromptInfo } from "../../src/protocol";
import type { GameEvent } from "../../src/session/contract";
import fixtures from "../fixtures/maharaja.json";
import { typed } from "../fixtures/typed";

interface Moment {
  view: MaharajaView;
  prompt: PromptInfo<"maharaja"> | null;
  insight: MaharajaInsight;
  events: GameEvent<"maharaja">[];
}
const moments = typed<Record<string, Moment>>(fixtures.moments);
const edition = typed<Edition>(fixtures.edition.values);
const steps = typed<
  {
    view: MaharajaView;
    events: GameEvent<"maharaja">[];
  }[]
>(fixtures.steps);
const at = (name: string): Moment => {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found;
};

describe("events", () => {
  test("every event of the room has its animation and its glyph, and there are no others", () => {
    expect(Object.keys(ANIMATIONS).sort()).toEqual(fixtures.event_types);
    expect([...EVENTS].sort()).toEqual(fixtures.event_types);
  });

  test("whole games name only slots of cards that exist", () => {
    const antiques = new Set(
      board
        .census(at("opening").view, edition)
        .flat()
        .map((one) => one.id),
    );
    const collections = new Set(edition.collections.map((one) => one.id));
    for (const { view, events } of steps) {
      for (const { piece, from, to } of animate(view, events)) {
        for (const slot of [piece, from, to].filter((one) => one !== AWAY)) {
          const [where = "", ...id] = slot.split(":");
          if (["offer", "cloth"].includes(where)) expect(antiques).toContain(id.join(":"));
          else if (["collection", "taken"].includes(where))
            expect(collections).toContain(id.join(":"));
          else expect(["trade", "coin"]).toContain(where);
        }
      }
    }
  });

  test("coins leave the trade cards from the left, also over several turns and a new day", () => {
    const coin = (seat: number): GameEvent<"maharaja"> => ({
      type: "coin_taken",
      seat,
      rupees: 3,
      paragraph: "",
    });
    const view = { ...at("mid").view, coins_taken: 1 };
    const flights = animate(view, [
      coin(0),
      coin(1),
      typed({ type: "day_began", day: 2, seat: 1 }),
      coin(1),
    ]);
    expect(flights.map((flight) => flight.from)).toEqual(["trade:1", "trade:2", "trade:0"]);
  });

  test("what is bought flies from the offer to a cloth; what is given up leaves the picture", () => {
    const bought = typed<GameEvent<"maharaja">>({
      type: "antique_bought",
      seat: 1,
      antique: "jug-red",
      rupees: 3,
    });
    const given = typed<GameEvent<"maharaja">>({
      type: "antique_given_up",
      seat: 1,
      antique: "vase-blue",
      collection: "different-5",
    });
    expect(animate(at("mid").view, [bought, given])).toEqual([
      { piece: "cloth:jug-red", from: "offer:jug-red", to: "cloth:jug-red" },
      { piece: "cloth:vase-blue", from: "cloth:vase-blue", to: AWAY },
    ]);
  });

  test("a line of the log shows what was bought and points at it", () => {
    const bought = typed<GameEvent<"maharaja">>({
      type: "antique_bought",
      seat: 1,
      antique: "jewellery-red",
      rupees: 3,
    });
    expect(glyph(bought)).toBe("jewellery");
    expect(targets(bought)).toEqual(["jewellery-red"]);
    expect(glyph(typed({ type: "nothing_known" }))).toBeNull();
  });
});

describe("choices", () => {
  test("every choice of every prompt is on the menu under its object", () => {
    for (const [name, { prompt }] of Object.entries(moments)) {
      const { coin, skip, buy, collect, giveUp } = menu(prompt);
      const found = [coin, skip, ...buy.values(), ...collect.values(), ...giveUp.values()];
      const actions = found.flatMap((choice) => (choice ? [choice.action] : []));
      expect(actions.sort(), name).toEqual((prompt?.choices ?? []).map((one) => one.action).sort());
    }
  });

  test("a click on an antique of the offer is the text of its purchase", () => {
    const { prompt, view } = at("mid");
    for (const id of view.offer) expect(menu(prompt).buy.get(id)?.action).toBe(`buy ${id}`);
  });

  test("every choice has its outlook", () => {
    for (const { prompt, insight } of Object.values(moments)) {
      for (const choice of prompt?.choices ?? []) {
        expect(outlookOf(insight, choice)?.action).toBe(choice.action);
      }
    }
  });

  test("nothing asked, nothing to click", () => {
    const { coin, skip, buy, collect, giveUp } = menu(null);
    expect([coin, skip, buy.size, collect.size, giveUp.size]).toEqual([null, null, 0, 0, 0]);
  });
});

describe("board", () => {
  test("the leftmost coin makes the price", () => {
    const { view, insight } = at("mid");
    const now = board.tradeRow(view).filter((card) => card.isNow);
    expect(now.map((card) => card.price)).toEqual([insight.price]);
    expect(board.tradeRow(view).filter((card) => !card.hasCoin)).toHaveLength(view.coins_taken);
  });

  test("an antique's value is the edition's", () => {
    expect(board.antique(edition, "jug-yellow")).toEqual({
      id: "jug-yellow",
      kind: "jug",
      colour: "yellow",
      value: 3,
    });
  });

  test("antiques lie by kind, each once, and exactly the singles are marked", () => {
    for (const { view, insight } of Object.values(moments)) {
      view.players.forEach((player, seat) => {
        const laid = board.groups(view, insight, edition, seat);
        const all = laid.flatMap((group) => group.antiques);
        expect(all.map((one) => one.id).sort()).toEqual([...player.antiques].sort());
        for (const group of laid)
          expect(new Set(group.antiques.map((one) => one.kind)).size).toBe(1);
        const marked = all.filter((one) => one.isSingle).map((one) => one.id);
        const singles = view.phase === "over" ? [] : insight.standings[seat]?.singles;
        expect(marked.sort()).toEqual([...(singles ?? [])].sort());
      });
    }
  });

  test("claimable collections are those of the prompt; what is held names its holder", () => {
    const { view, insight, prompt } = at("collection");
    const claimable = new Set(menu(prompt).collect.keys());
    const cards = board
      .collections(view, insight, edition, view.seat, claimable)
      .flatMap((row) => row.cards);
    expect(cards).toHaveLength(edition.collections.length);
    for (const card of cards) {
      expect(card.state === "claimable").toBe(claimable.has(card.id));
      expect(card.state === "held").toBe(!view.supply.includes(card.id));
      if (card.holder !== null) expect(view.players[card.holder]?.collections).toContain(card.id);
    }
  });

  test("a card lacks as many slots as the room says are missing", () => {
    for (const { view, insight } of Object.values(moments)) {
      if (view.seat === null) continue;
      const rows = board.collections(view, insight, edition, view.seat, new Set());
      for (const card of rows.flatMap((row) => row.cards)) {
        if (card.state === "held") continue;
        const missing = card.missing.reduce((sum, [, n]) => sum + n, 0);
        expect(card.slots.filter((slot) => !slot.has)).toHaveLength(missing);
      }
    }
  });

  test("a spectator sees no slots as filled", () => {
    const { view, insight } = at("late");
    const rows = board.collections(view, insight, edition, null, new Set());
    expect(
      rows.flatMap((row) => row.cards).some((card) => card.slots.some((slot) => slot.has)),
    ).toBe(false);
  });

  test("each of the antiques is in one place", () => {
    for (const { view } of Object.values(moments)) {
      const cells = board.census(view, edition).flat();
      const count = (place: board.Place) => cells.filter((cell) => cell.place === place).length;
      expect(cells).toHaveLength(36);
      expect(count("pile")).toBe(view.pile.length);
      expect(count("offer")).toBe(view.offer.length);
      expect(count("gone")).toBe(view.gone.length);
    }
  });

  test("the others sit clockwise from me; a spectator sees all", () => {
    const { view } = at("mid");
    expect(board.others(view, 2)).toEqual([3, 0, 1]);
    expect(board.others(view, null)).toEqual([0, 1, 2, 3]);
  });

  test("points are projected while the game runs and scored at its end", () => {
    const { view, insight } = at("end");
    expect(view.scores.map((_, seat) => board.points(view, insight, seat))).toEqual(view.scores);
    const mid = at("mid");
    expect(board.points(mid.view, mid.insight, 1)).toBe(mid.insight.standings[1]?.points);
  });
});
