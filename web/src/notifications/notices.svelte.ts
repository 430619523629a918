/** My notices: what the server knows of them, and what this browser does about them. */
import {
  addChannel,
  type Channel,
  type Choice,
  type Habits,
  notices,
  removeChannel,
  setHabits,
  setTable,
  type Told,
  tryChannel,
  type Wish,
} from "../api/notices";
import { save, settings } from "../settings.svelte";
import { canPush, endpoint, subscribe, unsubscribe } from "./push";
import { keep } from "./quiet_hours";

export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export class Notices {
  told: Told | null = $state.raw(null);
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
    return this.told?.channels.find((one) => one.kind === "push" && one.address === this.here);
  }

  /** All channels but this browser's own. */
  get others(): Channel[] {
    return this.told?.channels.filter((one) => one !== this.mine) ?? [];
  }

  async set(change: Partial<Habits>): Promise<void> {
    const { kinds = [], quiet = null } = this.told ?? {};
    const zone = zoneHere();
    this.#take(await setHabits({ kinds, quiet, zone, language: settings.language, ...change }));
  }

  /** The server words its letters in the language that is spoken here. */
  async add(wish: Wish): Promise<void> {
    if (!this.told?.channels.length || this.told.language !== settings.language) await this.set({});
    this.#take(await addChannel(wish));
  }

  async remove(channel: Channel): Promise<void> {
    this.#take(await removeChannel(channel.id));
  }

  async test(channel: Channel): Promise<void> {
    this.#take(await tryChannel(channel.id));
  }

  async choose(table: string, choice: Choice): Promise<void> {
    this.#take(await setTable(table, choice));
  }

  /** Notifications of this browser: of open tables always, of others if it can. */
  async turnOn(): Promise<void> {
    if (!("Notification" in window)) return;
    this.isDenied = (await Notification.requestPermission()) !== "granted";
    if (this.isDenied) return;
    settings.notify = true;
    save();
    const wish = await subscribe(this.told?.push_key ?? "");
    if (wish) await this.add(wish);
    this.here = await endpoint();
  }

  async turnOff(): Promise<void> {
    settings.notify = false;
    save();
    if (this.mine) await this.remove(this.mine);
    if (canPush()) await unsubscribe();
    this.here = null;
  }

  #take(told: Told): void {
    this.told = told;
    keep(told);
  }
}
