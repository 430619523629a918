/** "It is your turn" where the player looks: title, icon, sound and, if allowed, a notification. */
import { t } from "../i18n/texts.svelte";
import { settings } from "../settings/settings.svelte";
import { ring } from "../ui/sound";

export function showTurn(mine: boolean, title: string): void {
  if (mine) document.title = `● ${t("web-your-turn")} – ${title || "Durbar"}`;
  else document.title = title ? `${title} – Durbar` : "Durbar";
  document.getElementById("favicon")?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
}

export function callToTable(title: string): void {
  ring("turn");
  if (settings.notify && document.hidden && "Notification" in window) {
    if (Notification.permission !== "granted") return;
    const note = new Notification(t("web-your-turn"), {
      body: title,
      icon: "/icon-192.png",
      tag: "turn",
    });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}
