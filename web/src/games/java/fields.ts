/** What the fields of the view hold, for the plain table. */
import type { Fields } from "../../table/fields";

const fields: Fields = {
  turn_of: "seat",
  palaces: { each: "value", of: ["2", "4", "6", "8", "10"] },
  terrain: "terrain",
  developer: "seat",
  open_card: "card",
  discards: "card",
  unseen: "card",
  asked: "seat",
  asker: "seat",
  known: "card",
  own: "card",
  laid: "card",
};
export default fields;
