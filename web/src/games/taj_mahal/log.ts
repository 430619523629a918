/** Event -> the glyph of its line in the log, and the objects it touches. */
import type { GlyphName } from "../../art/glyphs";
import type { GameEvent } from "../../session/contract";

const GLYPHS: Record<string, GlyphName> = {
  starting_player_found: "start",
  province_tile_laid: "flag",
  bonus_tile_laid: "plus",
  special_card_given: "durbar",
  card_drawn: "deck",
  no_card_left: "close",
  card_displayed: "card",
  pile_reshuffled: "restart",
  visit_began: "sun",
  turn_began: "arrow",
  cards_played: "card",
  player_withdrew: "back",
  palace_built: "palace-dome",
  crown_palace_built: "mogul",
  bonus_tile_taken: "plus",
  province_tile_taken: "elephant",
  provinces_joined: "link",
  points_scored: "plus",
  cards_discarded: "give-up",
  display_card_taken: "card",
  display_card_discarded: "give-up",
  last_card_discarded: "give-up",
  carletto_drew: "deck",
  carletto_decided: "bot",
  carletto_chose_cities: "bot",
  special_card_taken: "durbar",
  visit_ended: "day-end",
  game_ended: "trophy",
};

const GOODS = new Set(["rice", "tea", "spices", "jewels"]);

/** A bonus tile shows its good. */
export function glyph(event: GameEvent): GlyphName | null {
  if (typeof event.bonus === "string" && GOODS.has(event.bonus)) return event.bonus as GlyphName;
  return GLYPHS[event.type] ?? null;
}

/** The cities, cards and special cards that an event touches. */
export function targets(event: GameEvent): string[] {
  const one = [event.city, event.card, event.special, event.crown];
  const many = [event.cities, event.cards, event.prizes].flatMap((ids) =>
    Array.isArray(ids) ? ids : [],
  );
  const chains = Array.isArray(event.chains)
    ? (event.chains as { cities: string[] }[]).flatMap((chain) => chain.cities)
    : [];
  return [...one, ...many, ...chains].filter(
    (id): id is string => typeof id === "string" && id !== "",
  );
}

export const EVENTS = Object.keys(GLYPHS);
