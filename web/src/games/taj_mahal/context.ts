/** What every part of the table needs to know, made once in Table.svelte and handed down. */
import type { GameEvent, SeatInfo, TableProps } from "../../session/contract";
import type { Picture } from "./board";
import type { Menu, Pick } from "./menu";
import type { Edition, Insight, Outlook, Plan, TajMahalView } from "./types";

export interface TableContext {
  view: TajMahalView;
  insight: Insight | null;
  edition: Edition;
  picture: Picture;
  menu: Menu;
  pick: Pick;
  outlook: Outlook | null; // of the picked cards
  plan: Plan | null; // what withdrawing now brings, or the palaces chosen so far at best
  history: readonly GameEvent[]; // all that happened, my draft included
  knows: boolean; // the table shows what is known of each hand
  seats: SeatInfo[];
  me: number | null;
  glow: number | null; // the seat whose network is shown
  words: TableProps["words"];
  draft: TableProps["draft"];
  highlight: ReadonlySet<string>;
  selected: readonly string[]; // actions chosen but not yet sent; a card may be there twice
  fresh: ReadonlySet<string>; // cities built on in the last change
  choose: TableProps["choose"];
  play: (action: string) => void; // by a button that names it: nothing is left to confirm
  back: TableProps["back"];
  take: (key: string, isExtra: boolean) => void; // picks a card of the hand
  show: (seat: number | null) => void; // a network
  whyNot: TableProps["whyNot"];
  point: TableProps["point"];
}
