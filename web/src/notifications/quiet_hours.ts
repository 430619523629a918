/** What was chosen about notices, as far as an open table must know it; kept in this browser. */
import type { Quiet, Told } from "../api/notices";

interface Hush {
  quiet: Quiet | null;
  silent: string[]; // tables of which nothing is told
}

const KEY = "durbar-hush";
const NONE: Hush = { quiet: null, silent: [] };

export function keep(told: Told): void {
  const silent = Object.keys(told.tables).filter((id) => told.tables[id] === "none");
  localStorage.setItem(KEY, JSON.stringify({ quiet: told.quiet, silent }));
}

function read(): Hush {
  try {
    return { ...NONE, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return NONE;
  }
}

export const isSilent = (table: string): boolean => read().silent.includes(table);

/** Whether it is one of the quiet hours, by this machine's clock. */
export function isQuiet(now: Date, quiet: Quiet | null = read().quiet): boolean {
  if (!quiet) return false;
  const day = 24 * 60;
  const since = (from: number, to: number) => (to - from + day) % day;
  const minute = now.getHours() * 60 + now.getMinutes();
  return since(quiet.since, minute) < since(quiet.since, quiet.until);
}
