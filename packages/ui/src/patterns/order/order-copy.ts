import { isCaseOpen } from "@heirloop/contract/order/order-case-status";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { formatDuration } from "../date/format-duration.ts";
import type {
  OrderEventType,
  OrderOfferEvent,
  OrderPaymentEvent,
  OrderPlacingEvent,
  OrderTimeEvent,
} from "@heirloop/contract/order/order.events";
import type { PaymentStatus } from "@heirloop/contract/order/payment-status";
import type { MoneyKind } from "@heirloop/contract/order/order-money.schema";
import { isEndStatus, isOfferStage, type OrderStatus } from "@heirloop/contract/order/order-status";
import type {
  DayWindow,
  Deadline,
  Order,
  TimeProposal,
  TimeWindow,
} from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { isOfferOpen, offerStateFor } from "@heirloop/contract/order/offer-status";
import type { BadgeProps } from "../../components/badge/badge.tsx";
import { endedLabel, offerCopy, type OfferFacts } from "./offer-copy.ts";

type Tone = NonNullable<BadgeProps["tone"]>;
type Next = Record<Side, string>;
/** The next step. For an order that ended without a sale it depends on whether the buyer had paid. */
type OrderStatusCopy = { label: string; tone: Tone; next: Next | Record<"paid" | "unpaid", Next> };

const withoutSale: Record<"paid" | "unpaid", Next> = {
  paid: {
    buyer: "Whatever you paid goes back to your card.",
    seller: "The buyer has their money back and the piece is yours to sell.",
  },
  unpaid: { buyer: "You were not charged.", seller: "The piece is yours to sell." },
};

const cancelled: OrderStatusCopy = { label: "Canceled", tone: "neutral", next: withoutSale };

/** The label of a status, and the next step for each side. */
export const orderStatusCopy: Record<OrderStatus, OrderStatusCopy> = {
  // An order in this status has an offer, whose copy is used instead.
  "offer-sent": {
    label: "Offer open",
    tone: "warning",
    next: { buyer: "Your card is charged only if you agree on a price.", seller: "The offer is open." },
  },
  requested: {
    label: "Waiting for approval",
    tone: "warning",
    next: {
      buyer:
        "The seller checks that the piece is still as described, then approves. Your card is only reserved until then.",
      seller: "Approve to sell the piece. The buyer’s card is charged then.",
    },
  },
  scheduling: {
    label: "Finding a time",
    tone: "warning",
    next: {
      buyer: `Propose up to ${constants.scheduleProposalsPerSide} times, or accept one that the seller proposed.`,
      seller: `Propose up to ${constants.scheduleProposalsPerSide} times, or accept one that the buyer proposed.`,
    },
  },
  "active-delivery": {
    label: "Delivery agreed",
    tone: "quiet",
    next: {
      buyer: "Say so once it has arrived.",
      seller: "Bring it at the agreed time, and take a picture as proof.",
    },
  },
  looking_for_carrier: {
    label: "Looking for a carrier",
    tone: "quiet",
    next: {
      buyer: "The seller books a carrier for the way to you.",
      seller: "Book a carrier and tell the buyer which.",
    },
  },
  awaiting_shipping: {
    label: "Waiting to be shipped",
    tone: "quiet",
    next: {
      buyer: "The carrier is booked; the tracking number comes next.",
      seller: "Hand it to the carrier, then enter the tracking number.",
    },
  },
  in_transit: {
    label: "On its way",
    tone: "quiet",
    next: {
      buyer: "Say so once it has arrived.",
      seller: `It is with the carrier. You are paid ${formatDuration(constants.payoutDelay)} after it arrives.`,
    },
  },
  "active-pickup": {
    label: "Pickup agreed",
    tone: "quiet",
    next: {
      buyer: "Show your handoff code when you pick up the piece.",
      seller: "Ask for the buyer’s handoff code and enter it here.",
    },
  },
  completed: {
    label: "Completed",
    tone: "success",
    next: {
      buyer: "It is yours. Enjoy it.",
      seller: `You are paid ${formatDuration(constants.payoutDelay)} after completion.`,
    },
  },
  "completed-off-heirloop": {
    label: "Completed outside Heirloop",
    tone: "neutral",
    next: {
      buyer: "Your payment was returned, and buyer protection ended.",
      seller: "The payment was returned to the buyer.",
    },
  },
  cancelled,
  canceled: cancelled,
  expired: {
    label: "Expired",
    tone: "neutral",
    next: { buyer: "Nobody answered in time. You were not charged.", seller: "It was not answered in time." },
  },
  deleted: { label: "Closed", tone: "neutral", next: withoutSale },
};

