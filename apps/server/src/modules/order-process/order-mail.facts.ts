import type { OrderEventType, OrderOfferEvent, OrderTimeEvent } from "@heirloop/contract/order/order.events";
import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { OrderActor } from "@heirloop/machines/order/order-event";
import type { DiscountRow } from "../discount/discount.table.ts";
import type { OrderRow } from "../order/order.table.ts";

/** What can be news of an order: its events, its making, a card that did not pay, and a deadline that comes near. */
export type OrderNews =
  | OrderEventType
  | OrderTimeEvent["type"]
  | OrderOfferEvent["type"]
  | "offer"
  | "request"
  | "card-declined"
  | "reminder";

export type OrderMailFacts = Readonly<{
  /** As it is after the event. */
  order: OrderRow;
  /** Its status before; the same when nothing moved. */
  from: OrderStatus;
  by: OrderActor;
  /** The other side, as the receiver may know it. */
  other: string;
  /** `Walnut credenza`, `Walnut credenza and 2 more pieces`. */
  pieces: string;
  /** `Visa ending 4242`. */
  card: string;
  reason: string | null;
  /** Of a completed sale, in cents: the shares of the consigned pieces' owners. */
  ownerShares: readonly number[];
  /** The promo code of the order when it can be used again. */
  promoCode: Pick<DiscountRow, "code" | "expiresAt"> | null;
  /** Whose answer to an offer was awaited before the event. */
  awaited: Side | null;
  /** Whether whose turn it is can name another amount. */
  canCounter: boolean;
  /** What the seller agreed on with the owner of a consigned piece, when the offer is less; cents. */
  unmetFloor: number | null;
}>;

export type OrderWords = Readonly<{
  subject: string;
  says: readonly string[];
  /** Whether the amounts belong under it. */
  receipt?: boolean;
}>;
export type Words = (facts: OrderMailFacts) => OrderWords | null;

export const hours = (milliseconds: number) => `${milliseconds / 3_600_000} hours`;

export const nobody: Words = () => null;
/** For the side that did not act. */
export const unlessBy =
  (side: Side, words: Words): Words =>
  (facts) =>
    facts.by === side ? null : words(facts);
export const offered = ({ order }: OrderMailFacts) => formatCents(order.offerAmount ?? 0);
/** What the buyer of an order that ended without a sale gets back: the money, and a promo code that can be used again. */
export const returned = (facts: OrderMailFacts): string[] => {
  const { promoCode } = facts;
  if (promoCode === null) return [moneyBack(facts)];
  const until = promoDay.format(promoCode.expiresAt);
  return [moneyBack(facts), `You can use your promo code ${promoCode.code} again until ${until}.`];
};
const promoDay = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** What becomes of the buyer's money when an order ends without a sale. */
export const moneyBack = ({ order, card }: OrderMailFacts) =>
  order.approved
    ? `We have returned ${formatCents(order.total)} to your ${card}. Depending on your bank it shows within a few days.`
    : "Nothing was charged.";
