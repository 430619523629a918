/** The catalogue of one language: the package's own Fluent files. Those of the first screen come
 * before it is drawn, the rest right after. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  it: "Italiano",
};

export type Facts = Record<string, unknown>;

type Sources = Record<string, () => Promise<string>>;
const FIRST: Sources = import.meta.glob<string>(
  "../../../src/durbar/texts/*/{core,server,web}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
const REST: Sources = import.meta.glob<string>(
  [
    "../../../src/durbar/texts/*/*.ftl",
    "!../../../src/durbar/texts/*/{core,server,web}.ftl",
    "!../../../src/durbar/texts/*/{cli,rl}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Every message of one language, by id. Mirrors durbar.texts.Texts. */
export class Texts {
  readonly #bundle: FluentBundle;
  /** What was asked for and is not there. */
  readonly missing = new Set<string>();

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  text(id: string, facts: Facts = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      this.#miss(id);
      return id;
    }
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) args[name] = word(value);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, errors);
    for (const error of errors) this.#miss(`${id}: ${error.message}`);
    return text;
  }

  /** A missing text is a bug: reported once, where the tests see it. */
  #miss(what: string): void {
    if (this.missing.has(what)) return;
    this.missing.add(what);
    console.error(`no text in ${this.language}: ${what}`);
  }

  /** "a, b and c"; the word for none if there are none. */
  listed(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.text("list-empty");
    if (items.length === 1) return last;
    return this.text("list-and", { most: items.slice(0, -1).join(", "), last });
  }
}

/** What a catalogue can select on: `yes` and `no` for a truth value, `none` for an empty text. */
function word(value: unknown): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  return String(value ?? "") || "none";
}

const loaded = new Map<Sources, Map<Language, Promise<string[]>>>([
  [FIRST, new Map()],
  [REST, new Map()],
]);

function read(files: Sources, language: Language): Promise<string[]> {
  const known = loaded.get(files)?.get(language);
  if (known) return known;
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/texts/${language}/`));
  const sources = Promise.all(wanted.sort().map(([, fetched]) => fetched()));
  loaded.get(files)?.set(language, sources);
  sources.catch(() => loaded.get(files)?.delete(language)); // asked again, it is fetched again
  return sources;
}

export async function load(language: Language): Promise<Texts> {
  const [first, rest] = await Promise.all([read(FIRST, language), read(REST, language)]);
  return new Texts(language, [...first, ...rest]);
}

class Current {
  texts: Texts = $state.raw(new Texts("en", []));
  #isWhole = false;

  /** What the first screen says, in a language; all of it once more was wanted. */
  async use(language: Language): Promise<void> {
    const sources = this.#isWhole ? [] : await read(FIRST, language);
    this.texts = this.#isWhole ? await load(language) : new Texts(language, sources);
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** What all other screens say too. */
  async whole(): Promise<void> {
    if (this.#isWhole) return;
    const { language } = this.texts;
    const texts = await load(language);
    this.#isWhole = true;
    // The language may have been changed meanwhile
    this.texts = this.texts.language === language ? texts : await load(this.texts.language);
  }
}

export const current = new Current();

/** The message in the language chosen; reading it in a component follows a change of language. */
export function t(id: string, facts?: Facts): string {
  return current.texts.text(id, facts);
}

/** The message if there is one, else the fallback. */
export function textOr(id: string, fallback = ""): string {
  return current.texts.has(id) ? t(id) : fallback;
}

/** A game's name; its id where no catalogue knows it. */
export const gameTitle = (game: string) => textOr(`${game}-title`, game);

/** The language the browser asks for, if we speak it. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const primary = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return "en";
}
