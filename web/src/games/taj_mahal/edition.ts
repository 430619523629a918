/** What the table uses of an edition of Taj Mahal, its drawing included. */
import { type Checked, list, number, object, pair, readOrNull, record, text } from "../shape";

const spot = { x: number, y: number };

const edition = object({
  special_cards: record(text),
  board: object({
    agra: text,
    fortresses: list(text),
    roads: list(pair(text)),
    provinces: record(list(text)),
    nine_provinces: object({
      without: list(text),
      roads: list(pair(text)),
      fortresses: list(text),
    }),
  }),
  drawing: object({
    width: number,
    height: number,
    court: object({ ...spot, width: number, height: number }),
    cities: record(object({ ...spot, name: text })),
    provinces: record(object({ name: text, tile: object(spot), polygon: list(pair(number)) })),
  }),
});
export type Edition = Checked<typeof edition>;

export const readEdition = (json: unknown): Edition | null => readOrNull(edition, json);
