/** Event -> the glyph of its line in the log, and the spaces it touches. */
import type { GlyphName } from "../../art/glyphs";
import type { GameEvent } from "../../session/contract";

const GLYPHS: Record<string, GlyphName> = {
  starting_player_found: "start",
  card_dealt: "card",
  card_turned_up: "card",
  turn_began: "arrow",
  tile_laid: "rice",
  developer_entered: "person",
  developer_moved: "person",
  developer_left: "person",
  palace_built: "palace-spire",
  palace_upgraded: "palace-spire",
  irrigation_laid: "lotus",
  water_closed: "lotus",
  open_card_taken: "card",
  card_drawn: "deck",
  pile_shuffled: "deck",
  token_spent: "coin",
  festival_called: "drum",
  festival_card_laid: "mask",
  bid_made: "mask",
  bidder_passed: "close",
  agreement_asked: "people",
  agreed: "check",
  festival_held: "flag",
  turn_ended: "check",
  last_round_began: "bell",
  points_scored: "plus",
  game_ended: "trophy",
};

export const glyph = (event: GameEvent): GlyphName | null => GLYPHS[event.type] ?? null;

export function targets(event: GameEvent): string[] {
  const many = [event.spaces, event.way].flatMap((ids) => (Array.isArray(ids) ? ids : []));
  return [event.space, ...many].filter((id) => typeof id === "string");
}

export const EVENTS = Object.keys(GLYPHS);
