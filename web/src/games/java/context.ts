/** What every part of the table needs to know, made once in Table.svelte and handed down. */
import type { DraftStep, Preview, SeatInfo, TableProps } from "../../session/contract";
import type { Grid } from "./geometry";
import type { Interaction } from "./interaction.svelte";
import type { Menu } from "./menu";
import type { Edition, Insight, JavaView, SpaceView } from "./types";

/** What an action would do, as the server tells it: points, events and the insight after it. */
export type PreviewResult = Omit<Preview, "insight"> & { insight?: unknown };

export interface TableContext {
  view: JavaView;
  insight: Insight | null;
  edition: Edition;
  grid: Grid;
  spaces: ReadonlyMap<string, SpaceView>;
  menu: Menu;
  interaction: Interaction;
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
