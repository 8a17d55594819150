import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { getRefundAmountProblem } from "@heirloop/contract/money/refund-amount";
import {
  type CaseSolution,
  orderCaseReasons,
  solutionsFor,
  type OrderCaseReason,
} from "@heirloop/contract/order/order-case-status";
import type { CaseReport, Solution } from "@heirloop/contract/order-case/order-case.schema";
import type { Order, OrderType } from "@heirloop/contract/order/order.schema";
import type { OrderStatus } from "@heirloop/contract/order/order-status";
import { invalidField, type Refusal } from "../refusal/refusal.ts";

/** Reasons for which a picture has to show what is wrong. */
export const needsPicture: Readonly<Record<OrderCaseReason, boolean>> = {
  "not-as-described": true,
  damaged: true,
  missing: false,
  "does-not-fit": false,
  "changed-mind": false,
};

type Sale = Readonly<{ type: OrderType; isBusiness: boolean; consigned: boolean }>;

/**
 * Whether a buyer can return a piece only because they changed their mind: bought unseen from a shop that owns
 * it.
 */
export const hasFreeReturn = ({ type, isBusiness, consigned }: Sale): boolean =>
  type === "delivery" && isBusiness && !consigned;

/** The reasons that a buyer can report about an order. */
export const reasonsFor = (sale: Sale): OrderCaseReason[] =>
  orderCaseReasons.filter((reason) => reason !== "changed-mind" || hasFreeReturn(sale));

const arrivals: ReadonlySet<string> = new Set(["deliver", "pick-up", "auto-complete"]);

/** The instant (ISO) at which an order was delivered or picked up, or counted as such; null before. */
export const deliveredAt = ({ history }: Pick<Order, "history">): string | null =>
  history.findLast(({ type }) => arrivals.has(type))?.at ?? null;

/** Until when (ISO) a buyer can report a problem. */
export const reportableUntil = (delivered: string): string =>
  new Date(Date.parse(delivered) + constants.returnAskedWithin).toISOString();

type Reportable = Readonly<{
  status: OrderStatus;
  /** ISO instant; null before the delivery. */
  delivered: string | null;
  hasCase: boolean;
  /** Cents of the payment that can still be refunded. */
  left: number;
  now: string;
}>;

/** Why no problem can be reported with an order now, for its buyer to read; null if one can. */
export function reportBlock({ status, delivered, hasCase, left, now }: Reportable): string | null {
  if (hasCase) return "You have already reported a problem with this order.";
  if (status !== "completed" || delivered === null)
    return "You can report a problem once the order is delivered or picked up.";
  if (now >= reportableUntil(delivered))
    return `A problem can be reported within ${formatDuration(constants.returnAskedWithin)} of delivery. Call or email us if something is still wrong.`;
  return left < 1 ? "This order was refunded in full." : null;
}

/** What the report asks for. */
export const wantedSolution = ({ solution, amount }: Pick<CaseReport, "solution" | "amount">): Solution => ({
  type: solution,
  amount: solution === "refund" ? (amount ?? null) : null,
});

/**
 * Why a report is rejected, with every field that needs another value; null if it is accepted. The server, the
 * mocks and the form share it.
 */
export function reportRefusal(
  report: CaseReport,
  { sale, ...order }: Reportable & { sale: Sale },
): Refusal | null {
  const detail = reportBlock(order);
  if (detail !== null) return { code: "state-conflict", detail };
  const errors: Array<{ path: string; message: string }> = [];
  if (!reasonsFor(sale).includes(report.reason))
    errors.push({
      path: "reason",
      message: "Returns without a defect are free for pieces that a shop owns and has delivered",
    });
  if (!solutionsFor[report.reason].includes(report.solution))
    errors.push({ path: "solution", message: "Choose one of the offered solutions" });
  if (needsPicture[report.reason] && report.pictures.length === 0)
    errors.push({ path: "pictures", message: "Add at least one picture that shows the problem" });
  const amount = amountProblem(report, order.left);
  if (amount !== null) errors.push({ path: "amount", message: amount });
  return errors.length === 0 ? null : { code: "invalid", errors };
}

function amountProblem({ reason, solution, amount }: CaseReport, left: number): string | null {
  if (solution !== "refund") return null;
  if (amount === undefined) return "Enter the amount that you would like back";
  if (reason !== "missing" && amount >= left)
    return `Enter less than ${formatCents(left)}. To get everything back, choose a return.`;
  return getRefundAmountProblem(amount, left);
}

/** Why these cents cannot be proposed or decided; null if they can. */
export function solutionRefusal(
  { type, amount }: { type: CaseSolution | "none"; amount: number | null },
  left: number,
): Refusal | null {
  if (type !== "refund") return null;
  const message = amount === null ? "Enter the amount" : getRefundAmountProblem(amount, left);
  return message === null ? null : invalidField("amount", message);
}
