/** What the table uses of an edition of Java. */
import { type Checked, number, object, readOrNull, record, text } from "../shape";

const edition = object({
  board: object({ map: text }),
  action_points: object({ turn: number, token: number, lowland: number, highland: number }),
  fame: object({ festival_alone: record(number), festival_shared: record(number) }),
});
export type Edition = Checked<typeof edition>;

export const readEdition = (json: unknown): Edition | null => readOrNull(edition, json);
