import { offerMoves } from "./offer-moves.fixture.ts";
import { noShowMoves } from "./no-show-moves.fixture.ts";
import { rescheduleMoves } from "./reschedule-moves.fixture.ts";
import { scheduledMoves } from "./scheduled-moves.fixture.ts";
import { unscheduledMoves } from "./unscheduled-moves.fixture.ts";

/**
 * Every event that an order accepts, where it leads and its effects: docs/product.md §4. An order rejects
 * everything else. The tests of the machine, its effects and its proof read this table. One move for each status of
 * each row.
 */
export const orderMoves = [
  ...offerMoves,
  ...unscheduledMoves,
  ...scheduledMoves,
  ...rescheduleMoves,
  ...noShowMoves,
].flatMap(({ from, in: variant = "as it is" as const, to, ...row }) =>
  from.map((status) => ({ ...row, status, variant, to: to === "unchanged" ? status : to })),
);
export type OrderMove = (typeof orderMoves)[number];
