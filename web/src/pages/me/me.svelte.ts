/** The player's account, shared by the sections of the page. */

import { type Account, account as fetchAccount, hasPasskeys, isCancelled } from "../../api/account";
import { Refusal } from "../../api/http";
import { forgetGuest } from "../../api/tables";
import { NAMELESS } from "../../i18n/seat_names";
import { t } from "../../i18n/texts.svelte";
import { save, settings } from "../../settings.svelte";
import { announcer } from "../../ui/announcer.svelte";
import { errorText } from "../../ui/errors";

class Me {
  account: Account | null = $state.raw(null);
  failed = $state("");
  /** Set while the player must confirm their identity; called with whether they did. */
  proving: ((done: boolean) => void) | null = $state.raw(null);
  readonly offersPasskeys = $derived(hasPasskeys(this.account?.domain ?? null));

  async load(): Promise<void> {
    try {
      this.failed = "";
      this.account = await fetchAccount();
    } catch (error) {
      this.failed = errorText(error);
    }
  }

  /** Stores the account after a change and announces it. */
  take(account: Account, textId: string): void {
    this.account = account;
    announcer.notice(t(textId), "good");
  }

  /** The browser belongs to another account now; its name replaces the local one. */
  become(account: Account, textId: string): void {
    forgetGuest();
    settings.name = account.name === NAMELESS ? "" : account.name;
    save();
    this.take(account, textId);
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
    return errorText(error);
  }
}

export const me = new Me();
