/** What every part of the table needs to know, made once in Table.svelte and handed down. */

import type {
  SeatInfo,
  TajMahalInsight,
  TajMahalOutlook,
  TajMahalPalacePlan,
  TajMahalView,
} from "../../protocol";
import type { GameEvent, TableProps } from "../../session/contract";
import type { Picture } from "./board";
import type { Edition } from "./edition";
import type { Menu, Pick } from "./menu";

export interface TableContext {
  view: TajMahalView;
  insight: TajMahalInsight | null;
  edition: Edition;
  picture: Picture;
  menu: Menu;
  pick: Pick;
  outlook: TajMahalOutlook | null; // of the picked cards
  plan: TajMahalPalacePlan | null; // what withdrawing now brings, or the palaces chosen so far at best
  history: readonly GameEvent<"taj-mahal">[]; // all that happened, my draft included
  knows: boolean; // the table shows what is known of each hand
  seats: readonly SeatInfo[];
  me: number | null;
  glow: number | null; // the seat whose network is shown
  words: TableProps<"taj-mahal">["words"];
  draft: TableProps<"taj-mahal">["draft"];
  highlight: ReadonlySet<string>;
  selected: readonly string[]; // actions chosen but not yet sent; a card may be there twice
  fresh: ReadonlySet<string>; // cities built on in the last change
  choose: TableProps<"taj-mahal">["choose"];
  play: (action: string) => void; // by a button that names it: nothing is left to confirm
  back: TableProps<"taj-mahal">["back"];
  take: (key: string, isExtra: boolean) => void; // picks a card of the hand
  show: (seat: number | null) => void; // a network
  whyNot: TableProps<"taj-mahal">["whyNot"];
  point: TableProps<"taj-mahal">["point"];
}
