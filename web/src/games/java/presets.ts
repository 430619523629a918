/** Ways to begin that people know by name; their words are `web-preset-<id>`. */
import type { Preset } from "../../options/presets";

export default [
  { id: "standard", options: { seats: 4 } },
  { id: "three", options: { seats: 3 } },
  { id: "duel", options: { seats: 2 } },
] satisfies Preset[];