/** The state of the payment, for both sides. */
export const paymentLabels: Record<PaymentStatus, string> = {
  saved: "Nothing charged yet",
  pending: "Being confirmed",
  authorized: "Reserved on the card",
  captured: "Paid",
  failed: "Card declined",
  voided: "Not charged",
  refunded: "Refunded",
};

/** The copy while a payment is open, instead of that of the offer or the status. */
const paymentCopy: Record<"pending" | "failed", Record<"offer" | "request", Next>> = {
  pending: {
    offer: {
      buyer: "The offer is accepted and your payment is being confirmed. The piece is held for you.",
      seller: "The offer is accepted and the payment is being confirmed.",
    },
    request: {
      buyer: "The seller has approved. Your payment is being confirmed.",
      seller: "You approved the order. The payment is being confirmed.",
    },
  },
  failed: {
    offer: {
      buyer:
        "The offer is accepted, but your card was declined. The piece is held until you pay with another card.",
      seller:
        "The offer is accepted, but the buyer’s card was declined. The piece is held while they choose another.",
    },
    request: {
      buyer: "Your card was declined, so the order is not approved yet. Ask your bank.",
      seller: "The buyer’s card was declined. Approve again to try once more, or decline the order.",
    },
  },
};

type LabeledOrder = Pick<Order, "status" | "payment" | "offer" | "approved">;

/** The payment that an order waits for; null in every other state. */
const getOpenPayment = ({ status, payment }: Pick<LabeledOrder, "status" | "payment">) =>
  (payment.status === "pending" || payment.status === "failed") &&
  (status === "offer-sent" || status === "requested")
    ? payment.status
    : null;

/** The offer's copy, unless it was accepted and the order has moved on. */
function getOfferCopy({ offer, approved }: Pick<LabeledOrder, "offer" | "approved">, side: Side) {
  return offer === null || approved ? null : offerCopy[offerStateFor(offer, side)];
}

/** The label of an order, for one side. */
export function getOrderLabel(order: LabeledOrder, side: Side): Pick<OrderStatusCopy, "label" | "tone"> {
  const open = getOpenPayment(order);
  if (open !== null)
    return { label: open === "failed" ? "Card declined" : "Payment pending", tone: "warning" };
  return getOfferCopy(order, side) ?? orderStatusCopy[order.status];
}

/** Where the money of a completed sale is, by the last line about it. */
const payoutHeld = "Your payout is on hold while the buyer’s bank asks about the payment.";
const payoutCopy: Readonly<Partial<Record<MoneyKind, string>>> = {
  disputed: "The buyer’s bank returned the payment to the buyer, so you are not paid for it.",
  "payout-held": payoutHeld,
  "payout-in-case": "Your payout is on hold until the problem that the buyer reported is settled.",
  "payout-sent": "Your payout is on its way to your bank.",
  "payout-arrived": "Your payout has arrived at your bank.",
  "payout-failed": "Your payout did not reach your bank. Look at your payout account.",
};

/** What the statuses that name the seller's payday say instead while the payment is disputed. */
const disputedCopy: Readonly<Partial<Record<Order["status"], string>>> = {
  in_transit: "It is with the carrier. Your payout is on hold while the buyer’s bank asks about the payment.",
  completed: payoutHeld,
};

function getPayoutCopy(
  { status, money, payment }: Pick<Order, "status" | "money" | "payment">,
  side: Side,
): string | undefined {
  if (side !== "seller") return undefined;
  const last =
    status === "completed"
      ? money.findLast((line) => line.side === "seller" && payoutCopy[line.kind] !== undefined)
      : undefined;
  return (last && payoutCopy[last.kind]) ?? (payment.disputed ? disputedCopy[status] : undefined);
}

