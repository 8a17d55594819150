import { cents } from "@heirloop/contract/money/money.schema";
import { getOrderFloor } from "@heirloop/contract/money/order-floor";
import type { OrderEvent, OrderOfferEvent, OrderTimeEvent } from "@heirloop/contract/order/order.events";
import { isOfferStage } from "@heirloop/contract/order/order-status";
import { isOfferOpen, type MessageOfferStatus } from "@heirloop/contract/order/offer-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import { held } from "@heirloop/demo/projection/world-index";
import type { DemoListing, DemoOrder } from "@heirloop/demo/records/records";
import { hiddenSellerName, isSellerHidden } from "@heirloop/machines/chat/chat-closed";
import { amountsWithItems } from "@heirloop/machines/order/order-amounts";
import type { OrderContext } from "@heirloop/machines/order/order-context";
import type { OrderEffect } from "@heirloop/machines/order/order-effect";
import type { OrderActor } from "@heirloop/machines/order/order-event";
import { type MovedOrder, moveOrder, placeOrder } from "@heirloop/machines/order/order-transition";
import { isPromoCodeReturned } from "@heirloop/machines/promo/first-purchase";
import { badField, problem } from "./mock-problem.ts";
import { type MockWorld, removeMark, replace, storeListing, storeOrder, writeMessage } from "./mock-world.ts";

/** The record as the order machine knows it. */
function machineOrder({ index }: MockWorld, order: DemoOrder): MovedOrder {
  const { offer, carrier, listings, buyerId, sellerId, ...rest } = order;
  const context: OrderContext = {
    ...rest,
    offer: offer && {
      ...offer,
      amount: cents(offer.amount),
      counteroffer: offer.counteroffer === null ? null : cents(offer.counteroffer),
      buyerAmount: cents(offer.buyerAmount),
      sellerAmount: offer.sellerAmount === null ? null : cents(offer.sellerAmount),
    },
    carrier: carrier && { name: carrier.name, quote: cents(carrier.quote) },
    askingPrice: listings.reduce((sum, { listingId }) => sum + held(index.listings, listingId).price, 0),
    buyerHub: held(index.accounts, buyerId).hub,
    sellerHub: held(index.accounts, sellerId).hub,
    priceFloor: getOrderFloor(listings.map(({ listingId }) => held(index.listings, listingId))),
    consigned: listings.some(({ listingId }) => held(index.listings, listingId).consigned),
  };
  return { status: order.status, context };
}

function recordAfter(
  before: DemoOrder,
  { status, context }: MovedOrder,
  step: DemoOrder["history"][number],
): DemoOrder {
  const { offer, approved, proposals, agreed, carrier, tracking, completeOffAskedBy } = context;
  const listings =
    offer === null ? before.listings : before.listings.map((line) => ({ ...line, price: offer.amount }));
  return {
    ...before,
    status,
    offer,
    approved,
    proposals,
    agreed,
    carrier,
    tracking,
    completeOffAskedBy,
    listings,
    breakdown: amountsWithItems(before.breakdown, before.taxRate, offer?.amount ?? before.breakdown.items),
    history: [...before.history, step],
    changedAt: step.at,
  };
}

const userOf = ({ buyerId, sellerId }: DemoOrder, side: Side) => (side === "buyer" ? buyerId : sellerId);
const paid = (order: DemoOrder, status: DemoOrder["payment"]["status"]): DemoOrder => ({
  ...order,
  payment: { ...order.payment, status },
});

function eachListing(
  world: MockWorld,
  { listings }: DemoOrder,
  change: (listing: DemoListing) => DemoListing,
): void {
  for (const { listingId } of listings) storeListing(world, change(held(world.index.listings, listingId)));
}

function tell(
  world: MockWorld,
  order: DemoOrder,
  { side, kind, text }: Extract<OrderEffect, { type: "notify" }>,
  by: OrderActor,
): void {
  const from = by === "buyer" || by === "seller" ? world.index.accounts.get(userOf(order, by)) : undefined;
  const hidden = from !== undefined && by === "seller" && isSellerHidden(order, from);
  world.notifications.push({
    id: world.newId(),
    userId: userOf(order, side),
    type: kind,
    text,
    senderId: from?.id ?? null,
    senderName: hidden ? hiddenSellerName : null,
    listingIds: order.listings.map(({ listingId }) => listingId),
    orderId: order.id,
    chatId: order.chatId,
    seen: false,
    previewed: false,
    date: world.now(),
  });
}

/** The message of a chat's open offer says from now on what became of it. */
function closeOfferMessage({ index }: MockWorld, chatId: string, status: MessageOfferStatus): void {
  const chat = held(index.chats, chatId);
  const messages = chat.messages.map((message) =>
    message.type === "offer-sent" && message.offer !== null && isOfferOpen(message.offer.status)
      ? { ...message, offer: { ...message.offer, status } }
      : message,
  );
  index.chats.set(chatId, { ...chat, messages });
}

/** Open offers among the orders. */
export const openOffers = ({ index }: MockWorld, wanted: (order: DemoOrder) => boolean): DemoOrder[] =>
  [...index.orders.values()].filter((order) => isOfferStage(order.status) && wanted(order));

