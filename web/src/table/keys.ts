/** The keys of a table, wherever the focus is: undo, redo, confirm or end, rules, and a way in. */
import type { TableController } from "./controller.svelte";

export interface Keyed {
  table: TableController;
  end: () => void;
  rules: () => void;
}

const FIELDS = "input, textarea, select, dialog";
const PRESSED = "button, a, summary, [role=button]"; // Enter is theirs

/** Does what the key stands for; says whether it stood for anything. */
export function press(event: KeyboardEvent, { table, end, rules }: Keyed): boolean {
  const target = event.target as HTMLElement;
  const key = event.key.toLowerCase();
  if (event.altKey || target.closest(FIELDS)) return false;
  if (key === "z" && !event.shiftKey) table.undo();
  else if (key === "y" || (key === "z" && event.shiftKey)) table.redo();
  else if (event.ctrlKey || event.metaKey) return false;
  else if (key === "enter" && !target.closest(PRESSED)) {
    if (table.pending || table.setIsReady) table.confirm();
    else end();
  } else if (key.startsWith("arrow") && document.activeElement === document.body) {
    document.querySelector<HTMLElement>("[data-choice]")?.focus();
  } else if (key === "?") rules();
  else if (key === "escape") table.undo();
  else return false;
  return true;
}
