import { formatCents } from "@heirloop/contract/money/format-cents";
import type {
  OrderEventType,
  OrderOfferEvent,
  OrderPaymentEvent,
  OrderPlacingEvent,
  OrderTimeEvent,
} from "@heirloop/contract/order/order.events";
import { isOfferOpen } from "@heirloop/contract/order/offer-status";
import type { Order } from "@heirloop/contract/order/order.schema";
import { endedLabel, offerCopy } from "./offer-copy.ts";

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
  lapse: "Canceled automatically",
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
  const { type, by } = entry;
  const outcome = type === "end-offer" ? getOutcome(order.offer) : null;
  if (outcome !== null) return `Offer ended: ${outcome}`;
  const amount = getEntryAmount(entry, order);
  if (type === "deliver" && by === "buyer") return "Arrival confirmed";
  if (type === "pick-up" && by === "seller") return "Handed over";
  return (
    (amount === null ? undefined : amountLabels.get(type)?.(formatCents(amount))) ??
    new Map<string, string>(Object.entries(historyLabels)).get(type) ??
    type.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase())
  );
}
