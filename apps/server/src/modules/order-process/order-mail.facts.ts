import type { OrderEventType, OrderOfferEvent, OrderTimeEvent } from "@heirloop/contract/order/order.events";
import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { OrderActor } from "@heirloop/machines/order/order-event";
import type { DiscountRow } from "../discount/discount.table.ts";
import type { OrderDetails } from "./order-details.presenter.ts";
import type { OrderRow } from "../order/order.table.ts";

/**
 * What an order's mails can be about: its events, its creation, a failed payment and an approaching deadline.
 */
export type OrderNews =
  | Exclude<OrderEventType, "retry-payment">
  | OrderTimeEvent["type"]
  | OrderOfferEvent["type"]
  | "offer"
  | "request"
  | "card-declined"
  | "reminder";

export type OrderMailFacts = Readonly<{
  /** The order after the event. */
  order: OrderRow;
  /** The status before the event; unchanged if the event moved nothing. */
  from: OrderStatus;
  by: OrderActor;
  /** The other side's name, as the recipient may see it. */
  other: string;
  /** `Walnut credenza`, `Walnut credenza and 2 more pieces`. */
  pieces: string;
  /** Each piece, with what the order pays for it in cents. */
  lines: ReadonlyArray<{ title: string; price: number }>;
  /** Cents that went back to the buyer. */
  returned: number;
  /** `Visa ending 4242`. */
  card: string;
  reason: string | null;
  /** What this side sees of the other one's contact details after the event. */
  details: OrderDetails;
  /** The seller's payout for a completed sale, in cents; null when the payment has already gone back to the buyer. */
  payout: number | null;
  /** The shares of the consigned pieces' owners in a completed sale, in cents. */
  ownerShares: readonly number[];
  /** The seller has connected payouts; without that, a payout is kept until they are. */
  payoutsConnected: boolean;
  /** The buyer's bank asks about the payment, so nothing is paid out or refunded until it has decided. */
  isDisputed: boolean;
  /** A charge is under way whose outcome is not known yet. */
  isPending: boolean;
  /** The order's promo code if it can be used again. */
  promoCode: Pick<DiscountRow, "code" | "expiresAt"> | null;
  /** The side that had to answer the offer before the event. */
  awaited: Side | null;
  /** Whether the side that has to answer can make a counteroffer. */
  canCounter: boolean;
  /** The lowest price agreed with the owner of a consigned piece, in cents, if the offer is below it. */
  unmetFloor: number | null;
}>;

export type OrderMail = Readonly<{
  subject: string;
  paragraphs: readonly string[];
  /** Whether the mail includes the amounts. */
  receipt?: boolean;
  /** Whether the mail links to where payouts are connected. */
  connectsPayouts?: boolean;
  /** Rows below the text: `["Address", "1421 N Waco Ave, Wichita, KS 67203"]`. */
  rows?: ReadonlyArray<readonly [name: string, value: string]>;
}>;
export type WriteMail = (facts: OrderMailFacts) => OrderMail | null;

export const nobody: WriteMail = () => null;
/** Returns the mail for the side that did not act. */
export const unlessBy =
  (side: Side, write: WriteMail): WriteMail =>
  (facts) =>
    facts.by === side ? null : write(facts);
export const offered = ({ order }: OrderMailFacts) => formatCents(order.offerAmount ?? 0);
/**
 * Returns what the buyer gets back from an order that ended without a sale: the money, and a promo code that
 * can be used again.
 */
export const returned = (facts: OrderMailFacts): string[] => {
  const { promoCode } = facts;
  if (promoCode === null) return [moneyBack(facts)];
  const until = promoDay.format(promoCode.expiresAt);
  return [moneyBack(facts), `You can use your promo code ${promoCode.code} again until ${until}.`];
};
const promoDay = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** Describes the buyer's refund when an order ends without a sale. */
export function moneyBack({ order, card, isDisputed, isPending }: OrderMailFacts): string {
  const total = formatCents(order.total);
  if (isPending) return `Should ${total} still be charged to your ${card}, we return it at once.`;
  if (!order.approved) return "Nothing was charged.";
  return isDisputed
    ? `Your bank is asking about the payment of ${total}. It returns the money if it decides for you; otherwise we refund it then.`
    : `We have returned ${total} to your ${card}. Depending on your bank it shows within a few days.`;
}
