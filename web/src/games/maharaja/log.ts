/** Event -> the glyph of its line in the log, and the objects it touches. */
import type { GlyphName } from "../../art/glyphs";
import type { EventFields, GameEvent } from "../../session/contract";

const GLYPHS: Record<GameEvent<"maharaja">["type"], GlyphName> = {
  starting_player_found: "start",
  day_began: "sun",
  antique_laid_out: "deck",
  turn_began: "arrow",
  coin_taken: "coin",
  antique_bought: "card",
  collection_taken: "lotus",
  antique_given_up: "give-up",
  tax_paid: "tax",
  rupees_received: "rupees",
  extra_turn_earned: "extra-turn",
  offer_discarded: "discard-offer",
  day_ended: "day-end",
  singles_lost: "give-up",
  points_scored: "plus",
  game_ended: "trophy",
};

/** A purchase shows what was bought, a collection its sort. */
export function glyph(event: GameEvent<"maharaja">): GlyphName | null {
  const { antique: id }: EventFields<"maharaja"> = event;
  if (id && event.type !== "antique_given_up") {
    const kind = id.slice(0, id.lastIndexOf("-"));
    if (KINDS.has(kind)) return kind as GlyphName;
  }
  return GLYPHS[event.type] ?? null;
}

const KINDS = new Set(["jug", "knife", "instrument", "jewellery", "statue", "vase"]);

/** The ids of the cards that an event touches. */
export function targets(event: GameEvent<"maharaja">): string[] {
  const { antique, collection, ...more }: EventFields<"maharaja"> = event;
  const { antiques = [], left_over = [] } = more;
  return [antique, collection, ...antiques, ...left_over].filter((id) => id !== undefined);
}

export const EVENTS = Object.keys(GLYPHS);
