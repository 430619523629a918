/** The names of a game's options and of their values. */
import { t, textOr } from "../i18n/texts.svelte";
import type { Value } from "./options";

export const optionName = (game: string, name: string) =>
  name === "seats" ? t("web-option-seats") : textOr(`web-${game}-option-${name}`, name);

export const valueName = (game: string, name: string, value: Value) =>
  typeof value === "boolean"
    ? t(value ? "web-yes" : "web-no")
    : textOr(`web-${game}-option-${name}-${value}`, String(value));

/** What differs from the plain game: "carletto=duo,provinces=9". */
export function variantName(game: string, variant: string): string {
  if (!variant) return t("web-ladder-plain");
  const parts = variant.split(",").map((pair) => {
    const [name = "", value = ""] = pair.split("=");
    const word = valueName(game, name, value);
    if (value === "true") return optionName(game, name);
    return word === value ? `${optionName(game, name)}: ${value}` : word;
  });
  return parts.join(" · ");
}
