/** How the facts of Java become arguments of its messages. Mirrors durbar.texts.java. */
import type { Facts, Texts } from "../../i18n/texts.svelte";

export default function roomArguments(texts: Texts, name: string, value: unknown): Facts {
  switch (name) {
    case "card":
    case "open":
    case "open_card":
      return { [name]: card(texts, value) };
    case "cards":
    case "discarded":
      if (!Array.isArray(value)) break;
      return { [name]: texts.listed(value.map((one) => card(texts, one))) };
    case "spaces":
    case "cities":
      return { [name]: (value as string[]).join(" "), count: (value as string[]).length };
    case "way": {
      const way = value as string[];
      return { way: way.join(" → "), space: way[0], target: way.at(-1) };
    }
    case "asked":
      return { asked: (value as number[]).length };
    case "first":
      return { first: value !== null };
  }
  return { [name]: value };
}

/** The name of a palace card, or the word for one that is not known. */
export function card(texts: Texts, kind: unknown): string {
  return texts.text("java-card", {
    card: typeof kind === "string" && kind !== "?" ? kind : "unknown",
  });
}
