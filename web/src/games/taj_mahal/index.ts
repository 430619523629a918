/** The room of Taj Mahal in the browser. */
import type { Wording } from "../../i18n/wording";
import type { TajMahalView } from "../../protocol";
import type { GameTable, Holding } from "../../session/contract";
import { GOODS } from "./board";
import { glyph, targets } from "./log";
import { named } from "./message_args";
import Ribbon from "./Ribbon.svelte";
import Table from "./Table.svelte";

function holdings(view: TajMahalView, seat: number, { texts }: Wording): Holding[] {
  const player = (view as TajMahalView).players[seat];
  if (!player) return [];
  const mine = seat === view.seat ? (view as TajMahalView).hand.length : player.secret;
  const cards = player.known.length + mine;
  return [
    { glyph: "card", count: cards, name: texts.text("taj-mahal-board-cards") },
    ...GOODS.map((good, n) => ({
      glyph: good,
      count: player.goods[n] ?? 0,
      name: named(texts, "good", good),
    })),
    ...(player.specials.length
      ? [
          {
            glyph: "durbar",
            count: player.specials.length,
            name: texts.listed(player.specials.map((one) => named(texts, "special", one))),
          },
        ]
      : []),
  ];
}

function progress(view: TajMahalView, { texts }: Wording): string {
  const { visit, route } = view as TajMahalView;
  const province = route[visit - 1];
  return texts.text("taj-mahal-board-visit", {
    visit,
    visits: route.length,
    province: province ? named(texts, "province", province) : "",
  });
}

const gameTable: GameTable<"taj-mahal"> = {
  table: Table,
  ribbon: Ribbon,
  glyph,
  targets,
  holdings,
  progress,
};
export default gameTable;
