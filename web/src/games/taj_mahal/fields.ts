/** What the fields of the view hold, for the plain table. */
import type { Fields } from "../../table/fields";

const fields: Fields = {
  starter: "seat",
  turn_of: "seat",
  order: "seat",
  in_visit: "seat",
  route: "province",
  cities: "city",
  bonus: ["city", "bonus"],
  court: "symbol",
  table_specials: "special",
  white: "card",
  display: "card",
  discards: "card",
  unseen: "card",
  hand: "card",
  known: "card",
  laid: "card",
  specials: "special",
  used: "special",
  shown: { each: "symbol", of: ["elephant", "vizier", "general", "monk", "princess", "mogul"] },
  colour: "colour",
  influence: "symbol",
  tiles: "tile", // by the number of their visit
  goods: { each: "good", of: ["rice", "tea", "spices", "jewels"] },
  palaces: "city",
  crowns: "city",
  won: "symbol",
};
export default fields;
