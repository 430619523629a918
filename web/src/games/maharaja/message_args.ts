/** How the facts of Das Vermächtnis des Maharaja become arguments of its messages. */
import type { Facts, Texts } from "../../i18n/texts.svelte";

/** One fact; an antique is given as `$kind` and `$colour`, since adjectives agree with nouns. */
export default function roomArguments(texts: Texts, name: string, value: unknown): Facts {
  switch (name) {
    case "antique":
      return partsOf(String(value));
    case "antiques":
    case "left_over": {
      const names = value as string[];
      return { [name]: texts.listed(names.map((one) => antique(texts, one))), count: names.length };
    }
    case "collection":
    case "large":
      return { [name]: collection(texts, String(value)) };
    case "missing": {
      const pairs = value as [string, number][];
      return { missing: texts.listed(pairs.map(([kind, count]) => numberOf(texts, kind, count))) };
    }
    case "money":
      if (Array.isArray(value)) {
        return { least: Math.min(...(value as number[])), most: Math.max(...(value as number[])) };
      }
  }
  return { [name]: value };
}

/** "red jug": its name in a list. */
export function antique(texts: Texts, name: string): string {
  return texts.text("maharaja-antique", partsOf(name));
}

/** "small jug collection": its name without an article. */
export function collection(texts: Texts, name: string): string {
  return texts.text("maharaja-collection", { collection: name });
}

/** "2 jugs". */
export function numberOf(texts: Texts, kind: string, count: number): string {
  return texts.text("maharaja-number-of", { kind, count });
}

function partsOf(name: string): Facts {
  const [kind = "", ...colour] = name.split("-");
  return { kind, colour: colour.join("-") };
}
