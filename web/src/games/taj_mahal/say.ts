/** What the pieces are called, for labels and for the screen reader. */
import type { Facts } from "../../i18n/texts.svelte";
import type { Part } from "../../i18n/wording";
import type { City } from "./board";
import type { Room } from "./room";
import type { CityValue, Plan, SpecialRace } from "./types";
import { named, thing } from "./words";

/** A text of the browser's table. */
export function say(room: Pick<Room, "words">, id: string, facts: Facts = {}): string {
  return room.words.texts.text(`taj-mahal-board-${id}`, facts);
}

export const name = (room: Pick<Room, "words">, kind: string, id: string): string =>
  named(room.words.texts, kind, id);

export const cardName = (room: Pick<Room, "words">, card: string): string =>
  thing(room.words.texts, card);

export const list = (room: Room, words: readonly string[]): string =>
  room.words.texts.listed(words);

export const symbols = (room: Room, ids: readonly string[]): string =>
  list(
    room,
    ids.map((id) => name(room, "symbol", id)),
  );

export const player = (room: Room, seat: number): string => room.words.player(seat);

export const total = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + part.points, 0);

/** The effect of a special card, short: "+1 elephant". */
export const effect = (room: Room, symbol: string): string =>
  say(room, "effect", { effect: room.edition.special_cards[symbol] ?? "" });

/** A city with what stands on it and what it would bring: everything the picture shows. */
export function cityWords(
  room: Room,
  city: City,
  value: CityValue | null,
  as: "palace" | "crown" | null,
): string {
  const where = {
    city: name(room, "city", city.id),
    province: name(room, "province", city.province),
  };
  const parts = [as ? say(room, `name-${as}`, where) : say(room, "name-city", where)];
  if (city.bonus) parts.push(say(room, "name-bonus", { bonus: name(room, "bonus", city.bonus) }));
  if (city.palace !== null)
    parts.push(say(room, "name-built", { player: player(room, city.palace) }));
  for (const seat of city.crowns)
    parts.push(say(room, "name-crowned", { player: player(room, seat) }));
  if (as && value) parts.push(say(room, "name-brings", { points: brings(value, as) }));
  if (as === "palace" && city.bonus === "card") parts.push(say(room, "barrier"));
  return parts.join(", ");
}

/** What a palace on a city brings; a crown palace never takes the bonus tile. */
export const brings = (value: CityValue, as: "palace" | "crown"): number =>
  value.palaces + (as === "palace" ? value.bonus_points : 0);

/** Where the palaces of a withdrawal go: "Palace in Lahore; crown palace in Sialkot". */
export function buildings(room: Room, { cities, crown }: Plan): string {
  const names = list(
    room,
    cities.map((city) => name(room, "city", city)),
  );
  return [
    ...(cities.length ? [say(room, "palaces-in", { count: cities.length, cities: names })] : []),
    ...(crown ? [say(room, "crown-in", { city: name(room, "city", crown) })] : []),
  ].join("; ");
}

/** Pairs of influence tiles: which special card comes, and from whom. */
export const pairs = (room: Room, races: readonly SpecialRace[]): string[] =>
  races.map(({ symbol, holder }) =>
    say(room, holder === null ? "pair-table" : "pair-from", {
      symbol,
      effect: effect(room, symbol),
      player: holder === null ? "" : player(room, holder),
    }),
  );

/** The networks of a player that join something, the one that would score here first. */
export function networkWords(room: Room, seat: number): string {
  const all = room.insight?.networks[seat] ?? [];
  const joined = all.filter((one) => one.provinces.length > 1 || one.is_here);
  const shown = (joined.length ? joined : all.slice(0, 1)).toSorted(
    (one, other) => Number(other.is_here) - Number(one.is_here),
  );
  const names = (kind: string, ids: readonly string[]) =>
    list(
      room,
      ids.map((id) => name(room, kind, id)),
    );
  if (!shown.length)
    return say(room, "network", { player: player(room, seat), you: seat === room.me, count: 0 });
  return shown
    .map(({ provinces, cities }) =>
      say(room, "network", {
        player: player(room, seat),
        you: seat === room.me,
        count: provinces.length,
        provinces: names("province", provinces),
        cities: names("city", cities),
      }),
    )
    .join(" ");
}
