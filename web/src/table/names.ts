/** What a seat is called on the screen. */
import { t } from "../i18n/texts.svelte";

interface Named {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
}

export function seatName(seat: Named): string {
  if (seat.kind === "bot") return seat.name || botName(seat.bot);
  if (seat.kind === "open") return t("web-seat-open");
  return seat.name || t("web-player", { number: seat.seat + 1 });
}

/** "Bot: greedy": its level in words, if we have some. */
export function botName(bot: string | null): string {
  return t("web-bot", { bot: levelName(bot) });
}

export function levelName(bot: string | null): string {
  return t("web-bot-level", { bot: (bot ?? "").split(":")[0] });
}
