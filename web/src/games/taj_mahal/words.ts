/** How the facts of Taj Mahal become arguments of its messages. Mirrors durbar.texts.taj_mahal. */
import type { Facts, Texts } from "../../i18n/texts.svelte";

interface Chain {
  province: string;
  cities: string[];
}

/** One fact; things on the table go by their names, several of them as a list and a count. */
export default function roomArguments(texts: Texts, name: string, value: unknown): Facts {
  const many = () => value as string[];
  const counted = (word: (one: string) => string) => ({
    [name]: texts.listed(many().map(word)),
    count: many().length,
  });
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
      return Array.isArray(value) ? counted((one) => thing(texts, one)) : { cards: value };
    case "cities":
      return counted((one) => named(texts, "city", one));
    case "specials":
      return { specials: texts.listed(many().map((one) => named(texts, "special", one))) };
    case "tiles":
      return { tiles: texts.listed(many().map((one) => named(texts, "symbol", one))) };
    case "prizes":
      return counted((one) => named(texts, "prize", one));
    case "goods":
      return { goods: texts.listed(many().map((one) => named(texts, "good", one))) };
    case "bonuses":
      return counted((one) => named(texts, "bonus", one));
    case "chains": {
      const told = (value as Chain[]).map((one) => chain(texts, one));
      return { chains: texts.listed(told), count: told.length };
    }
    case "holder":
    case "victim":
      return { [name]: value === null ? "" : Number(value) + 1 };
    case "tile":
      return { tile: value ?? "" };
  }
  return { [name]: value };
}

/** The name of a city, a province, a symbol, a good … */
export function named(texts: Texts, kind: string, name: string): string {
  return texts.text(`taj-mahal-${kind}`, { [kind]: name });
}

/** A card by its symbols and its colour, or a special card; nothing for nothing. */
export function thing(texts: Texts, name: string): string {
  if (name.startsWith("two-")) return named(texts, "special", name);
  if (name === "") return "";
  if (name === "?") return texts.text("taj-mahal-hidden-card");
  const [colour = "", ...symbols] = name.split("-");
  const told = symbols.map((symbol) => named(texts, "symbol", symbol)).join("/");
  return texts.text("taj-mahal-card", { symbols: told, colour: named(texts, "colour", colour) });
}

function chain(texts: Texts, { province, cities }: Chain): string {
  const by = cities.map((city) => named(texts, "city", city)).join(" – ");
  return texts.text("taj-mahal-chain", {
    province: named(texts, "province", province),
    cities: by,
  });
}
