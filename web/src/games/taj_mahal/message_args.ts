/** How the facts of Taj Mahal become arguments of its messages. */
import type { Facts, Texts } from "../../i18n/texts.svelte";

type Named = (one: string) => string;

/** One fact; things on the table go by their names, several of them as a list and a count. */
export default function roomArguments(texts: Texts, name: string, value: unknown): Facts {
  const of =
    (kind: string): Named =>
    (one) =>
      named(texts, kind, one);
  switch (name) {
    case "card":
    case "extra":
      return { [name]: thing(texts, String(value ?? "")) };
    case "city":
    case "province":
    case "special":
    case "bonus":
    case "good":
    case "colour":
      return { [name]: named(texts, name, String(value)) };
    case "crown":
      return { crown: value ? named(texts, "city", String(value)) : "" };
    case "equal-goods":
      return { good: named(texts, "good", String(value)) };
    case "joined-province":
      return { province: named(texts, "province", String(value)) };
    case "cards":
      if (!Array.isArray(value)) break;
      return listed(texts, name, value, (one) => thing(texts, one));
    case "cities":
      return listed(texts, name, value, of("city"));
    case "specials":
      return listed(texts, name, value, of("special"));
    case "tiles":
      return listed(texts, name, value, of("symbol"));
    case "prizes":
      return listed(texts, name, value, of("prize"));
    case "goods":
      return listed(texts, name, value, of("good"));
    case "bonuses":
      return listed(texts, name, value, of("bonus"));
    case "chains": {
      const chains = value as { province: string; cities: string[] }[];
      const sentences = chains.map(({ province, cities }) => chain(texts, province, cities));
      return { chains: texts.listed(sentences), count: chains.length };
    }
  }
  return { [name]: value };
}

/** The name of a city, a province, a symbol, a good … */
export function named(texts: Texts, kind: string, name: string): string {
  return texts.text(`taj-mahal-${kind}`, { [kind]: name });
}

/** A card by its symbols and its colour, or a special card; nothing for nothing. */
export function thing(texts: Texts, name: string): string {
  if (!name) return "";
  if (name.startsWith("two-")) return named(texts, "special", name);
  if (name === "?") return texts.text("taj-mahal-hidden-card");
  const [colour = "", ...symbols] = name.split("-");
  return texts.text("taj-mahal-card", {
    symbols: symbols.map((symbol) => named(texts, "symbol", symbol)).join("/"),
    colour: named(texts, "colour", colour),
  });
}

function chain(texts: Texts, province: string, cities: readonly string[]): string {
  return texts.text("taj-mahal-chain", {
    province: named(texts, "province", province),
    cities: cities.map((city) => named(texts, "city", city)).join(" – "),
  });
}

function listed(texts: Texts, name: string, value: unknown, word: Named): Facts {
  const all = (Array.isArray(value) ? value : [value]) as string[];
  return { [name]: texts.listed(all.map(word)), count: all.length };
}
