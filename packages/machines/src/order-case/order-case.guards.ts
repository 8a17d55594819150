import { getRefundAmountProblem } from "@heirloop/contract/money/refund-amount";
import type { CaseSolution } from "@heirloop/contract/order/order-case-status";
import type { Solution } from "@heirloop/contract/order-case/order-case.schema";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import { findProposal, mayProposeTime, timeOf } from "../order/time-proposals.ts";
import type { OrderCaseContext } from "./order-case-context.ts";
import type { SentOrderCaseEvent } from "./order-case-event.ts";
import { isSide } from "../order/order-event.ts";

export type CaseArgs = { context: OrderCaseContext; event: SentOrderCaseEvent };

/** The proposal or decision that an event carries. */
export function solutionOf(event: SentOrderCaseEvent): Solution | null {
  if (event.type !== "propose" && event.type !== "decide") return null;
  if (event.solution === "none") return null;
  return { type: event.solution, amount: event.solution === "refund" ? (event.amount ?? null) : null };
}

/** What accepting means for its sender: the seller grants the wish, the buyer takes the proposal. */
export const acceptedBy = ({ context, event }: CaseArgs): Solution | null =>
  event.by === "seller" ? context.wanted : event.by === "buyer" ? context.proposal : null;

/** What is agreed on with this event. */
export const agreedWith = (args: CaseArgs): Solution | null =>
  args.event.type === "accept" ? acceptedBy(args) : solutionOf(args.event);

/**
 * The other side's time that `confirm-schedule` names, by its full name or by a window that is unique; none that has
 * passed.
 */
export function confirmedTime({ context, event }: CaseArgs): TimeWindow | undefined {
  if (event.type !== "confirm-schedule" || !isSide(event.by)) return undefined;
  return findProposal(context.proposals, { window: event.window, by: event.by }, timeOf({ context, event }));
}

/** Whether these cents can be refunded now. */
const isRefundable = ({ left, disputed }: OrderCaseContext, amount: number | null): boolean =>
  !disputed && amount !== null && getRefundAmountProblem(amount, left) === null;

const agreesOn = (args: CaseArgs, type: CaseSolution): boolean => {
  const solution = agreedWith(args);
  if (solution?.type !== type) return false;
  // What is back with the seller can neither be returned again nor repaired for the buyer.
  return type === "refund" ? isRefundable(args.context, solution.amount) : !args.context.received;
};

const isASide = ({ event }: CaseArgs) => isSide(event.by);
/** The seller has the piece: in person, or because the time to object is over. */
const isBack = ({ event }: CaseArgs) =>
  (event.type === "receive" && event.by === "seller") || (event.type === "time-out" && event.by === "time");

/** Who may send which event, with which payload. Named to read as phrases in the machine. */
export const orderCaseGuards = {
  isBuyer: ({ event }: CaseArgs) => event.by === "buyer",
  isSeller: ({ event }: CaseArgs) => event.by === "seller",
  isASide,
  isAnyone: (args: CaseArgs) => isASide(args) || args.event.by === "admin",
  isTime: ({ event }: CaseArgs) => event.by === "time",
  isSystem: ({ event }: CaseArgs) => event.by === "system",
  isSellerGrantingReturn: (args: CaseArgs) => args.event.by === "seller" && agreesOn(args, "return"),
  isSellerGrantingRefund: (args: CaseArgs) => args.event.by === "seller" && agreesOn(args, "refund"),
  isSellerGrantingRepair: (args: CaseArgs) => args.event.by === "seller" && agreesOn(args, "repair"),
  isBuyerTakingReturn: (args: CaseArgs) => args.event.by === "buyer" && agreesOn(args, "return"),
  isBuyerTakingRefund: (args: CaseArgs) => args.event.by === "buyer" && agreesOn(args, "refund"),
  isBuyerTakingRepair: (args: CaseArgs) => args.event.by === "buyer" && agreesOn(args, "repair"),
  proposes: (args: CaseArgs) => {
    const { context, event } = args;
    const solution = solutionOf(event);
    if (event.by !== "seller" || solution === null) return false;
    return (
      solution.type !== "refund" ||
      (solution.amount !== null && getRefundAmountProblem(solution.amount, context.left) === null)
    );
  },
  isBuyerWithPiece: ({ context, event }: CaseArgs) => event.by === "buyer" && !context.received,
  decidesReturn: (args: CaseArgs) => args.event.by === "admin" && agreesOn(args, "return"),
  decidesRefund: (args: CaseArgs) => args.event.by === "admin" && agreesOn(args, "refund"),
  decidesNothing: ({ event }: CaseArgs) =>
    event.type === "decide" && event.by === "admin" && event.solution === "none",
  mayProposeTime: ({ context, event }: CaseArgs) =>
    event.type === "schedule" &&
    isSide(event.by) &&
    mayProposeTime(context.proposals, { ...event, by: event.by }, timeOf({ context, event })),
  confirmsTime: (args: CaseArgs) => confirmedTime(args) !== undefined,
  isBackAndPaid: (args: CaseArgs) => isBack(args) && isRefundable(args.context, args.context.left),
  /** The money went back on another way, such as through the buyer's bank. */
  isBackAndNothingLeft: (args: CaseArgs) => isBack(args) && !args.context.disputed && args.context.left < 1,
};
