/** What a player likes, kept in this browser. */
import { current, LANGUAGES, type Language, preferred } from "./i18n/texts.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export const PACES = { none: 0, fast: 0.5, normal: 1, slow: 2 } as const;
export const CONFIRMS = ["never", "barrier", "always"] as const;

export interface Settings {
  name: string;
  language: Language;
  theme: (typeof THEMES)[number];
  pace: keyof typeof PACES;
  /** When a full turn waits for me: never, before what cannot be undone, always. */
  confirm: (typeof CONFIRMS)[number];
  sound: boolean;
  volume: number; // 0..1
  sign: boolean; // in title and icon when it is my turn
  notify: boolean;
}

const KEY = "durbar-settings";

export function defaults(touch: boolean, languages: readonly string[]): Settings {
  return {
    name: "",
    language: preferred(languages),
    theme: "system",
    pace: "normal",
    confirm: touch ? "always" : "barrier",
    sound: false,
    volume: 0.5,
    sign: false,
    notify: false,
  };
}

/** Stored settings laid over the defaults; whatever is unknown or damaged is left out. */
export function merged(base: Settings, stored: string | null): Settings {
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(stored ?? "null");
  } catch {
    return base;
  }
  if (typeof parsed !== "object" || parsed === null) return base;
  const kept = { ...base, ...parsed } as Settings;
  if (!LANGUAGES.includes(kept.language)) kept.language = base.language;
  if (!THEMES.includes(kept.theme)) kept.theme = base.theme;
  if (!(kept.pace in PACES)) kept.pace = base.pace;
  if (!CONFIRMS.includes(kept.confirm)) kept.confirm = base.confirm;
  return kept;
}

const touch = () => typeof matchMedia !== "undefined" && matchMedia("(pointer: coarse)").matches;
const asked = () => (typeof navigator === "undefined" ? [] : navigator.languages);

export const settings: Settings = $state(
  merged(
    defaults(touch(), asked()),
    typeof localStorage === "undefined" ? null : localStorage.getItem(KEY),
  ),
);

export function save(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

const quiet = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How much slower than usual things move; 0: not at all. */
export function pace(): number {
  return quiet() ? 0 : PACES[settings.pace];
}

/** Puts the settings on the page; call again when one changes. */
export function apply(): void {
  const root = document.documentElement;
  const dark =
    settings.theme === "dark" ||
    (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.classList.toggle("dark", dark);
  root.classList.toggle("reduced", pace() === 0);
  root.style.setProperty("--pace", String(pace()));
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", dark ? "#090d16" : "#14213d");
}

export async function begin(): Promise<void> {
  apply();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
  await current.use(settings.language);
}
