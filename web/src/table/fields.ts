/** The fields of a view in words: what they are called, and what their values are called. */
import { kebab, type Wording } from "../i18n/wording";

/**
 * What a field holds: things of one kind ("antique"), tuples of several kinds, or how many there
 * are of each. The kind names the message that words it, `<game>-<kind>`.
 */
export type FieldKind = string | readonly string[] | { each: string; of: readonly string[] };
export type Fields = Readonly<Record<string, FieldKind>>;

/** What all rooms call the same. */
const COMMON: Fields = { turn_of: "seat" };
/** Shown elsewhere on the screen, or internal. */
const ELSEWHERE = new Set(["type", "seat", "to_move", "legal", "scores", "options", "players"]);

export interface Chip {
  id: string; // what a log line may point at
  text: string;
  count: number;
}

export class FieldWords {
  constructor(
    readonly words: Wording,
    readonly fields: Fields,
  ) {}

  label(name: string): string {
    return this.words.say(`field-${kebab(name)}`, {}) ?? name.replaceAll("_", " ");
  }

  /**
   * The fields of a row that say something now. Where the catalogue names any of them, those
   * without a name are bookkeeping.
   */
  shown(row: Record<string, unknown>): [name: string, value: unknown][] {
    const all = Object.entries(row).filter(([name]) => !ELSEWHERE.has(name));
    const named = all.filter(([name]) => this.words.has(`field-${kebab(name)}`));
    return (named.length ? named : all).filter(([, value]) => !isEmpty(value));
  }

  kind(name: string): FieldKind {
    return this.fields[name] ?? COMMON[name] ?? kebab(name);
  }

  /** A value, or the values of a list: names each once with their number, numbers in their places. */
  chips(kind: FieldKind, value: unknown): Chip[] {
    if (typeof kind === "object" && "each" in kind) return this.#counts(kind, value as number[]);
    const made: Chip[] = [];
    for (const one of listOf(value)) {
      if (isEmpty(one)) continue;
      const text = this.#one(kind, one);
      const same = typeof one === "string" && made.find((chip) => chip.text === text);
      if (same) same.count += 1;
      else made.push({ id: String(one), text, count: 1 });
    }
    return made;
  }

  #counts(
    { each, of }: { each: string; of: readonly string[] },
    counts: readonly number[],
  ): Chip[] {
    return of
      .map((id, at) => ({ id, text: this.#thing(each, id), count: counts[at] ?? 0 }))
      .filter((chip) => chip.count > 0);
  }

  #one(kind: FieldKind, one: unknown): string {
    if (Array.isArray(one)) {
      const kinds = Array.isArray(kind) ? kind : [];
      return one.map((part, at) => this.#thing(kinds[at] ?? "", part)).join(": ");
    }
    return this.#thing(typeof kind === "string" ? kind : "", one);
  }

  #thing(kind: string, value: unknown): string {
    if (typeof value === "boolean") return this.words.texts.text(value ? "web-yes" : "web-no");
    return this.words.thing(kind, value);
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
