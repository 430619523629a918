/** Notices, as the HTTP API tells and takes them. */
import { call } from "./http";
import { introduce } from "./tables";

export const KINDS = ["turn", "clock", "over", "again", "chat"] as const;
export const FORMS = ["discord", "slack", "json"] as const;
export const PERIODS = [900, 3600, 86400] as const;
export type Kind = (typeof KINDS)[number];
export type Form = (typeof FORMS)[number];
export type Choice = "all" | "none" | null;

export interface Quiet {
  since: number; // minutes after midnight
  until: number;
}

export interface Channel {
  id: string;
  kind: "push" | "mail" | "webhook";
  address: string;
  form: Form | null;
  period: number;
  is_confirmed: boolean;
  fault: string | null;
}

export interface Habits {
  language: string;
  zone: string;
  quiet: Quiet | null;
  kinds: Kind[];
}

export interface Told extends Habits {
  channels: Channel[];
  tables: Record<string, "all" | "none">;
  push_key: string;
  has_mail: boolean;
}

export type Wish =
  | { kind: "push"; endpoint: string; p256dh: string; auth: string }
  | { kind: "mail"; address: string; period: number }
  | { kind: "webhook"; url: string; form: Form };

const path = "/api/notices";
const at = (id: string) => encodeURIComponent(id);

export const notices = () => call<Told>("GET", path);

/** Who is told must be somebody. */
async function said(method: string, where: string, body?: unknown): Promise<Told> {
  await introduce();
  return call<Told>(method, path + where, body);
}
export const setHabits = (habits: Habits) => said("PUT", "", habits);
export const addChannel = (wish: Wish) => said("POST", "/channels", wish);
export const removeChannel = (id: string) => said("DELETE", `/channels/${at(id)}`);
export const tryChannel = (id: string) => said("POST", `/channels/${at(id)}/test`);
export const setTable = (table: string, choice: Choice) =>
  said("PUT", `/tables/${at(table)}`, { choice });

/** Links of mails: whoever has one may follow it. */
export const follow = (what: "confirm" | "stop", token: string) =>
  call<null>("POST", `${path}/${what}/${at(token)}`);
