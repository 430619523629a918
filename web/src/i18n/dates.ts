/** Dates and times in the reader's language. */
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** "3 hours ago", "yesterday", "now". */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, long] of UNITS) {
    if (seconds >= long) return words.format(-Math.floor(seconds / long), unit);
  }
  return words.format(0, "second");
}

export function day(then: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(then * 1000));
}

/** A date with its time. */
export function dateTime(seconds: number, language: string): string {
  const form: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(language, form).format(seconds * 1000);
}
