/** What the fields of the view hold, for the plain table. */
import type { Fields } from "../../table/fields";

const fields: Fields = {
  turn_of: "seat",
  effect: "effect",
  giving_up_for: "collection",
  offer: "antique",
  gone: "antique",
  pile: "antique",
  antiques: "antique",
  supply: "collection",
  collections: "collection",
};
export default fields;
