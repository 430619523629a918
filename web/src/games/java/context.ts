/** What every part of the table needs to know, made once in Table.svelte and handed down. */

import type { JavaInsight, JavaSpaceView, JavaView, Ledger, SeatInfo } from "../../protocol";
import type { TableProps } from "../../session/contract";
import type { Edition } from "./edition";
import type { Grid } from "./geometry";
import type { Interaction } from "./interaction.svelte";
import type { Menu } from "./menu";

/** What an action would do, the events and the insight after it. */
export type PreviewResult = Pick<Ledger<"java">, "events" | "insight">;

export interface TableContext {
  view: JavaView;
  insight: JavaInsight | null;
  edition: Edition;
  grid: Grid;
  spaces: ReadonlyMap<string, JavaSpaceView>;
  menu: Menu;
  interaction: Interaction;
  draft: readonly Ledger<"java">[];
  seats: readonly SeatInfo[];
  me: number | null;
  words: TableProps<"java">["words"];
  highlight: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  picked: readonly string[]; // the answer to a set so far, equal cards each
  choose: (action: string, again?: boolean) => void;
  play: (actions: readonly string[]) => void; // a set, at once
  least: number; // of a set's points
}
