/** What every part of the table needs to know, made once in Table.svelte and handed down. */

import type { MaharajaInsight, MaharajaView, SeatInfo } from "../../protocol";
import type { TableProps } from "../../session/contract";
import type { Edition } from "./edition";
import type { Menu } from "./menu";

export interface TableContext {
  view: MaharajaView;
  insight: MaharajaInsight | null;
  edition: Edition;
  menu: Menu;
  seats: readonly SeatInfo[];
  me: number | null;
  grey: boolean; // the variant with the grey sides
  words: TableProps<"maharaja">["words"];
  highlight: ReadonlySet<string>;
  selected: ReadonlySet<string>; // actions chosen but not yet sent
  choose: (action: string) => void;
  point: (targets: readonly string[]) => void;
}
