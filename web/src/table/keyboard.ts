/** The keys of a table, wherever the focus is: undo, redo, confirm or end, rules, a hint, what I
 * missed, the next game, a way in. */
import type { TableController } from "../session/controller.svelte";

export interface Keyed {
  table: TableController;
  end: () => void;
  rules: () => void;
  hint: () => void;
  playBack?: (() => void) | undefined; // what I missed
  next: () => void; // to the next game that waits for me
}

const FIELDS = "input, textarea, select, dialog";
const PRESSED = "button, a, summary, [role=button]"; // Enter is theirs

/** Does what the key stands for; says whether it stood for anything. */
export function press(event: KeyboardEvent, keyed: Keyed): boolean {
  const { table, end, rules, hint, playBack, next } = keyed;
  const target = event.target as HTMLElement;
  const key = event.key.toLowerCase();
  if (event.altKey || target.closest(FIELDS)) return false;
  if (key === "z" && !event.shiftKey) table.undo();
  else if (key === "y" || (key === "z" && event.shiftKey)) table.redo();
  else if (event.ctrlKey || event.metaKey) return false;
  else if (key === "enter" && !target.closest(PRESSED)) {
    if (table.selection.pending || table.setIsReady) table.confirm();
    else end();
  } else if (key.startsWith("arrow") && isNowhere(document.activeElement)) {
    seen("[data-choice]")?.focus();
  } else if (key === "?") rules();
  else if (key === "i") hint();
  else if (key === "b") playBack?.();
  else if (key === "n") next();
  else if (key === "escape") table.undo();
  else return false;
  return true;
}

/**
 * Keeps the focus of somebody who plays by keyboard: the pressed button is often gone a moment later,
 * and the page's beginning is no place to go on from.
 */
export class Focus {
  byKeyboard = false;
  #comes: boolean;

  /** `comes`: from another screen of ours, where something had the focus. */
  constructor(comes: boolean) {
    this.#comes = comes;
  }

  mend(canCommit: boolean): void {
    const here = document.activeElement;
    const waits =
      (this.byKeyboard || canCommit) &&
      here?.matches("[data-status], [data-commit][aria-disabled=true]");
    if (here !== document.body && !waits) return;
    if (this.#comes && !this.byKeyboard) return this.#arrive();
    const wanted = canCommit
      ? "[data-commit]"
      : "[data-choice], [data-status], [data-replay] button";
    if (canCommit || this.byKeyboard) seen(wanted)?.focus({ preventScroll: true });
  }

  /** The first thing to read is whose turn it is. */
  #arrive(): void {
    const status = seen("[data-status]");
    status?.focus({ preventScroll: true });
    this.#comes = status === undefined;
  }
}

/** Nothing has the focus, or only the place where it waits for the next turn. */
const isNowhere = (one: Element | null) => one === document.body || !!one?.closest("[data-status]");

/** The first of these that is to be seen. */
function seen(selector: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((one) => one.matches("[data-choice]") && one.checkVisibility()) ?? all[0];
}
