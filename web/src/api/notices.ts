/** Notices over HTTP. */
import { call } from "./http";
import { ensureGuest } from "./tables";

export const KINDS = ["turn", "clock", "over", "again", "chat"] as const;
export const WEBHOOK_FORMATS = ["discord", "slack", "json"] as const;
export const PERIODS = [900, 3600, 86400] as const;
export type NoticeKind = (typeof KINDS)[number];
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];
export type TableChoice = "all" | "none" | null;

export interface QuietHours {
  since: number; // minutes after midnight
  until: number;
}

export interface Channel {
  id: string;
  kind: "push" | "mail" | "webhook";
  address: string;
  form: WebhookFormat | null;
  period: number;
  is_confirmed: boolean;
  fault: string | null;
}

export interface NoticePrefs {
  language: string;
  zone: string;
  quiet: QuietHours | null;
  kinds: NoticeKind[];
}

export interface NoticeSettings extends NoticePrefs {
  channels: Channel[];
  tables: Record<string, "all" | "none">;
  push_key: string;
  has_mail: boolean;
}

export type NewChannel =
  | { kind: "push"; endpoint: string; p256dh: string; auth: string }
  | { kind: "mail"; address: string; period: number }
  | { kind: "webhook"; url: string; form: WebhookFormat };

const path = "/api/notices";
const at = (id: string) => encodeURIComponent(id);

export const notices = () => call<NoticeSettings>("GET", path);

/** Settings belong to a guest, so there must be one. */
async function change(method: string, subpath: string, body?: unknown): Promise<NoticeSettings> {
  await ensureGuest();
  return call<NoticeSettings>(method, path + subpath, body);
}
export const setPrefs = (prefs: NoticePrefs) => change("PUT", "", prefs);
export const addChannel = (channel: NewChannel) => change("POST", "/channels", channel);
export const removeChannel = (id: string) => change("DELETE", `/channels/${at(id)}`);
export const tryChannel = (id: string) => change("POST", `/channels/${at(id)}/test`);
export const setTable = (table: string, choice: TableChoice) =>
  change("PUT", `/tables/${at(table)}`, { choice });

/** Follows a link of a mail. */
export const followLink = (action: "confirm" | "stop", token: string) =>
  call<null>("POST", `${path}/${action}/${at(token)}`);
