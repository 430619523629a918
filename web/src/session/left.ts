/** Gave up, or ran out of time and has not come back: a bot has played the seat since. */
export const hasLeft = (seat: { gaveUp: boolean; ranOut: boolean; bot: string | null }) =>
  seat.gaveUp || (seat.ranOut && seat.bot !== null);
