/** Ways to begin that people know by name; their words are `web-preset-<id>`. */
import type { Preset } from "../../options/presets";

export default [
  { id: "three", options: { seats: 3, carletto: "none", provinces: 12 } },
  { id: "standard", options: { seats: 4, carletto: "none", provinces: 12 } },
  { id: "five", options: { seats: 5, carletto: "none", provinces: 12 } },
  { id: "nine-provinces", options: { seats: 4, carletto: "none", provinces: 9 } },
  { id: "carletto-solitaire", options: { seats: 3, carletto: "solitaire", provinces: 12 } },
  { id: "carletto-duo", options: { seats: 3, carletto: "duo", provinces: 12 } },
  { id: "carletto-two-plus-two", options: { seats: 4, carletto: "two-plus-two", provinces: 12 } },
  { id: "carletto-guest", options: { seats: 4, carletto: "guest", provinces: 12 } },
] satisfies Preset[];
