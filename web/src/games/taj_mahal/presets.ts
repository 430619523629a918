/** Ways to begin that people know by name; their words are `web-preset-<id>`. */
import type { Preset } from "../../lobby/presets";

export default [
  { id: "standard", options: { seats: 4, carletto: "none", provinces: 12 } },
  { id: "three", options: { seats: 3, carletto: "none", provinces: 12 } },
  { id: "five", options: { seats: 5, carletto: "none", provinces: 12 } },
  { id: "nine-provinces", options: { seats: 4, carletto: "none", provinces: 9 } },
] satisfies Preset[];
