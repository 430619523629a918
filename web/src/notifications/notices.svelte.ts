/** My notices: what the server knows of them, and what this browser does about them. */
import {
  addChannel,
  type Channel,
  type NewChannel,
  type NoticePrefs,
  type NoticeSettings,
  notices,
  removeChannel,
  setPrefs,
  setTable,
  type TableChoice,
  tryChannel,
} from "../api/notices";
import { save, settings } from "../settings.svelte";
import { canPush, endpoint, subscribe, unsubscribe } from "./push";
import { storeQuietSettings } from "./quiet_hours";

export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export class Notices {
  current: NoticeSettings | null = $state.raw(null);
  /** The address by which this browser gets messages while no page is open. */
  here: string | null = $state(null);
  isDenied = $state(false);

  async load(): Promise<void> {
    this.#take(await notices());
    this.here = await endpoint();
    this.isDenied = "Notification" in window && Notification.permission === "denied";
  }

  /** This browser's own channel: messages come also while no page is open. */
  get mine(): Channel | undefined {
    return this.current?.channels.find((one) => one.kind === "push" && one.address === this.here);
  }

  /** All channels but this browser's own. */
  get others(): Channel[] {
    return this.current?.channels.filter((one) => one !== this.mine) ?? [];
  }

  async set(change: Partial<NoticePrefs>): Promise<void> {
    const { kinds = [], quiet = null } = this.current ?? {};
    const zone = zoneHere();
    this.#take(await setPrefs({ kinds, quiet, zone, language: settings.language, ...change }));
  }

  /** Adds a channel; the server writes notices in the language of this page. */
  async add(channel: NewChannel): Promise<void> {
    if (!this.current?.channels.length || this.current.language !== settings.language)
      await this.set({});
    this.#take(await addChannel(channel));
  }

  async remove(channel: Channel): Promise<void> {
    this.#take(await removeChannel(channel.id));
  }

  async test(channel: Channel): Promise<void> {
    this.#take(await tryChannel(channel.id));
  }

  async choose(table: string, choice: TableChoice): Promise<void> {
    this.#take(await setTable(table, choice));
  }

  /** Notifications of this browser: of open tables always, of others if it can. */
  async turnOn(): Promise<void> {
    if (!("Notification" in window)) return;
    this.isDenied = (await Notification.requestPermission()) !== "granted";
    if (this.isDenied) return;
    settings.notify = true;
    save();
    const channel = await subscribe(this.current?.push_key ?? "");
    if (channel) await this.add(channel);
    this.here = await endpoint();
  }

  async turnOff(): Promise<void> {
    settings.notify = false;
    save();
    if (this.mine) await this.remove(this.mine);
    if (canPush()) await unsubscribe();
    this.here = null;
  }

  #take(current: NoticeSettings): void {
    this.current = current;
    storeQuietSettings(current);
  }
}
