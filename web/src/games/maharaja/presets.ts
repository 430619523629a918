/** Ways to begin that people know by name; their words are `web-preset-<id>`. */
import type { Preset } from "../../options/presets";

export default [
  { id: "standard", options: { seats: 4, grey: false } },
  { id: "three", options: { seats: 3, grey: false } },
  { id: "duel", options: { seats: 2, grey: false } },
  { id: "duel-grey", options: { seats: 2, grey: true } },
] satisfies Preset[];
