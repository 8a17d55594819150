import { type Chat, chatSchema, type Message } from "@heirloop/contract/chat/chat.schema";
import { getOrderFloor } from "@heirloop/contract/money/order-floor";
import { moneyFor } from "@heirloop/contract/order/order-money";
import { getDestination, visibleDetails } from "@heirloop/contract/order/order-contact";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { type Order, orderSchema } from "@heirloop/contract/order/order.schema";
import type { Party, Side } from "@heirloop/contract/user/user.schema";
import type { DemoChat, DemoMessage } from "../records/chat.ts";
import type { DemoOrder } from "../records/order.ts";
import { listingFrom } from "./listing-projection.ts";
import { earningsFrom, moneyFrom } from "./money-projection.ts";
import { hiddenParty, partyFrom } from "./party-projection.ts";
import { getRequired, type WorldIndex } from "./world-index.ts";

type Parties = { readonly buyer: Party; readonly seller: Party };

/** Both sides as visible to `viewerId`: the name of a business is hidden until an offer is accepted. */
function partiesFor(
  { accounts, orders }: WorldIndex,
  ids: { buyerId: string; sellerId: string; chatId: string; orderId: string | null },
  viewerId: string,
): Parties {
  const seller = getRequired(accounts, ids.sellerId);
  const order = ids.orderId === null ? null : getRequired(orders, ids.orderId);
  const hidden =
    seller.isBusiness && viewerId !== seller.id && order !== null && order.offer !== null && !order.approved;
  return {
    buyer: partyFrom(getRequired(accounts, ids.buyerId)),
    seller: hidden ? hiddenParty(seller, ids.chatId) : partyFrom(seller),
  };
}

const viewerOf = ({ buyerId, sellerId }: DemoOrder, viewerId: string): Side | "admin" =>
  viewerId === sellerId ? "seller" : viewerId === buyerId ? "buyer" : "admin";

/** The other side of an order: the buyer as in the account, the seller as in the pickup details. */
function contactFor({ accounts }: WorldIndex, { buyerId, sellerId, pickup }: DemoOrder, side: Side) {
  const other = getRequired(accounts, side === "seller" ? buyerId : sellerId);
  const phone = side === "buyer" ? (pickup?.phone ?? other.phone) : other.phone;
  return { firstName: other.firstName, phone };
}

/** The viewer's own review of the other side, once it can be written. */
function ownReviewFrom({ world }: WorldIndex, { id }: DemoOrder, viewer: Side | "admin"): Order["ownReview"] {
  const review = world.reviews.find(({ orderId }) => orderId === id);
  if (review === undefined || viewer === "admin") return undefined;
  return { rating: viewer === "buyer" ? review.sellerRating : review.buyerRating };
}

/** An order as returned to its buyer or seller. */
export function orderFrom(index: WorldIndex, order: DemoOrder, viewerId: string): Order {
  const selling = viewerId === order.sellerId;
  const earnings = selling ? earningsFrom(index, order) : null;
  const account = getRequired(index.accounts, order.sellerId);
  const { buyer, seller } = partiesFor(index, { ...order, orderId: order.id }, viewerId);
  const viewer = viewerOf(order, viewerId);
  const visible = visibleDetails(order.status, viewer);
  const ownReview = ownReviewFrom(index, order, viewer);
  return orderSchema.parse({
    _id: order.id,
    status: order.status,
    type: order.type,
    ...(order.deliveredBy ? { deliveredBy: order.deliveredBy } : {}),
    scheduleViewing: order.scheduleViewing,
    offer: order.offer,
    approved: order.approved,
    buyer,
    seller,
    date: order.createdAt,
    breakdown: order.breakdown,
    listings: order.listings.map((line) => ({
      listing: listingFrom(getRequired(index.listings, line.listingId), viewerId),
      price: line.price,
    })),
    chat: order.chatId,
    deadline: order.deadline,
    schedule: {
      proposals: [...order.proposals],
      agreed: order.agreed,
      reschedule: order.reschedule ?? undefined,
      ...(order.late.length > 0 ? { late: [...order.late] } : {}),
      noShow: order.noShow ?? undefined,
      timeZone: sellerTimeZone(account.pickupCalendar, account.hub) ?? undefined,
    },
    carrier: order.carrier && { name: order.carrier.name },
    tracking: order.tracking,
    proof: order.proof,
    handoffCode: selling ? null : order.handoffCode,
    address: visible.deliveryAddress ? order.address : null,
    destination: getDestination(order.status, viewer, order),
    pickup: visible.pickup ? order.pickup : null,
    contact: visible.contact ? contactFor(index, order, selling ? "seller" : "buyer") : null,
    completeOffAskedBy: order.completeOffAskedBy,
    priceFloor: selling
      ? getOrderFloor(order.listings.map(({ listingId }) => getRequired(index.listings, listingId)))
      : null,
    consigned: order.listings.some(({ listingId }) => getRequired(index.listings, listingId).consigned),
    payment: order.payment,
    ...(order.case === undefined
      ? {}
      : { case: { status: order.case.status, outcome: order.case.outcome, openedAt: order.case.openedAt } }),
    money: moneyFor(moneyFrom(index, order), selling ? "seller" : "buyer"),
    ...(earnings === null ? {} : { earnings }),
    ...(ownReview === undefined ? {} : { ownReview }),
    history: [...order.history],
  });
}

