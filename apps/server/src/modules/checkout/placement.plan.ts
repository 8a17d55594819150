import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import type { PlannedOrder } from "@heirloop/machines/checkout/checkout-plan";
import type { OrderEffect } from "@heirloop/machines/order/order-effect";
import { placeOrder } from "@heirloop/machines/order/order-transition";
import type { ListingRow } from "../listing/listing.table.ts";
import type { OrderListingRow, OrderRow, OrderStepRow } from "../order/order.table.ts";
import { machineOrder } from "../order-process/order.mapping.ts";
import type { PaymentRow } from "../payment/payment.table.ts";

/** The fields that the orders of one purchase share. */
export type Purchase = Readonly<{
  buyerId: string;
  checkoutId: string;
  request: CheckoutRequest;
  card: { paymentMethod: string; label: string };
}>;

/** What the gateway has reserved for one new order, in cents. */
export type Authorized = Readonly<{ reference: string; amount: number }>;

/** The fields of one new order. The buyer shows the code at pickup. */
type NewOrder = Readonly<{
  id: string;
  chatId: string;
  handoffCode: string;
  /** What the seller entered for their last pickup. */
  pickup: OrderRow["pickup"];
  deliveryMiles: OrderRow["deliveryMiles"];
  now: Date;
}>;

/** What placing an order stores, and its follow-up effects. */
export type Placement = Readonly<{
  order: OrderRow;
  pieces: readonly OrderListingRow[];
  payment: PaymentRow;
  step: Omit<OrderStepRow, "number"> & { type: "request" | "offer" };
  effects: readonly OrderEffect[];
}>;

function createOrder(
  { sellerId, breakdown, taxRates, buyerHub, sellerHub, delivery }: PlannedOrder<ListingRow>,
  { buyerId, checkoutId, request }: Purchase,
  { id, chatId, handoffCode, pickup, deliveryMiles, now }: NewOrder,
): OrderRow {
  const offer = request.offerAmount ?? null;
  const isPickup = request.type === "pickup";
  return {
    id,
    checkoutId,
    chatId,
    buyerId,
    sellerId,
    status: offer === null ? "requested" : "offer-sent",
    type: request.type,
    scheduleViewing: isPickup && request.scheduleViewing === true,
    approved: false,
    offerAmount: offer,
    offerStatus: offer === null ? null : "pending",
    offerCounter: null,
    offerBuyerAmount: offer,
    offerSellerAmount: null,
    offerTurn: offer === null ? null : "seller",
    ...breakdown,
    taxRates,
    // For the version before this column.
    taxRate: Math.round(taxRates.items / 100),
    address: isPickup ? null : (request.address ?? null),
    contact: request.contact,
    pickup: isPickup ? pickup : null,
    buyerHub,
    sellerHub,
    deliveredBy: delivery?.by ?? null,
    deliveryMiles,
    proposals: [],
    agreed: null,
    carrierName: null,
    carrierQuote: null,
    tracking: null,
    proof: null,
    handoffCode: isPickup ? handoffCode : null,
    reschedule: null,
    late: null,
    noShow: null,
    completeOffAskedBy: null,
    deadlineEvent: null,
    deadlineAt: null,
    createdAt: now,
    changedAt: now,
  };
}

/**
 * Plans one seller's part of a purchase: a request at the asking price, whose payment is authorized, or an
 * offer.
 */
export function planPlacement(
  planned: PlannedOrder<ListingRow>,
  purchase: Purchase,
  authorized: Authorized | null,
  details: NewOrder,
): Placement {
  const { listings } = planned;
  const { buyerId, card } = purchase;
  const { id: orderId, now } = details;
  const offer = purchase.request.offerAmount ?? null;
  const order = createOrder(planned, purchase, details);
  return {
    order,
    pieces: listings.map((listing, position) => ({
      orderId,
      listingId: listing.id,
      position,
      price: offer ?? listing.price,
      claims: offer === null,
    })),
    payment: {
      orderId,
      status: authorized === null ? "saved" : "authorized",
      paymentMethod: card.paymentMethod,
      card: card.label,
      reference: authorized?.reference ?? null,
      amount: authorized?.amount ?? 0,
      changedAt: now,
    },
    step: {
      orderId,
      type: offer === null ? "request" : "offer",
      side: "buyer",
      userId: buyerId,
      reason: null,
      at: now,
    },
    effects: placeOrder(machineOrder(order, listings, "saved").context, now.toISOString()).effects,
  };
}
