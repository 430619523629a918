/** What is new to me at a table: where in the log it begins, and how much of it there is. */
import type { ReadState } from "../api/my_games";
import { type ChatEntry, interleaved, type LogEntry, type LogLine } from "./log";

/** Where the record stood when I had seen so many commits. */
export function entryAt(log: readonly LogLine[], version: number): number {
  return log.findLast((line) => line.version <= version)?.at ?? 0;
}

/** The commits of others after `from`, up to `to`; none once I have moved since. */
export function missed(
  log: readonly LogLine[],
  me: number | null,
  from: number,
  to: number,
): { moves: number; seats: number[] } {
  const later = log.filter((line) => line.who !== null && line.version > from);
  if (later.some((line) => line.who === me)) return { moves: 0, seats: [] };
  const counted = later.filter((line) => line.version <= to);
  return {
    moves: new Set(counted.map((line) => line.version)).size,
    seats: [...new Set(counted.map((line) => line.who as number))],
  };
}

/** Log and chat in one list: what I had read before what happened since, what I had not after. */
export function listed(
  log: readonly LogLine[],
  chat: readonly ChatEntry[],
  seen: ReadState | null,
): LogEntry[] {
  if (!seen) return interleaved(log, chat);
  const read = entryAt(log, seen.version);
  const placed = chat.map((message) => {
    const after =
      message.id <= seen.chat ? Math.min(message.after, read) : Math.max(message.after, read);
    return { ...message, after };
  });
  return interleaved(log, placed);
}

/** The first thing in the list that I had not seen, if others did it; null if all of it is new. */
export function firstNew(
  entries: readonly LogEntry[],
  seen: ReadState | null,
  mine: readonly number[],
): string | null {
  if (!seen) return null;
  const isMine = (seat: number | null) => seat !== null && mine.includes(seat);
  const isNew = ({ line, chat }: LogEntry) =>
    line ? line.version > seen.version : chat !== null && chat.id > seen.chat && !isMine(chat.seat);
  const has = entries.some(({ line }) => line && line.version > seen.version && isMine(line.who));
  const at = has ? -1 : entries.findIndex(isNew);
  return at > 0 ? (entries[at]?.id ?? null) : null;
}
