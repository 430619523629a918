/** What a table agreed on, in words: always the clock, hints and spectators, the rest where it is
 * not the usual. */

import type { OptionsSchema } from "../api/http";
import { current, t } from "../i18n/texts.svelte";
import type { TableSettings } from "../protocol";
import { optionName, valueName } from "./option_names";
import { defaultsOf, type Values } from "./options";

export interface Term {
  id: string;
  name: string;
  value: string;
}

export function termsOf(
  game: string,
  settings: TableSettings,
  options: Values,
  schema: OptionsSchema | null,
): Term[] {
  const { clock, is_listed = false, hints } = settings;
  return [
    { id: "clock", name: t("web-clock"), value: clockInWords(clock) },
    {
      id: "hints",
      name: t("web-table-hints"),
      value: t("web-table-hints-value", { hints: hints ?? "alone" }),
    },
    {
      id: "watch",
      name: t("web-terms-watch"),
      value: t("web-terms-watch-value", { listed: is_listed }),
    },
    ...unusual(game, settings),
    ...(schema ? varied(game, options, defaultsOf(schema)) : []),
  ];
}

function clockInWords(clock: TableSettings["clock"]): string {
  if (clock?.kind === "days") return t("web-terms-clock", { kind: "days", days: clock.days });
  if (!clock) return t("web-clock-none");
  const { kind, seconds, increment = 0 } = clock;
  return t("web-terms-clock", { kind, minutes: Math.round(seconds / 6) / 10, increment });
}

function unusual(game: string, settings: TableSettings): Term[] {
  const { show_drafts, known_cards = true, order_delay = 0, answer_forced } = settings;
  const named = (id: string, text: string, value: boolean) => ({
    id,
    name: t(text),
    value: t(value ? "web-yes" : "web-no"),
  });
  const cards = `web-table-known-cards-${game}`;
  return [
    ...(show_drafts ? [named("drafts", "web-table-show-drafts", true)] : []),
    ...(!known_cards && current.texts.has(cards) ? [named("cards", cards, false)] : []),
    ...(order_delay > 0 ? [named("delay", "web-table-order-delay", true)] : []),
    ...(answer_forced ? [named("forced", "web-table-answer-forced", true)] : []),
  ];
}

/** The seats are there to be seen. */
function varied(game: string, options: Values, usual: Values): Term[] {
  return Object.entries(options)
    .filter(([name, value]) => name !== "seats" && name in usual && value !== usual[name])
    .map(([name, value]) => ({
      id: name,
      name: optionName(game, name),
      value: valueName(game, name, value),
    }));
}
