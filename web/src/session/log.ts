/** The log of a table: entries and chat lines, in the order of arrival. */
import type { ChatLine, Happened } from "../protocol";
import type { GameEvent } from "./contract";

/** One line of the log: an event and where in the record it happened. */
export interface LogLine {
  id: string;
  at: number;
  version: number; // the commit that it belongs to
  who: number | null; // null: chance
  event: GameEvent;
}

/** A line of chat, and the entry of the record after which it arrived. */
export interface ChatEntry extends ChatLine {
  after: number;
}

/** The lines that an entry of the record gives; who is to move next is no line of its own. */
export function linesOf({ who, events, at, version }: Happened): LogLine[] {
  const seat = who === "chance" ? null : Number(who);
  return events
    .map((event, index) => ({ id: `${at}.${index}`, at, version, who: seat, event }))
    .filter((line) => line.event.type !== "turn_began");
}

/** The log with what happened added, each entry once and in order. */
export function extended(log: readonly LogLine[], happened: readonly Happened[]): LogLine[] {
  const last = log.at(-1)?.at ?? 0;
  const fresh = happened.filter((each) => each.at > last).flatMap(linesOf);
  return [...log, ...fresh];
}

/** One row of the list: a line of the log or a line of chat. */
export interface LogEntry {
  id: string;
  line: LogLine | null;
  chat: ChatEntry | null;
}

const entryOf = (line: LogLine): LogEntry => ({ id: line.id, line, chat: null });

/** Log and chat in one list, in the order in which they came. */
export function interleaved(log: readonly LogLine[], chat: readonly ChatEntry[]): LogEntry[] {
  const entries: LogEntry[] = [];
  let next = 0;
  for (const message of chat) {
    for (let line = log[next]; line && line.at <= message.after; line = log[++next]) {
      entries.push(entryOf(line));
    }
    entries.push({ id: `chat-${message.id}`, line: null, chat: message });
  }
  return [...entries, ...log.slice(next).map(entryOf)];
}
