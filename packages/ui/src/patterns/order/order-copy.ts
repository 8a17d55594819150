import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { PaymentStatus } from "@heirloop/contract/order/payment-status";
import { isEndStatus, isOfferStage, type OrderStatus } from "@heirloop/contract/order/order-status";
import type {
  DayWindow,
  Deadline,
  Order,
  TimeProposal,
  TimeWindow,
} from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { offerStateFor } from "@heirloop/contract/order/offer-status";
import type { BadgeProps } from "../../components/badge/badge.tsx";
import { namePieces } from "@heirloop/contract/order/name-pieces";
import { offerCopy } from "./offer-copy.ts";

type Tone = NonNullable<BadgeProps["tone"]>;
type Next = Record<Side, string>;
/** The next step. For an order that ended without a sale it depends on whether the buyer had paid. */
type OrderStatusCopy = { label: string; tone: Tone; next: Next | Record<"paid" | "unpaid", Next> };

const withoutSale: Record<"paid" | "unpaid", Next> = {
  paid: {
    buyer: "We refund everything you paid to your card.",
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
    next: { buyer: "Your card is charged only if you both agree on a price.", seller: "The offer is open." },
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
      buyer: `Propose up to ${constants.scheduleProposalsPerSide} days and times. The seller agrees to one, or proposes another.`,
      seller: `Propose up to ${constants.scheduleProposalsPerSide} days and times. The buyer agrees to one, or proposes another.`,
    },
  },
  "active-delivery": {
    label: "Delivery agreed",
    tone: "quiet",
    next: {
      buyer: "Confirm the delivery once it has arrived.",
      seller: "Deliver it at the agreed time, and take a picture as proof.",
    },
  },
  looking_for_carrier: {
    label: "Looking for a carrier",
    tone: "quiet",
    next: {
      buyer: "The seller is booking a carrier to deliver it to you.",
      seller: "Book and pay a carrier, then enter it here for the buyer.",
    },
  },
  awaiting_shipping: {
    label: "Waiting to be shipped",
    tone: "quiet",
    next: {
      buyer: "The carrier is booked. The seller adds the tracking number next.",
      seller: "Hand it to the carrier, then enter the tracking number.",
    },
  },
  in_transit: {
    label: "On its way",
    tone: "quiet",
    next: {
      buyer: "Confirm the delivery once it has arrived.",
      seller: `It is with the carrier. You are paid ${formatDuration(constants.payoutDelay)} after it arrives, once your payouts are connected.`,
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
      seller: `You are paid ${formatDuration(constants.payoutDelay)} after completion, once your payouts are connected.`,
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

/** What decides the label of an order. */
export type LabeledOrder = Pick<Order, "status" | "payment" | "offer" | "approved" | "schedule">;

/** The payment that an order waits for; null in every other state. */
export const getOpenPayment = ({ status, payment }: Pick<LabeledOrder, "status" | "payment">) =>
  (payment.status === "pending" || payment.status === "failed") &&
  (status === "offer-sent" || status === "requested")
    ? payment.status
    : null;

/** The offer's copy, unless it was accepted and the order has moved on. */
export function getOfferCopy({ offer, approved }: Pick<LabeledOrder, "offer" | "approved">, side: Side) {
  return offer === null || approved ? null : offerCopy[offerStateFor(offer, side)];
}

/** The label of an order, for one side. */
export function getOrderLabel(order: LabeledOrder, side: Side): Pick<OrderStatusCopy, "label" | "tone"> {
  const open = getOpenPayment(order);
  if (open !== null)
    return { label: open === "failed" ? "Card declined" : "Payment pending", tone: "warning" };
  const { noShow } = order.schedule;
  if (noShow !== undefined && !isEndStatus(order.status))
    return { label: noShow.contested ? "No-show contested" : "No-show reported", tone: "warning" };
  return getOfferCopy(order, side) ?? orderStatusCopy[order.status];
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

type WithPieces = { listings: ReadonlyArray<{ listing: { title: string } }> };

/** Names an order by its pieces. */
export const getOrderTitle = ({ listings }: WithPieces): string =>
  listings.length === 0 ? "Order" : namePieces(listings.map(({ listing }) => listing.title));

export const getOtherParty = (
  { buyer, seller }: Pick<Order, "buyer" | "seller">,
  side: Side,
): Order["buyer"] => (side === "buyer" ? seller : buyer);
