/** What every part of the table needs to know, made once in Table.svelte and handed down. */
import type { SeatInfo, TableProps } from "../../session/contract";
import type { Menu } from "./menu";
import type { Edition, Insight, MaharajaView } from "./types";

export interface TableContext {
  view: MaharajaView;
  insight: Insight | null;
  edition: Edition;
  menu: Menu;
  seats: SeatInfo[];
  me: number | null;
  grey: boolean; // the variant with the grey sides
  words: TableProps["words"];
  highlight: ReadonlySet<string>;
  selected: ReadonlySet<string>; // actions chosen but not yet sent
  choose: (action: string) => void;
  point: (targets: readonly string[]) => void;
}
