import { isPaymentOpen } from "@heirloop/contract/order/payment-status";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import { counterRange, isWithin, unmetFloor } from "./offer-range.ts";
import { noShowGuards } from "./no-show.guards.ts";
import type { ActionArgs } from "./order-actions.ts";
import { isSide, otherSide } from "./order-event.ts";
import { isOffered, rescheduleGuards } from "./reschedule.guards.ts";
import { findProposal, mayProposeTime, timeOf } from "./time-proposals.ts";

const isPending = ({ context }: ActionArgs) => context.payment === "pending";
/** While its payment is open, an accepted offer is neither answered again nor changed. */
const isAnswerable = ({ context, event }: ActionArgs) =>
  context.offer !== null && event.by === context.offer.turn && !isPaymentOpen(context.payment);

/**
 * The other side's proposal that `confirm-schedule` names, by its full name or by a window that is unique; none whose
 * time has passed.
 */
export function proposalNamed({ context, event }: ActionArgs): TimeWindow | undefined {
  if (event.type !== "confirm-schedule" || !isSide(event.by)) return undefined;
  return findProposal(context.proposals, { window: event.window, by: event.by }, timeOf({ context, event }));
}

/** Orders from before sellers set delivery terms are delivered by the seller within one hub. */
const isDeliveredBySeller = ({ deliveredBy, buyerHub, sellerHub }: ActionArgs["context"]): boolean =>
  deliveredBy === null ? buyerHub !== "NA" && buyerHub === sellerHub : deliveredBy === "seller";

/**
 * The machine's guards: who may send which event, with which payload. Named to read as phrases in the
 * machine.
 */
export const orderGuards = {
  ...rescheduleGuards,
  ...noShowGuards,
  isBuyerUnlessPending: (args: ActionArgs) => args.event.by === "buyer" && !isPending(args),
  isSeller: ({ event }: ActionArgs) => event.by === "seller",
  isSellerUnlessPending: (args: ActionArgs) => args.event.by === "seller" && !isPending(args),
  isBuyerWithDeclinedCard: ({ context, event }: ActionArgs) =>
    event.by === "buyer" && context.payment === "failed",
  /** The payment's outcome completes what this side has decided. */
  completesApproval: (args: ActionArgs) => isPending(args) && args.event.by === "seller",
  completesAcceptance: (args: ActionArgs) =>
    isPending(args) && args.context.offer !== null && args.event.by === args.context.offer.turn,
  isSystemAndPending: (args: ActionArgs) => isPending(args) && args.event.by === "system",
  isASide: ({ event }: ActionArgs) => isSide(event.by),
  isAdmin: ({ event }: ActionArgs) => event.by === "admin",
  isTime: ({ event }: ActionArgs) => event.by === "time",
  isTimeUnlessPending: (args: ActionArgs) => args.event.by === "time" && !isPending(args),
  isTimeAndUnpaid: ({ context, event }: ActionArgs) => event.by === "time" && context.payment === "failed",
  buysAtPrice: ({ context, event }: ActionArgs) => event.by === "buyer" && context.offer === null,
  makesOffer: ({ context, event }: ActionArgs) => event.by === "buyer" && context.offer !== null,
  isSellerOrAdmin: ({ event }: ActionArgs) => event.by === "seller" || event.by === "admin",
  isTheirTurn: isAnswerable,
  isTheirTurnAndReachesFloor: (args: ActionArgs) => isAnswerable(args) && unmetFloor(args.context) === null,
  isTheirTurnAndAmountFits: ({ context, event }: ActionArgs) => {
    if (event.type !== "counter" || !isSide(event.by)) return false;
    const range = counterRange(context, event.by);
    return range !== null && isAnswerable({ context, event }) && isWithin(range, event.amount);
  },
  isSystem: ({ event }: ActionArgs) => event.by === "system",
  isSystemAndPriceReachesOffer: ({ context, event }: ActionArgs) =>
    event.by === "system" &&
    context.offer !== null &&
    !isPaymentOpen(context.payment) &&
    context.askingPrice <= context.offer.amount,
  mayPropose: ({ context, event }: ActionArgs) =>
    event.type === "schedule" &&
    isSide(event.by) &&
    isOffered(context, event) &&
    mayProposeTime(context.proposals, { ...event, by: event.by }, timeOf({ context, event })),
  isSellerOfPickup: ({ context, event }: ActionArgs) => event.by === "seller" && context.type === "pickup",
  confirmsForPickup: (args: ActionArgs) =>
    proposalNamed(args) !== undefined && args.context.type === "pickup",
  confirmsForSeller: (args: ActionArgs) =>
    proposalNamed(args) !== undefined &&
    args.context.type === "delivery" &&
    isDeliveredBySeller(args.context),
  confirmsForCarrier: (args: ActionArgs) =>
    proposalNamed(args) !== undefined && args.context.type === "delivery",
  hasDelivered: ({ event }: ActionArgs) =>
    event.type === "deliver" &&
    (event.by === "buyer" || (event.by === "seller" && event.proof !== undefined && event.proof !== "")),
  hasPickedUp: ({ context, event }: ActionArgs) =>
    event.type === "pick-up" &&
    (event.by === "buyer" ||
      (event.by === "seller" &&
        context.handoffCode !== null &&
        event.code?.toUpperCase() === context.handoffCode.toUpperCase())),
  asksToCompleteOff: ({ context, event }: ActionArgs) =>
    !context.consigned && isSide(event.by) && context.completeOffAskedBy === null,
  agreesToCompleteOff: ({ context, event }: ActionArgs) =>
    !context.consigned && isSide(event.by) && context.completeOffAskedBy === otherSide(event.by),
};
