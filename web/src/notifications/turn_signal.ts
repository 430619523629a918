/** "It is your turn" in the title, the icon, by sound and by notification, as the player has set it. */
import { t } from "../i18n/texts.svelte";
import { settings } from "../settings.svelte";
import { ring, type Sound } from "../ui/sound";
import { isQuiet, isSilent } from "./quiet_hours";

export function showTurn(table: string, mine: boolean, title: string): void {
  const shown = mine && settings.sign && !isSilent(table);
  if (shown) document.title = `● ${t("web-your-turn")} – ${title || "Durbar"}`;
  else document.title = title ? `${title} – Durbar` : "Durbar";
  document.getElementById("favicon")?.setAttribute("href", shown ? "/icon-turn.svg" : "/icon.svg");
}

/** Quiet hours are for pages that nobody looks at. */
const isMuted = (table: string) => isSilent(table) || (document.hidden && isQuiet(new Date()));

export function sound(table: string, what: Sound): void {
  if (!isMuted(table)) ring(what);
}

export function callToTable(table: string, title: string): void {
  sound(table, "turn");
  if (!settings.notify || !document.hidden || isMuted(table) || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const options = { body: title, icon: "/icon-192.png", tag: table, data: { url: `/t/${table}` } };
  try {
    const note = new Notification(t("web-your-turn"), options);
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // On phones only a worker may show one; it leads back here, too
    navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(t("web-your-turn"), options),
    );
  }
}
