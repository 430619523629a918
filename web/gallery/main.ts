/** The gallery: every drawing of the house with fixtures instead of a server; for eyes, not for players. */
import "../src/theme/tokens.css";
import "../src/theme/base.css";
import { mount } from "svelte";
import { type Language, load } from "../src/i18n/texts.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.classList.toggle("dark", asked.get("theme") === "dark");
const texts = await load((asked.get("lang") ?? "en") as Language);
document.documentElement.lang = texts.language;

const pages = import.meta.glob<{ default: typeof import("*.svelte").default }>("./*.svelte");
const page = await pages[`./${asked.get("page") ?? "Cards"}.svelte`]?.();
if (page) {
  const props = { asked, texts } as Record<string, unknown>;
  mount(page.default, { target: document.getElementById("app") as HTMLElement, props });
}