/** One row to be filled in by both sides. */
function askForReviews(
  world: MockWorld,
  { id, buyerId, sellerId, listings, createdAt, breakdown }: DemoOrder,
): void {
  const blank = {
    sellerRating: null,
    sellerFeedback: null,
    buyerRating: null,
    buyerFeedback: null,
    publishedAt: null,
  };
  const listingIds = listings.map(({ listingId }) => listingId);
  const listingRatings = listingIds.map((listingId) => ({ listingId, rating: null, feedback: null }));
  world.reviews.unshift({
    id: world.newId(),
    orderId: id,
    buyerId,
    sellerId,
    listingIds,
    ...blank,
    listingRatings,
    orderDate: createdAt,
    orderDelivery: breakdown.delivery,
  });
}

/** As on the server: a code comes back with the last order of its checkout that falls through. */
function returnPromoCode({ index, discounts, redemptions }: MockWorld, order: DemoOrder): void {
  for (const [code, orderIds] of redemptions) {
    if (!orderIds.includes(order.id)) continue;
    const statuses = orderIds.map((id) => (id === order.id ? order.status : held(index.orders, id).status));
    const discount = discounts.find((known) => known.code === code);
    if (discount === undefined || !isPromoCodeReturned(statuses)) continue;
    replace(discounts, { ...discount, usedAt: null });
    redemptions.delete(code);
  }
}

/** What an effect does to the order's own record; whatever else it does happens on the way. */
function carryOut(world: MockWorld, order: DemoOrder, effect: OrderEffect, by: OrderActor): DemoOrder {
  switch (effect.type) {
    case "authorize-payment":
      return paid(order, "authorised");
    case "reserve-stock":
      eachListing(world, order, (listing) => ({
        ...listing,
        reservedBy: order.buyerId,
        reservedUntil: effect.until,
      }));
      return order;
    case "remove-from-cart":
      for (const { listingId } of order.listings) removeMark(world.carts, order.buyerId, listingId);
      return order;
    case "charge-payment":
    case "capture-payment":
      return paid(order, "captured");
    case "return-payment":
      return paid(order, order.payment.status === "captured" ? "refunded" : "voided");
    case "mark-sold":
      eachListing(world, order, (listing) => ({
        ...listing,
        status: "sold",
        soldTo: order.id,
        reservedUntil: null,
        reservedBy: null,
      }));
      for (const { listingId } of order.listings)
        for (const other of openOffers(world, ({ listings }) =>
          listings.some((one) => one.listingId === listingId),
        ))
          if (other.id !== order.id)
            driveOrder(world, other, { type: "end-offer", outcome: "sold" }, "system");
      return order;
    case "release-stock":
      eachListing(world, order, (listing) =>
        listing.soldTo === order.id || listing.reservedBy === order.buyerId
          ? { ...listing, status: "active", soldTo: null, reservedUntil: null, reservedBy: null }
          : listing,
      );
      return order;
    case "return-promo-code":
      returnPromoCode(world, order);
      return order;
    case "set-deadline":
      return { ...order, deadline: { event: effect.event, at: effect.at } };
    case "clear-deadline":
      return { ...order, deadline: null };
    case "write-message": {
      const { offer } = order;
      const carried =
        effect.kind === "update" || offer === null
          ? null
          : { status: offer.status, amount: offer.amount, counteroffer: offer.counteroffer };
      writeMessage(world, held(world.index.chats, order.chatId), {
        type: effect.kind,
        text: effect.text,
        imageUrl: null,
        senderId: effect.by === null ? null : userOf(order, effect.by),
        offer: carried,
      });
      return order;
    }
    case "close-offer-message":
      closeOfferMessage(world, order.chatId, effect.status);
      return order;
    case "notify":
      tell(world, order, effect, by);
      return order;
    case "ask-for-reviews":
      askForReviews(world, order);
      tell(
        world,
        order,
        { type: "notify", side: "buyer", kind: "review-request", text: "How was the seller? Leave a review" },
        "time",
      );
      tell(
        world,
        order,
        { type: "notify", side: "seller", kind: "review-request", text: "How was the buyer? Leave a review" },
        "time",
      );
      return order;
    case "schedule-payout":
      // Sent two days later, which no mock lives to see.
      return order;
  }
}

/** Places an order, whose chat is stored already: its first effects come from its machine. */
export function storePlacedOrder(world: MockWorld, placed: DemoOrder): DemoOrder {
  let order = placed;
  storeOrder(world, order);
  for (const effect of placeOrder(machineOrder(world, placed).context, placed.createdAt).effects)
    order = carryOut(world, order, effect, "buyer");
  storeOrder(world, order);
  return order;
}

/** Drives an order by its machine and carries out what the move brings with it. */
export function driveOrder(
  world: MockWorld,
  before: DemoOrder,
  event: OrderEvent | OrderTimeEvent | OrderOfferEvent,
  by: OrderActor,
): DemoOrder {
  const at = world.now();
  const moved = moveOrder(machineOrder(world, before), { ...event, by, now: at });
  if (!moved.ok)
    throw moved.field === null
      ? problem("event-not-allowed", { detail: moved.reason })
      : badField(moved.field, moved.reason);
  const reason = "reason" in event && event.reason ? event.reason : null;
  const side = by === "buyer" || by === "seller" ? by : null;
  let order = recordAfter(before, moved.order, { type: event.type, by: side, at, reason });
  for (const effect of moved.effects) order = carryOut(world, order, effect, by);
  storeOrder(world, order);
  return order;
}

/** What the server's jobs do: tells every order whose time is over. */
export function endDeadlines(world: MockWorld): void {
  const now = world.now();
  for (const order of world.index.orders.values())
    if (order.deadline !== null && order.deadline.at <= now)
      driveOrder(world, order, { type: order.deadline.event }, "time");
}
