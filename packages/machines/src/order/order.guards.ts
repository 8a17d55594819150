import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import type { OrderContext } from "./order-context.ts";
import { counterRange, isWithin, unmetFloor } from "./offer-range.ts";
import { otherSide, type SentOrderEvent } from "./order-event.ts";
import { windowEnd, windowName } from "./time-window.ts";

type Asked = { context: OrderContext; event: SentOrderEvent };

/**
 * The other side's proposal that `confirm-schedule` names, by its full name or by a window that is unique.
 */
export function proposalNamed({ context, event }: Asked): TimeWindow | undefined {
  if (event.type !== "confirm-schedule" || (event.by !== "buyer" && event.by !== "seller")) return undefined;
  const theirs = context.proposals.filter(({ by }) => by !== event.by);
  const exact = theirs.find((proposal) => windowName(proposal) === event.window);
  if (exact) return exact;
  const [only, ...more] = theirs.filter(({ window }) => window === event.window);
  return more.length === 0 ? only : undefined;
}

/**
 * The machine's guards: who may send which event, with which payload. Named to read as phrases in the
 * machine.
 */
export const orderGuards = {
  isBuyer: ({ event }: Asked) => event.by === "buyer",
  isSeller: ({ event }: Asked) => event.by === "seller",
  isASide: ({ event }: Asked) => event.by === "buyer" || event.by === "seller",
  isAdmin: ({ event }: Asked) => event.by === "admin",
  isTime: ({ event }: Asked) => event.by === "time",
  buysAtPrice: ({ context, event }: Asked) => event.by === "buyer" && context.offer === null,
  makesOffer: ({ context, event }: Asked) => event.by === "buyer" && context.offer !== null,
  isSellerOrAdmin: ({ event }: Asked) => event.by === "seller" || event.by === "admin",
  isTheirTurn: ({ context, event }: Asked) => context.offer !== null && event.by === context.offer.turn,
  isTheirTurnAndReachesFloor: ({ context, event }: Asked) =>
    context.offer !== null && event.by === context.offer.turn && unmetFloor(context) === null,
  isTheirTurnAndAmountFits: ({ context, event }: Asked) => {
    if (event.type !== "counter" || (event.by !== "buyer" && event.by !== "seller")) return false;
    const range = counterRange(context, event.by);
    return range !== null && event.by === context.offer?.turn && isWithin(range, event.amount);
  },
  isSystem: ({ event }: Asked) => event.by === "system",
  isSystemAndPriceReachesOffer: ({ context, event }: Asked) =>
    event.by === "system" && context.offer !== null && context.askingPrice <= context.offer.amount,
  mayPropose: ({ context, event }: Asked) =>
    event.type === "schedule" &&
    (event.by === "buyer" || event.by === "seller") &&
    windowEnd(event) > Date.parse(event.now) &&
    windowEnd(event) <= Date.parse(event.now) + constants.scheduleWithin &&
    context.proposals.filter(({ by }) => by === event.by).length < constants.scheduleProposalsPerSide &&
    !context.proposals.some(
      (proposal) => proposal.by === event.by && windowName(proposal) === windowName(event),
    ),
  confirmsForPickup: (asked: Asked) => proposalNamed(asked) !== undefined && asked.context.type === "pickup",
  confirmsWithinOneHub: (asked: Asked) =>
    proposalNamed(asked) !== undefined &&
    asked.context.type === "delivery" &&
    asked.context.buyerHub !== "NA" &&
    asked.context.buyerHub === asked.context.sellerHub,
  confirmsForCarrier: (asked: Asked) =>
    proposalNamed(asked) !== undefined && asked.context.type === "delivery",
  hasDelivered: ({ event }: Asked) =>
    event.type === "deliver" &&
    (event.by === "buyer" || (event.by === "seller" && event.proof !== undefined && event.proof !== "")),
  hasPickedUp: ({ context, event }: Asked) =>
    event.type === "pick-up" &&
    (event.by === "buyer" ||
      (event.by === "seller" &&
        context.handoffCode !== null &&
        event.code?.toUpperCase() === context.handoffCode.toUpperCase())),
  asksToSettleOff: ({ context, event }: Asked) =>
    !context.consigned &&
    (event.by === "buyer" || event.by === "seller") &&
    context.completeOffAskedBy === null,
  agreesToSettleOff: ({ context, event }: Asked) =>
    !context.consigned &&
    (event.by === "buyer" || event.by === "seller") &&
    context.completeOffAskedBy === otherSide(event.by),
};
