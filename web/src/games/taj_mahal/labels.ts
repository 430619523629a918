/** What the pieces are called, for labels and for the screen reader. */
import type { Facts } from "../../i18n/texts.svelte";
import type {
  Part,
  TajMahalCityValue,
  TajMahalPalacePlan,
  TajMahalSpecialRace,
} from "../../protocol";
import type { City } from "./board";
import type { TableContext } from "./context";
import { named, thing } from "./message_args";

/** A text of the browser's table. */
export function boardText(
  context: Pick<TableContext, "words">,
  id: string,
  facts: Facts = {},
): string {
  return context.words.texts.text(`taj-mahal-board-${id}`, facts);
}

export const name = (context: Pick<TableContext, "words">, kind: string, id: string): string =>
  named(context.words.texts, kind, id);

export const cardName = (context: Pick<TableContext, "words">, card: string): string =>
  thing(context.words.texts, card);

export const list = (context: TableContext, words: readonly string[]): string =>
  context.words.texts.listed(words);

export const symbols = (context: TableContext, ids: readonly string[]): string =>
  list(
    context,
    ids.map((id) => name(context, "symbol", id)),
  );

export const player = (context: TableContext, seat: number): string => context.words.player(seat);

export const total = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + part.points, 0);

/** The effect of a special card, short: "+1 elephant". */
export const effect = (context: TableContext, symbol: string): string =>
  boardText(context, "effect", { effect: context.edition.special_cards[symbol] ?? "" });

/** A city with what stands on it and what it would bring: everything the picture shows. */
export function cityWords(
  context: TableContext,
  city: City,
  value: TajMahalCityValue | null,
  as: "palace" | "crown" | null,
): string {
  const where = {
    city: name(context, "city", city.id),
    province: name(context, "province", city.province),
  };
  const parts = [
    as ? boardText(context, `name-${as}`, where) : boardText(context, "name-city", where),
  ];
  if (city.bonus)
    parts.push(boardText(context, "name-bonus", { bonus: name(context, "bonus", city.bonus) }));
  if (city.palace !== null)
    parts.push(boardText(context, "name-built", { player: player(context, city.palace) }));
  for (const seat of city.crowns)
    parts.push(boardText(context, "name-crowned", { player: player(context, seat) }));
  if (as && value) parts.push(boardText(context, "name-brings", { points: brings(value, as) }));
  if (as === "palace" && city.bonus === "card") parts.push(boardText(context, "barrier"));
  return parts.join(", ");
}

/** What a palace on a city brings; a crown palace never takes the bonus tile. */
export const brings = (value: TajMahalCityValue, as: "palace" | "crown"): number =>
  value.palaces + (as === "palace" ? value.bonus_points : 0);

/** Where the palaces of a withdrawal go: "Palace in Lahore; crown palace in Sialkot". */
export function buildings(context: TableContext, { cities, crown }: TajMahalPalacePlan): string {
  const names = list(
    context,
    cities.map((city) => name(context, "city", city)),
  );
  return [
    ...(cities.length
      ? [boardText(context, "palaces-in", { count: cities.length, cities: names })]
      : []),
    ...(crown ? [boardText(context, "crown-in", { city: name(context, "city", crown) })] : []),
  ].join("; ");
}

/** Pairs of influence tiles: which special card comes, and from whom. */
export const pairs = (context: TableContext, races: readonly TajMahalSpecialRace[]): string[] =>
  races.map(({ symbol, holder }) =>
    boardText(context, holder === null ? "pair-table" : "pair-from", {
      symbol,
      effect: effect(context, symbol),
      player: holder === null ? "" : player(context, holder),
    }),
  );

/** The networks of a player that join something, the one that would score here first. */
export function networkWords(context: TableContext, seat: number): string {
  const all = context.insight?.networks[seat] ?? [];
  const joined = all.filter((one) => one.provinces.length > 1 || one.is_here);
  const shown = (joined.length ? joined : all.slice(0, 1)).toSorted(
    (one, other) => Number(other.is_here) - Number(one.is_here),
  );
  const names = (kind: string, ids: readonly string[]) =>
    list(
      context,
      ids.map((id) => name(context, kind, id)),
    );
  if (!shown.length)
    return boardText(context, "network", {
      player: player(context, seat),
      you: seat === context.me,
      count: 0,
    });
  return shown
    .map(({ provinces, cities }) =>
      boardText(context, "network", {
        player: player(context, seat),
        you: seat === context.me,
        count: provinces.length,
        provinces: names("province", provinces),
        cities: names("city", cities),
      }),
    )
    .join(" ");
}
