import type { CaseOutcome } from "@heirloop/contract/order/order-case-status";
import type { Solution } from "@heirloop/contract/order-case/order-case.schema";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/** A case's data besides its status. */
export type OrderCaseContext = {
  /** What the buyer asked for. */
  wanted: Solution;
  /** The seller's last proposal. */
  proposal: Solution | null;
  /** What both sides agreed on or an admin decided. */
  agreed: Solution | null;
  /** Cents of the order's payment that can still be refunded, without refunds under way. */
  left: number;
  /** The buyer's bank asks about the payment, so it cannot be refunded now. */
  disputed: boolean;
  proposals: ReadonlyArray<TimeWindow & { by: Side }>;
  /** The IANA time zone of these times and of the agreed one, that of the order; null if it is unknown. */
  timeZone: string | null;
  /** When the piece is collected from the buyer. */
  pickup: TimeWindow | null;
  tracking: string | null;
  /** The seller has the piece back. */
  received: boolean;
  outcome: CaseOutcome | null;
};

/** The context of a new case. */
export const reportedCase = (
  wanted: Solution,
  money: Pick<OrderCaseContext, "left" | "disputed">,
): OrderCaseContext => ({
  wanted,
  ...money,
  proposal: null,
  agreed: null,
  proposals: [],
  timeZone: null,
  pickup: null,
  tracking: null,
  received: false,
  outcome: null,
});