/** An ended order whose money waits for the bank. */
const disputedEndCopy: Readonly<Record<Side, string>> = {
  buyer: "Your bank is asking about the payment. If it does not return the money to you, we refund it then.",
  seller: "The piece is yours to sell. The buyer’s bank decides about the payment.",
};

/** A completed order that is in doubt, or that went back. */
const openCaseCopy: Readonly<Record<Side, string>> = {
  buyer: "You reported a problem. The seller is paid once it is settled.",
  seller: "The buyer reported a problem. You are paid once it is settled.",
};
const returnedCopy: Readonly<Record<Side, string>> = {
  buyer: "You returned it, and your payment went back to you.",
  seller: "The buyer returned it, and the payment went back. You can list the piece again.",
};

function getCaseCopy({ case: reported }: Pick<Order, "case">, side: Side): string | undefined {
  if (reported === undefined) return undefined;
  if (isCaseOpen(reported.status)) return openCaseCopy[side];
  return reported.outcome === "returned" ? returnedCopy[side] : undefined;
}

/** The next step for one side. An ended order mentions a refund only if the buyer had paid. */
export function getNextStep(
  order: LabeledOrder & Pick<Order, "money" | "case">,
  side: Side,
  facts: OfferFacts,
): string {
  const reported = getCaseCopy(order, side);
  if (reported !== undefined) return reported;
  const payout = getPayoutCopy(order, side);
  if (payout !== undefined) return payout;
  const { status, payment } = order;
  const open = getOpenPayment(order);
  if (open !== null) return paymentCopy[open][order.offer === null ? "request" : "offer"][side];
  const offer = getOfferCopy(order, side);
  if (offer !== null) return offer.next[side](facts);
  const { next } = orderStatusCopy[status];
  if ("buyer" in next) return next[side];
  if (payment.disputed && payment.status !== "refunded") return disputedEndCopy[side];
  const paid = payment.status === "captured" || payment.status === "refunded";
  return next[paid ? "paid" : "unpaid"][side];
}

/**
 * The link to an order's chat, and when a closed chat opens. `isClosed`: it accepts no messages, as the machines' rule
 * says. The chat of an order that has ended stays closed.
 */
export function getChatCopy(
  { status }: Pick<Order, "status">,
  side: Side,
  isClosed: boolean,
): { link: string; note: string | null } {
  const other: Side = side === "buyer" ? "seller" : "buyer";
  if (!isClosed) return { link: `Message the ${other}`, note: null };
  const opening = isOfferStage(status) ? "offer is accepted and paid" : "order is approved";
  return {
    link: "View conversation",
    note: isEndStatus(status) ? null : `You can message the ${other} once the ${opening}.`,
  };
}

type DeadlineLabel = { before: string; after: string };
const deadlineLabels: Record<Deadline["event"], DeadlineLabel> = {
  expire: { before: "Expires in", after: "" },
  "auto-complete": { before: "Completes automatically in", after: "" },
  lapse: { before: "Agree on a time within", after: " or the order is canceled" },
};
const lapseLabels: Partial<Record<OrderStatus, DeadlineLabel>> = {
  looking_for_carrier: { before: "Needs a carrier within", after: " or the order is canceled" },
  awaiting_shipping: { before: "Has to ship within", after: " or the order is canceled" },
};

/** The text before and after the time left. */
export const getDeadlineLabel = (status: OrderStatus, event: Deadline["event"]): DeadlineLabel =>
  (event === "lapse" ? lapseLabels[status] : undefined) ?? deadlineLabels[event];

export const windowHours: Record<DayWindow, string> = {
  morning: "8 am to noon",
  afternoon: "noon to 5 pm",
  evening: "5 to 9 pm",
};

const dayFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** "Wednesday, November 25": a calendar day, so no time zone moves it. */
export const formatCalendarDay = (date: string): string => dayFormat.format(new Date(`${date}T00:00:00Z`));

/** "Wednesday, November 25, 8 am to noon". */
export const formatTimeWindow = ({ date, window }: TimeWindow): string =>
  `${formatCalendarDay(date)}, ${windowHours[window]}`;

