/** What every part of the table needs to know, made once in Table.svelte and handed down. */
import type { DraftStep, Preview, SeatInfo, TableProps } from "../../session/contract";
import type { Menu } from "./choose";
import type { Desk } from "./desk.svelte";
import type { Grid } from "./geometry";
import type { Edition, Insight, JavaView, SpaceView } from "./types";

/** What an action would do, as the server tells it: points, events and the insight after it. */
export type PreviewResult = Omit<Preview, "insight"> & { insight?: unknown };

export interface Room {
  view: JavaView;
  insight: Insight | null;
  edition: Edition;
  grid: Grid;
  spaces: ReadonlyMap<string, SpaceView>;
  menu: Menu;
  desk: Desk;
  draft: readonly DraftStep[];
  seats: readonly SeatInfo[];
  me: number | null;
  words: TableProps["words"];
  highlight: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  picked: readonly string[]; // the answer to a set so far, equal cards each
  choose: (action: string, again?: boolean) => void;
  play: (actions: readonly string[]) => void; // a set, at once
  least: number; // of a set's points
}
