import { randomInt } from "node:crypto";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { PlannedOrder } from "@heirloop/machines/checkout/checkout-plan";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { chatForOrder } from "../chat/order-chat.service.ts";
import { writeMessage } from "../chat/message.service.ts";
import { setDeadline } from "../order/order.effects.ts";
import { mailSides } from "../order/order.mail.ts";
import { notifySide } from "../order/order.notice.ts";
import { findOpenOffer, insertOrder, insertStep } from "../order/order.queries.ts";
import { applyEvent, system, tellOfOrder } from "../order/order.service.ts";
import type { OrderRow } from "../order/order.table.ts";
import { authorisePayment } from "../payment/payment.service.ts";
import { insertPayment } from "../payment/payment.queries.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { holdListings } from "./hold.service.ts";
import { tellOfListings } from "../listing/listing.news.ts";

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

/** Holds the pieces for a request until it is answered, and sets its money aside. An offer does neither. */
async function secure(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  planned: PlannedOrder<ListingRow>,
  until: Date,
): Promise<void> {
  if (order.status === "offer-sent") return;
  await authorisePayment(tx, deps, order);
  await holdListings(
    tx,
    deps,
    planned.listings.map(({ id }) => id),
    { by: order.buyerId, until },
  );
  await tellOfListings(
    deps,
    planned.listings.map((row) => ({ ...row, reservedBy: order.buyerId, reservedUntil: until })),
  );
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
  const until = new Date(
    deps.now().getTime() + (offer === null ? constants.requestExpiry : constants.offerExpiry),
  );
  await secure(tx, deps, order, planned, until);
  await setDeadline(tx, deps, id, "expire", until);
  await insertStep(tx, {
    orderId: id,
    type: offer === null ? "request" : "offer",
    side: "buyer",
    userId: buyerId,
    reason: null,
    at: deps.now(),
  });
  await writeMessage(tx, deps, chat, {
    type: offer === null ? "update" : "offer-sent",
    text:
      offer === null
        ? "The order was placed; the seller's answer is awaited"
        : `Offer: ${formatCents(offer)}`,
    senderId: buyerId,
    offer: offer === null ? null : { status: "pending", amount: offer, counteroffer: null },
  });
  const news =
    offer === null
      ? { kind: "order" as const, text: "ordered from you" }
      : { kind: "offer" as const, text: `sent an offer of ${formatCents(offer)}` };
  await notifySide(tx, deps, order, { side: "seller", ...news, by: "buyer" });
  const asked = offer === null ? "request" : "offer";
  await mailSides(tx, deps, order, { news: asked, by: "buyer", from: order.status });
  await tellOfOrder(deps, order);
  return id;
}