/** Who proposes another time than the agreed one. */
export const getRescheduleTitle = (
  { by }: TimeProposal,
  order: Pick<Order, "buyer" | "seller">,
  side: Side,
): string =>
  by === side ? "You proposed another time" : `${getOtherParty(order, side).firstName} proposes another time`;

type HistoryType =
  | OrderEventType
  | OrderPlacingEvent["type"]
  | OrderTimeEvent["type"]
  | OrderOfferEvent["type"]
  | OrderPaymentEvent["type"];

const historyLabels: Record<HistoryType, string> = {
  request: "Order placed",
  offer: "Offer sent",
  accept: "Offer accepted",
  counter: "Counteroffer sent",
  decline: "Declined",
  withdraw: "Offer withdrawn",
  "retry-payment": "Another card chosen",
  "payment-succeeded": "Payment received",
  "payment-failed": "Card declined",
  approve: "Approved",
  cancel: "Canceled",
  "set-pickup": "Pickup details entered",
  schedule: "Time proposed",
  "confirm-schedule": "Time agreed",
  reschedule: "Another time proposed",
  "confirm-reschedule": "Time changed",
  "keep-schedule": "Agreed time kept",
  "running-late": "Running late",
  "report-no-show": "No-show reported",
  "contest-no-show": "No-show contested",
  "withdraw-no-show": "No-show report withdrawn",
  "confirm-handover": "Handover confirmed by Heirloop",
  "assign-carrier": "Carrier booked",
  ship: "Shipped",
  deliver: "Delivered",
  "pick-up": "Picked up",
  "complete-off": "Completed outside Heirloop",
  "auto-complete": "Completed",
  expire: "Expired",
  reprice: "Offer lowered with the price",
  "end-offer": "Offer ended",
  lapse: "Ended without an agreed time",
  remove: "Removed by Heirloop",
};

/** How an offer ended, if its label says more than that. */
function getOutcome(offer: Order["offer"]): string | null {
  if (!offer || isOfferOpen(offer.status)) return null;
  const { label } = offerCopy[offer.status];
  return label === endedLabel ? null : label.toLowerCase();
}

/** The labels of the entries that name an amount. */
const amountLabels = new Map<string, (amount: string) => string>([
  ["offer", (amount) => `Offer of ${amount} sent`],
  ["counter", (amount) => `Counteroffer of ${amount} sent`],
  ["accept", (amount) => `Offer of ${amount} accepted`],
]);

type HistoryEntry = Order["history"][number];

const namesAmount = ({ type }: HistoryEntry): boolean => type === "offer" || type === "counter";

/**
 * The amount of an entry in cents; null when it is not known. An offer has only the last amount of each side, and a
 * lower price of the piece replaces them.
 */
function getEntryAmount(entry: HistoryEntry, { offer, history }: Pick<Order, "offer" | "history">) {
  if (offer === null) return null;
  if (entry.type === "accept") return offer.amount;
  const last = history.findLast(
    (other) => other.type === "reprice" || (namesAmount(other) && other.by === entry.by),
  );
  if (!namesAmount(entry) || last !== entry) return null;
  return entry.by === "seller" ? offer.sellerAmount : offer.buyerAmount;
}

/** The label of an entry in the order history: with its amount, if it is known. An ended offer says how it ended. */
export function getHistoryLabel(entry: HistoryEntry, order: Pick<Order, "offer" | "history">): string {
  const { type } = entry;
  const outcome = type === "end-offer" ? getOutcome(order.offer) : null;
  if (outcome !== null) return `Offer ended: ${outcome}`;
  const amount = getEntryAmount(entry, order);
  return (
    (amount === null ? undefined : amountLabels.get(type)?.(formatCents(amount))) ??
    new Map<string, string>(Object.entries(historyLabels)).get(type) ??
    type.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase())
  );
}

/** "Danish sideboard" or "Danish sideboard and 2 more". */
export function getOrderTitle({ listings }: Pick<Order, "listings">): string {
  const [first, ...others] = listings;
  if (!first) return "Order";
  return others.length === 0 ? first.listing.title : `${first.listing.title} and ${others.length} more`;
}

export const getOtherParty = (
  { buyer, seller }: Pick<Order, "buyer" | "seller">,
  side: Side,
): Order["buyer"] => (side === "buyer" ? seller : buyer);
