/** What spaces and things are called, for labels and for the screen reader. */
import type { Facts } from "../../i18n/texts.svelte";
import type { Changed } from "./changes";
import type { TableContext } from "./context";
import type { Cell } from "./geometry";

/** A text of the browser's table. */
export function boardText(
  context: Pick<TableContext, "words">,
  id: string,
  facts: Facts = {},
): string {
  return context.words.texts.text(`java-board-${id}`, facts);
}

/** "C7, rice, level 3, Red's developer; 2 AP": all that can be seen on a space. */
export function spaceWords(context: TableContext, cell: Cell): string {
  const one = context.spaces.get(cell.name);
  const parts = [
    cell.name,
    boardText(context, "terrain", {
      terrain: one?.terrain ?? (cell.kind === "land" ? "bare" : cell.kind),
    }),
  ];
  if (one?.level) parts.push(boardText(context, "level", { level: one.level }));
  if (one?.palace)
    parts.push(boardText(context, one.feast ? "palace-feasted" : "palace", { value: one.palace }));
  if (one && one.developer !== null) {
    parts.push(
      boardText(context, "stands", {
        player: context.words.player(one.developer),
        you: one.developer === context.me,
      }),
    );
  }
  const goal = context.menu.setDown.get(cell.name);
  if (goal) parts.push(context.words.cost(goal.cost ?? 0));
  return parts.join(", ");
}

/** A consequence in words, the same as the pill on the board tells. */
export function changeWords(context: TableContext, change: Changed): string {
  const { kind, before, after, fame, at, city } = change;
  const place = boardText(context, city ? "city" : "village", { space: city ?? at });
  const player = change.seat === null ? "" : context.words.player(change.seat);
  const facts = { place, before, after, fame, player, nobody: change.seat === null };
  return boardText(context, `change-${kind}`, facts);
}
