/** What the table uses of an edition of Das Vermächtnis des Maharaja. */
import { type Checked, list, number, object, oneOf, readOrNull, record, text } from "../shape";

const collection = object({
  id: text,
  sort: text,
  size: oneOf("small", "large"),
  requires: record(number),
  points: number,
  give_up: list(text),
  grey: text,
});
export type CollectionData = Checked<typeof collection>;

const edition = object({
  antiques: object({ kinds: list(text), colours: list(text), values: record(list(number)) }),
  trade_cards: record(list(number)),
  coins: object({ gold: number, silver: number }),
  collections: list(collection),
});
export type Edition = Checked<typeof edition>;

export const readEdition = (json: unknown): Edition | null => readOrNull(edition, json);
