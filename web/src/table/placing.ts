/** Who comes where in the end, and for whom a bot played on. Mirrors durbar.server.ratings. */

interface Played {
  gaveUp: boolean;
  ranOut: boolean;
  bot: string | null;
}

export interface Leavers {
  last: readonly number[]; // who left ranks behind all who stayed: where results count
  bots: readonly number[]; // whoever wins there, it is not the one who left
}

export const NO_LEAVERS: Leavers = { last: [], bots: [] };

/** Gave up, or ran out of time and has not come back: a bot has played the seat since. */
export const hasLeft = ({ gaveUp, ranOut, bot }: Played) => gaveUp || (ranOut && bot !== null);

export function leavers(seats: readonly (Played & { seat: number })[], rated: boolean): Leavers {
  const numbers = (wanted: (seat: Played) => boolean) =>
    seats.filter(wanted).map(({ seat }) => seat);
  return { last: rated ? numbers((one) => one.gaveUp || one.ranOut) : [], bots: numbers(hasLeft) };
}

/** The ranking as it counts at the table. */
export function placing(
  ranking: readonly (readonly number[])[],
  { last }: Leavers,
): (readonly number[])[] {
  const stayed = ranking.map((group) => group.filter((seat) => !last.includes(seat)));
  const left = ranking.map((group) => group.filter((seat) => last.includes(seat)));
  return [...stayed, ...left].filter((group) => group.length > 0);
}
