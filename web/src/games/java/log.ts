/** Event -> the glyph of its line in the log, and the spaces it touches. */
import type { GlyphName } from "../../art/glyphs";
import type { EventFields, GameEvent } from "../../session/contract";

const GLYPHS: Record<GameEvent<"java">["type"], GlyphName> = {
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

export const glyph = (event: GameEvent<"java">): GlyphName | null => GLYPHS[event.type] ?? null;

export function targets(event: GameEvent<"java">): string[] {
  const { space, spaces = [], way = [] }: EventFields<"java"> = event;
  return [space, ...spaces, ...way].filter((id) => typeof id === "string");
}

export const EVENTS = Object.keys(GLYPHS);
