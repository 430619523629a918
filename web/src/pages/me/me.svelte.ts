/** Who I am to the server, shared by the sections of my page. */

import { type Account, account, hasPasskeys, isCancelled } from "../../api/account";
import { Refusal } from "../../api/http";
import { becomeAnother } from "../../api/tables";
import { NAMELESS } from "../../i18n/seat_names";
import { t } from "../../i18n/texts.svelte";
import { save, settings } from "../../settings.svelte";
import { says } from "../../ui/announcer.svelte";
import { toldError } from "../../ui/errors";

class Me {
  told: Account | null = $state.raw(null);
  failed = $state("");
  /** Somebody must say once more who he is; called with whether he did. */
  proving: ((done: boolean) => void) | null = $state.raw(null);
  readonly offersPasskeys = $derived(hasPasskeys(this.told?.domain ?? null));

  async look(): Promise<void> {
    try {
      this.failed = "";
      this.told = await account();
    } catch (error) {
      this.failed = toldError(error);
    }
  }

  /** What the server told after a change, said aloud. */
  take(told: Account, said: string): void {
    this.told = told;
    says.notice(t(said), "good");
  }

  /** This browser is somebody else now: his name is the one that he has there. */
  become(told: Account, said: string): void {
    becomeAnother();
    settings.name = told.name === NAMELESS ? "" : told.name;
    save();
    this.take(told, said);
  }

  /** Does what may ask for my password or a passkey once more. */
  async proven<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "prove-first")) throw error;
    }
    const done = await new Promise<boolean>((resolve) => {
      this.proving = resolve;
    });
    this.proving = null;
    if (!done) throw new DOMException("", "AbortError");
    return act();
  }

  /** An error in words; nothing if somebody only thought better of it. */
  words(error: unknown): string {
    if (isCancelled(error)) return t("web-me-cancelled");
    if (error instanceof DOMException && error.name === "InvalidStateError") {
      return t("error-passkey-known");
    }
    return toldError(error);
  }
}

export const me = new Me();
