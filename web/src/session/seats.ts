/** What the state of a seat means. */
import type { SeatInfo, TableSettings } from "../protocol";

/** Whether the player gave up, or ran out of time and a bot still plays the seat. */
export const hasLeft = (seat: Pick<SeatInfo, "has_resigned" | "has_run_out" | "bot">) =>
  seat.has_resigned || (!!seat.has_run_out && seat.bot !== null);

/** Whether the player cannot come back: gave up, or has no time left to come back with. */
export const isGone = (seat: SeatInfo, { clock }: TableSettings) =>
  seat.has_resigned || (!!seat.has_run_out && clock?.kind === "time");
