/** What of an edition is not certain, gathered under the words that its game has for it. */

export interface Doubt {
  path: string; // in the edition's file, with an item's id in the place of its number
  level: string;
  value: string;
}
export interface Topic {
  title: string;
  levels: string[]; // each once
  doubts: Doubt[];
}

const NUMBER = /^\d+$/;

/** By the longest part of the path that is worded; numbers in it only count. */
export function topics(
  edition: Record<string, unknown>,
  game: string,
  word: (id: string) => string,
): Topic[] {
  const found = new Map<string, Topic>();
  for (const [key, level] of Object.entries((edition.confidence ?? {}) as Record<string, string>)) {
    if (level === "certain") continue;
    const path = key.split(".");
    const named = path.filter((part) => !NUMBER.test(part));
    const ids = named.map(
      (_, n) => `edition-${game}-${named.slice(0, named.length - n).join("-")}`,
    );
    const title = ids.map(word).find(Boolean) ?? key;
    const topic = found.get(title) ?? { title, levels: [], doubts: [] };
    if (!topic.levels.includes(level)) topic.levels.push(level);
    topic.doubts.push({
      path: spelled(edition.values, path),
      level,
      value: shown(at(edition.values, path)),
    });
    found.set(title, topic);
  }
  return [...found.values()];
}

type Table = Record<string, unknown> | undefined;
const at = (values: unknown, path: readonly string[]) =>
  path.reduce<unknown>((inner, name) => (inner as Table)?.[name], values);

function spelled(values: unknown, path: readonly string[]): string {
  return path
    .map((part, n) =>
      NUMBER.test(part) ? ((at(values, path.slice(0, n + 1)) as Table)?.id ?? part) : part,
    )
    .join(".");
}

/** A figure or a short list as it stands in the file; what is longer is to be read there. */
function shown(value: unknown): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length <= 60 ? text.replaceAll(",", ", ") : "…";
}
