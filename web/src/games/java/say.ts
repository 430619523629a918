/** What spaces and things are called, for labels and for the screen reader. */
import type { Facts } from "../../i18n/texts.svelte";
import type { Changed } from "./changes";
import type { Cell } from "./geometry";
import type { Room } from "./room";

/** A text of the browser's table. */
export function say(room: Room, id: string, facts: Facts = {}): string {
  return room.words.texts.text(`java-board-${id}`, facts);
}

/** "C7, rice, level 3, Red's developer; 2 AP": all that can be seen on a space. */
export function spaceWords(room: Room, cell: Cell): string {
  const one = room.spaces.get(cell.name);
  const parts = [
    cell.name,
    say(room, "terrain", { terrain: one?.terrain ?? (cell.kind === "land" ? "bare" : cell.kind) }),
  ];
  if (one?.level) parts.push(say(room, "level", { level: one.level }));
  if (one?.palace)
    parts.push(say(room, one.feast ? "palace-feasted" : "palace", { value: one.palace }));
  if (one && one.developer !== null) {
    parts.push(
      say(room, "stands", {
        player: room.words.player(one.developer),
        you: one.developer === room.me,
      }),
    );
  }
  const goal = room.menu.setDown.get(cell.name);
  if (goal) parts.push(room.words.cost(goal.cost ?? 0));
  return parts.join(", ");
}

/** A consequence in words, the same as the pill on the board tells. */
export function changeWords(room: Room, change: Changed): string {
  const { kind, before, after, fame, at, city } = change;
  const place = say(room, city ? "city" : "village", { space: city ?? at });
  const player = change.seat === null ? "" : room.words.player(change.seat);
  const facts = { place, before, after, fame, player, nobody: change.seat === null };
  return say(room, `change-${kind}`, facts);
}
