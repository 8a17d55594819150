import type {
  OrderEvent,
  OrderOfferEvent,
  OrderPaymentEvent,
  OrderTimeEvent,
} from "@heirloop/contract/order/order.events";
import { isOfferStage } from "@heirloop/contract/order/order-status";
import { isOfferOpen, type MessageOfferStatus } from "@heirloop/contract/order/offer-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import { getReason } from "@heirloop/machines/order/event-reason";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoListing } from "@heirloop/demo/records/listing";
import type { DemoOrder } from "@heirloop/demo/records/order";
import { hiddenSellerName, isSellerHidden } from "@heirloop/machines/chat/chat-closed";
import { cardRefusal } from "@heirloop/machines/checkout/checkout-refusals";
import { type OrderEffect, showsOffer } from "@heirloop/machines/order/order-effect";
import { isSide, type OrderActor } from "@heirloop/machines/order/order-event";
import { moveOrder, placeOrder } from "@heirloop/machines/order/order-transition";
import { isPromoCodeReturned } from "@heirloop/machines/promo/first-purchase";
import { eventRefusal } from "@heirloop/machines/refusal/refusal";
import { problemOf } from "./mock-problem.ts";
import { type MockWorld, removeMark, replace, storeListing, storeOrder, writeMessage } from "./mock-world.ts";
import { machineOrder, recordAfter } from "./machine-order.ts";

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
  for (const { listingId } of listings)
    storeListing(world, change(getRequired(world.index.listings, listingId)));
}

function notify(
  world: MockWorld,
  order: DemoOrder,
  { side, kind, text }: Extract<OrderEffect, { type: "notify" }>,
  by: OrderActor,
): void {
  const from = isSide(by) ? world.index.accounts.get(userOf(order, by)) : undefined;
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
  const chat = getRequired(index.chats, chatId);
  const messages = chat.messages.map((message) =>
    message.type === "offer-sent" && message.offer !== null && isOfferOpen(message.offer.status)
      ? { ...message, offer: { ...message.offer, status } }
      : message,
  );
  index.chats.set(chatId, { ...chat, messages });
}

/** Open offers among the orders. */
export const openOffers = ({ index }: MockWorld, isIncluded: (order: DemoOrder) => boolean): DemoOrder[] =>
  [...index.orders.values()].filter((order) => isOfferStage(order.status) && isIncluded(order));

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
    replies: [],
    removed: [],
  });
}

/** As on the server: a code comes back with the last order of its checkout that falls through. */
function returnPromoCode({ index, discounts, redemptions }: MockWorld, order: DemoOrder): void {
  for (const [code, orderIds] of redemptions) {
    if (!orderIds.includes(order.id)) continue;
    const statuses = orderIds.map((id) =>
      id === order.id ? order.status : getRequired(index.orders, id).status,
    );
    const discount = discounts.find((known) => known.code === code);
    if (discount === undefined || !isPromoCodeReturned(statuses)) continue;
    replace(discounts, { ...discount, usedAt: null });
    redemptions.delete(code);
  }
}

/** As on the server: a sold piece of a blocked seller goes back on sale only when the block is lifted. */
function releaseFrom(world: MockWorld, order: DemoOrder, listing: DemoListing): DemoListing {
  const free = { ...listing, reservedUntil: null, reservedBy: null };
  if (listing.soldTo !== order.id) return listing.reservedBy === order.buyerId ? free : listing;
  const { blocked } = getRequired(world.index.accounts, listing.sellerId);
  if (blocked) world.takenDownByBlock.add(listing.id);
  return { ...free, soldTo: null, status: blocked ? "inactive" : "active" };
}

/** Runs an effect and returns the order as the effect leaves it. */
function runEffect(world: MockWorld, order: DemoOrder, effect: OrderEffect, by: OrderActor): DemoOrder {
  switch (effect.type) {
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
    case "record-payment":
      // The bank of the mocks declines nothing: `applyOrderEvent` sends the outcome at once.
      return order;
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
            applyOrderEvent(world, other, { type: "end-offer", outcome: "sold" }, "system");
      return order;
    case "release-stock":
      eachListing(world, order, (listing) => releaseFrom(world, order, listing));
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
        !showsOffer[effect.kind] || offer === null
          ? null
          : { status: offer.status, amount: offer.amount, counteroffer: offer.counteroffer };
      writeMessage(world, getRequired(world.index.chats, order.chatId), {
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
      notify(world, order, effect, by);
      return order;
    case "ask-for-reviews":
      askForReviews(world, order);
      notify(
        world,
        order,
        { type: "notify", side: "buyer", kind: "review-request", text: "Leave a review of the seller" },
        "time",
      );
      notify(
        world,
        order,
        { type: "notify", side: "seller", kind: "review-request", text: "Leave a review of the buyer" },
        "time",
      );
      return order;
    case "schedule-payout":
      // Sent two days later, which is beyond the life of the mocks.
      return order;
  }
}

/** Places an order, whose chat is stored already: its first effects come from its machine. */
export function storePlacedOrder(world: MockWorld, placed: DemoOrder): DemoOrder {
  const first = placeOrder(machineOrder(world, placed).context, placed.createdAt);
  let order = paid(placed, first.order.context.payment);
  storeOrder(world, order);
  for (const effect of first.effects) order = runEffect(world, order, effect, "buyer");
  storeOrder(world, order);
  return order;
}

/** Applies an event to an order and runs its effects. */
export function applyOrderEvent(
  world: MockWorld,
  before: DemoOrder,
  event: OrderEvent | OrderTimeEvent | OrderOfferEvent | OrderPaymentEvent,
  by: OrderActor,
): DemoOrder {
  const at = world.now();
  const moved = moveOrder(machineOrder(world, before), { ...event, by, now: at });
  if (!moved.ok) throw problemOf(eventRefusal(moved, "event-not-allowed"));
  const reason = getReason(before, { ...event, by });
  const side = isSide(by) ? by : null;
  const card = event.type === "retry-payment" ? world.cards.get(event.paymentMethod) : undefined;
  if (event.type === "retry-payment" && card?.userId !== before.buyerId) throw problemOf(cardRefusal);
  const proof = event.type === "deliver" && by === "seller" ? (event.proof ?? null) : before.proof;
  const payer = card === undefined ? before : { ...before, payment: { ...before.payment, card: card.label } };
  let order = recordAfter({ ...payer, proof }, moved.order, { type: event.type, by: side, at, reason });
  for (const effect of moved.effects) order = runEffect(world, order, effect, by);
  storeOrder(world, order);
  return order.payment.status === "pending"
    ? applyOrderEvent(world, order, { type: "payment-succeeded" }, order.offer?.turn ?? "seller")
    : order;
}

/** Sends the deadline event to every order whose deadline has passed, as the server's jobs do. */
export function endDeadlines(world: MockWorld): void {
  const now = world.now();
  for (const order of world.index.orders.values())
    if (order.deadline !== null && order.deadline.at <= now)
      applyOrderEvent(world, order, { type: order.deadline.event }, "time");
}
