/** Quiet hours and muted tables, kept in this browser for open tables. */
import type { NoticeSettings, QuietHours } from "../api/notices";

interface QuietSettings {
  quiet: QuietHours | null;
  silent: string[]; // tables without notices
}

const KEY = "durbar-hush";
const NONE: QuietSettings = { quiet: null, silent: [] };

export function storeQuietSettings(settings: NoticeSettings): void {
  const silent = Object.keys(settings.tables).filter((id) => settings.tables[id] === "none");
  localStorage.setItem(KEY, JSON.stringify({ quiet: settings.quiet, silent }));
}

function read(): QuietSettings {
  try {
    return { ...NONE, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return NONE;
  }
}

export const isSilent = (table: string): boolean => read().silent.includes(table);

/** Whether it is one of the quiet hours, by this machine's clock. */
export function isQuiet(now: Date, quiet: QuietHours | null = read().quiet): boolean {
  if (!quiet) return false;
  const day = 24 * 60;
  const since = (from: number, to: number) => (to - from + day) % day;
  const minute = now.getHours() * 60 + now.getMinutes();
  return since(quiet.since, minute) < since(quiet.since, quiet.until);
}
