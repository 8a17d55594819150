import { randomInt } from "node:crypto";
import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import type { PlannedOrder } from "@heirloop/machines/checkout/checkout-plan";
import { getDeliveryMiles } from "@heirloop/machines/delivery/delivery-miles";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { chatForOrder } from "../chat/order-chat.service.ts";
import { newOrderId } from "../../platform/ids/new-order-id.ts";
import { loadZipDistance, loadZipMiles } from "../hub/load-zip-distance.ts";
import { findOpenOffer } from "../order/listing-orders.queries.ts";
import { findLastPickup, insertOrder } from "../order/order.queries.ts";
import { applyEvent, followUp, system } from "../order-process/order.service.ts";
import { insertPayment } from "../payment/payment.queries.ts";
import { type Authorized, planPlacement, type Purchase } from "./placement.plan.ts";
import type { PricedListing } from "./quote.service.ts";

/** Six digits that the buyer shows at pickup. */
const newHandoffCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** A buyer who orders a piece at its price no longer needs an answer to their offer for it. */
async function endOwnOffers(
  tx: Db,
  deps: Deps,
  buyerId: string,
  listingIds: readonly string[],
): Promise<void> {
  for (const listingId of listingIds) {
    const offer = await findOpenOffer(tx, buyerId, listingId);
    if (offer !== null) await applyEvent(tx, deps, offer, { type: "end-offer", outcome: "bought" }, system);
  }
}

/** Counts how far an order is delivered; null for a pickup and if a place is unknown. */
async function calculateDeliveryMiles(
  pieces: readonly PricedListing[],
  { type, address }: Pick<CheckoutRequest, "type" | "address">,
): Promise<number | null> {
  if (type === "pickup" || address === undefined) return null;
  const starts = pieces.map(({ terms, lat, lng }) => ({
    terms,
    city: lat === null || lng === null ? null : { latitude: lat, longitude: lng },
  }));
  const tables = { zipDistance: await loadZipDistance(), zipMiles: await loadZipMiles() };
  return getDeliveryMiles(starts, address.zip, tables);
}

/**
 * Creates an order from one seller's part of a purchase. The caller holds the listings' locks and has checked
 * that they can be bought.
 */
export async function placeOrder(
  tx: Db,
  deps: Deps,
  planned: PlannedOrder<PricedListing>,
  purchase: Purchase,
  authorized: Authorized | null,
): Promise<string> {
  const { buyerId, request } = purchase;
  const listingIds = planned.listings.map((listing) => listing.id);
  if (request.offerAmount === undefined) await endOwnOffers(tx, deps, buyerId, listingIds);
  const id = newOrderId();
  const chat = await chatForOrder(tx, deps, { buyerId, sellerId: planned.sellerId, listingIds }, id);
  const { order, pieces, payment, step, effects } = planPlacement(planned, purchase, authorized, {
    id,
    chatId: chat.id,
    handoffCode: newHandoffCode(),
    pickup: request.type === "pickup" ? await findLastPickup(tx, planned.sellerId) : null,
    deliveryMiles: await calculateDeliveryMiles(planned.listings, request),
    now: deps.now(),
  });
  await insertOrder(tx, order, pieces, step);
  await insertPayment(tx, payment);
  await followUp(tx, deps, {
    order,
    listingIds,
    by: "buyer",
    returnUrl: null,
    effects,
    mail: { news: step.type, by: "buyer", from: order.status },
  });
  return id;
}
