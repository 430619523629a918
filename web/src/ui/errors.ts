/** Errors as sentences. */

import { Refusal } from "../api/http";
import { current, t } from "../i18n/texts.svelte";

export function errorText(error: unknown): string {
  if (error instanceof Refusal) return codeText(error.code, error.facts);
  return t("web-error", { code: error instanceof Error ? error.message : String(error) });
}

export function codeText(code: string, facts: Record<string, unknown>): string {
  for (const id of [`error-${code}`, `web-error-${code}`]) {
    if (current.texts.has(id)) return t(id, { place: placeOf(facts), ...facts });
  }
  return t("web-error", { code });
}

/** Where in a record: its line if it is a text, else its entry. */
function placeOf({ line, entry }: Record<string, unknown>): string {
  if (line) return t("place-line", { line });
  return entry ? t("place-entry", { entry }) : t("place-header");
}
