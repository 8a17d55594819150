import { randomInt } from "node:crypto";
import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import type { PlannedOrder } from "@heirloop/machines/checkout/checkout-plan";
import { placeOrder as placeOrderByMachine } from "@heirloop/machines/order/order-transition";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { chatForOrder } from "../chat/order-chat.service.ts";
import { carryOut } from "../order/order.effects.ts";
import { mailSides } from "../order/order.mail.ts";
import { machineOrder } from "../order/order.mapping.ts";
import { findOpenOffer, insertOrder, insertStep } from "../order/order.queries.ts";
import { applyEvent, system, tellOfOrder } from "../order/order.service.ts";
import type { OrderRow } from "../order/order.table.ts";
import { insertPayment } from "../payment/payment.queries.ts";
import type { ListingRow } from "../listing/listing.table.ts";

export type Placing = Readonly<{
  buyerId: string;
  checkoutId: string;
  request: CheckoutRequest;
  card: { paymentMethod: string; label: string };
}>;

/** Six digits that the buyer shows at pickup. */
const newHandoffCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

function newOrder(
  deps: Deps,
  id: string,
  chatId: string,
  planned: PlannedOrder<ListingRow>,
  { buyerId, checkoutId, request }: Placing,
): OrderRow {
  const now = deps.now();
  const offer = request.offerAmount ?? null;
  return {
    id,
    checkoutId,
    chatId,
    buyerId,
    sellerId: planned.sellerId,
    status: offer === null ? "requested" : "offer-sent",
    type: request.type,
    scheduleViewing: request.type === "pickup" && request.scheduleViewing === true,
    approved: false,
    offerAmount: offer,
    offerStatus: offer === null ? null : "pending",
    offerCounter: null,
    offerBuyerAmount: offer,
    offerSellerAmount: null,
    offerTurn: offer === null ? null : "seller",
    ...planned.breakdown,
    taxRate: planned.taxRate,
    address: request.type === "delivery" ? (request.address ?? null) : null,
    contact: request.contact,
    buyerHub: planned.buyerHub,
    sellerHub: planned.sellerHub,
    proposals: [],
    agreed: null,
    carrierName: null,
    carrierQuote: null,
    tracking: null,
    proof: null,
    handoffCode: request.type === "pickup" ? newHandoffCode() : null,
    completeOffAskedBy: null,
    deadlineEvent: null,
    deadlineAt: null,
    createdAt: now,
    changedAt: now,
  };
}

/** Who orders a piece at its price no longer waits for an answer to an offer for it. */
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

/** One seller's part of a purchase becomes an order. The caller holds the pieces' locks and has checked that they can be bought. */
export async function placeOrder(
  tx: Db,
  deps: Deps,
  planned: PlannedOrder<ListingRow>,
  placing: Placing,
): Promise<string> {
  const { buyerId, card } = placing;
  const id = deps.newId();
  const listingIds = planned.listings.map((listing) => listing.id);
  if (placing.request.offerAmount === undefined) await endOwnOffers(tx, deps, buyerId, listingIds);
  const chat = await chatForOrder(tx, deps, { buyerId, sellerId: planned.sellerId, listingIds }, id);
  const order = newOrder(deps, id, chat.id, planned, placing);
  const offer = order.offerAmount;
  const pieces = planned.listings.map((listing, position) => ({
    orderId: id,
    listingId: listing.id,
    position,
    price: offer ?? listing.price,
    claims: offer === null,
  }));
  await insertOrder(tx, order, pieces);
  await insertPayment(tx, {
    orderId: id,
    status: "saved",
    paymentMethod: card.paymentMethod,
    card: card.label,
    reference: null,
    amount: 0,
    changedAt: deps.now(),
  });
  const { effects } = placeOrderByMachine(
    machineOrder(order, planned.listings).context,
    deps.now().toISOString(),
  );
  const news = offer === null ? "request" : "offer";
  await insertStep(tx, {
    orderId: id,
    type: news,
    side: "buyer",
    userId: buyerId,
    reason: null,
    at: deps.now(),
  });
  const endOffer = async (other: string) =>
    void (await applyEvent(tx, deps, other, { type: "end-offer", outcome: "sold" }, system));
  for (const effect of effects)
    await carryOut(tx, deps, effect, { order, listingIds, by: "buyer", endOffer });
  await mailSides(tx, deps, order, { news, by: "buyer", from: order.status });
  await tellOfOrder(deps, order);
  return id;
}
