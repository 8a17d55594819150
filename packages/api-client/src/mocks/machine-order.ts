import { cents } from "@heirloop/contract/money/money.schema";
import { getOrderFloor } from "@heirloop/contract/money/order-floor";
import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoOrder } from "@heirloop/demo/records/order";
import { amountsWithItems } from "@heirloop/machines/order/order-amounts";
import type { OrderContext } from "@heirloop/machines/order/order-context";
import type { MovedOrder } from "@heirloop/machines/order/order-snapshot";
import { listPickupWindows } from "@heirloop/machines/pickup-calendar/pickup-windows";
import type { MockWorld } from "./mock-world.ts";

/** The IANA time zone in which an order's sides meet; null if it is unknown. */
export function timeZoneOf({ index }: MockWorld, { sellerId }: DemoOrder): string | null {
  const { pickupCalendar, hub } = getRequired(index.accounts, sellerId);
  return sellerTimeZone(pickupCalendar, hub);
}

/** While a time is proposed, or another one instead of the agreed one. */
const choosesTime = (status: OrderStatus) => status === "scheduling" || status === "active-pickup";

/** What the buyer of a pickup can choose from; null while there is nothing to choose or the seller has no hours. */
export function offeredWindows(
  { index, now }: MockWorld,
  { id, type, status, sellerId }: DemoOrder,
): TimeWindow[] | null {
  const { pickupCalendar: calendar } = getRequired(index.accounts, sellerId);
  if (type !== "pickup" || !choosesTime(status) || calendar === null) return null;
  const taken = [...index.orders.values()].flatMap((other) =>
    other.id !== id && other.sellerId === sellerId && other.status === "active-pickup"
      ? (other.agreed ?? [])
      : [],
  );
  return listPickupWindows({ calendar, taken, now: now() });
}

/** The record as the order machine knows it. */
export function machineOrder(world: MockWorld, order: DemoOrder): MovedOrder {
  const { index } = world;
  const { offer, carrier, listings, buyerId, sellerId, payment, ...rest } = order;
  const context: OrderContext = {
    ...rest,
    payment: payment.status,
    offer: offer && {
      ...offer,
      amount: cents(offer.amount),
      counteroffer: offer.counteroffer === null ? null : cents(offer.counteroffer),
      buyerAmount: cents(offer.buyerAmount),
      sellerAmount: offer.sellerAmount === null ? null : cents(offer.sellerAmount),
    },
    carrier: carrier && { name: carrier.name, quote: cents(carrier.quote) },
    askingPrice: listings.reduce(
      (sum, { listingId }) => sum + getRequired(index.listings, listingId).price,
      0,
    ),
    buyerHub: getRequired(index.accounts, buyerId).hub,
    sellerHub: getRequired(index.accounts, sellerId).hub,
    deliveredBy: order.deliveredBy ?? null,
    priceFloor: getOrderFloor(listings.map(({ listingId }) => getRequired(index.listings, listingId))),
    offered: offeredWindows(world, order),
    timeZone: timeZoneOf(world, order),
    consigned: listings.some(({ listingId }) => getRequired(index.listings, listingId).consigned),
  };
  return { status: order.status, context };
}

export function recordAfter(
  before: DemoOrder,
  { status, context }: MovedOrder,
  step: DemoOrder["history"][number],
): DemoOrder {
  const {
    offer,
    approved,
    payment,
    proposals,
    agreed,
    reschedule,
    late,
    noShow,
    pickup,
    carrier,
    tracking,
    completeOffAskedBy,
  } = context;
  const listings =
    offer === null ? before.listings : before.listings.map((line) => ({ ...line, price: offer.amount }));
  return {
    ...before,
    status,
    offer,
    approved,
    payment: { ...before.payment, status: payment },
    proposals,
    agreed,
    reschedule,
    late,
    noShow,
    pickup,
    carrier: carrier && { name: carrier.name, quote: carrier.quote ?? 0 },
    tracking,
    completeOffAskedBy,
    listings,
    breakdown: amountsWithItems(before.breakdown, before.taxRates, offer?.amount ?? before.breakdown.items),
    history: [...before.history, step],
    changedAt: step.at,
  };
}