function subjectFrom(index: WorldIndex, chat: DemoChat, viewerId: string) {
  if (chat.consignmentId !== null) {
    const one = index.world.consignments.find(({ id }) => id === chat.consignmentId);
    if (one === undefined) throw new Error(`The demo world holds no consignment ${chat.consignmentId}.`);
    const { id, title, images, status, acceptedBy } = one;
    return {
      subject: "consignment",
      consignment: { _id: id, title, images, status, isHeld: acceptedBy === chat.sellerId },
      order: null,
      offer: null,
      status: "inquiry",
    } as const;
  }
  const order =
    chat.orderId === null ? null : orderFrom(index, getRequired(index.orders, chat.orderId), viewerId);
  const listings = order
    ? order.listings.map((line) => line.listing)
    : [listingFrom(getRequired(index.listings, chat.listingId), viewerId)];
  return {
    subject: "listing",
    order,
    listing: listings[0] ?? null,
    listings,
    offer: order?.offer ? { amount: order.offer.amount } : null,
    status: order?.status ?? "inquiry",
  } as const;
}

/** A chat with all its messages. Ids of senders and readers are those of the parties as shown. */
export function chatFrom(index: WorldIndex, chat: DemoChat, viewerId: string): Chat {
  const parties = partiesFor(index, { ...chat, chatId: chat.id }, viewerId);
  const shown = (id: string) =>
    id === chat.sellerId ? parties.seller._id : id === chat.buyerId ? parties.buyer._id : id;
  const unread = (id: string) =>
    chat.messages.filter((message) => message.senderId !== id && !message.seenBy.includes(id));
  return chatSchema.parse({
    _id: chat.id,
    ...subjectFrom(index, chat, viewerId),
    ...parties,
    messages: chat.messages.map((message) => messageFrom(message, shown)),
    seenUpTo: chat.messages.findLast(({ seenBy }) => seenBy.includes(viewerId))?.number ?? 0,
    notification: {
      present: unread(viewerId).length > 0,
      users: [chat.buyerId, chat.sellerId].filter((id) => unread(id).length > 0).map(shown),
    },
    unreadCount: unread(viewerId).length,
  });
}

/** A chat as shown in the list of chats: with its last message only. */
export function chatPreviewFrom(index: WorldIndex, chat: DemoChat, viewerId: string): Chat {
  const whole = chatFrom(index, chat, viewerId);
  return { ...whole, messages: whole.messages.slice(-1) };
}

const messageFrom = (message: DemoMessage, shown: (id: string) => string) =>
  ({
    _id: message.id,
    number: message.number,
    clientId: null,
    type: message.type,
    text: message.text,
    imageUrl: message.imageUrl === null ? null : `${message.imageUrl}/800.webp`,
    sender: message.senderId === null ? null : shown(message.senderId),
    date: message.date,
    seenBy: message.seenBy.map(shown),
    offer: message.offer,
  }) satisfies Record<keyof Message, unknown>;
