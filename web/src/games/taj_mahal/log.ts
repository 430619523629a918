/** Event -> the glyph of its line in the log, and the objects it touches. */
import type { GlyphName } from "../../art/glyphs";
import type { EventFields, GameEvent } from "../../session/contract";

const GLYPHS: Record<GameEvent<"taj-mahal">["type"], GlyphName> = {
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
export function glyph(event: GameEvent<"taj-mahal">): GlyphName | null {
  const { bonus }: EventFields<"taj-mahal"> = event;
  if (bonus && GOODS.has(bonus)) return bonus as GlyphName;
  return GLYPHS[event.type] ?? null;
}

/** The cities, cards and special cards that an event touches. */
export function targets(event: GameEvent<"taj-mahal">): string[] {
  const { city, card, special, crown, ...more }: EventFields<"taj-mahal"> = event;
  const { cities = [], cards = [], prizes = [], chains = [] } = more;
  const many = [
    ...(Array.isArray(cities) ? cities : []),
    ...(Array.isArray(cards) ? cards : []),
    ...prizes,
    ...chains.flatMap((chain) => chain.cities),
  ];
  return [city, card, special, crown, ...many].filter(
    (id): id is string => typeof id === "string" && id !== "",
  );
}

export const EVENTS = Object.keys(GLYPHS);
