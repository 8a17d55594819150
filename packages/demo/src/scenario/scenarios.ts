import { accountIds, emailOf, type FixedAccountName } from "../account/accounts.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoChat } from "../records/chat.ts";
import type { DemoConsignment } from "../records/consignment.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoDiscount, DemoOrder } from "../records/order.ts";
import type { DemoReview } from "../records/review.ts";
import type { DemoWorld } from "../records/world.ts";

/** The shopper's orders, one name per plan; each has its chat. */
export const orderScenarioNames = [
  "offer-sent",
  "offer-countered",
  "order-requested",
  "offer-accepted",
  "delivery-agreed",
  "looking-for-carrier",
  "awaiting-shipping",
  "in-transit",
  "pickup-agreed",
  "review-pending",
  "chat-closed-completed",
  "completed-off",
  "order-cancelled",
  "order-canceled-old",
  "offer-expired",
  "offer-declined",
  "deleted-after-acceptance",
  "deleted-request",
  "pickup-missed",
  "no-show-reported",
  "sale-review-pending",
] as const;
export type OrderScenarioName = (typeof orderScenarioNames)[number];

export type OrderScenario = {
  readonly name: OrderScenarioName;
  readonly order: DemoOrder;
  readonly chat: DemoChat;
  readonly listings: readonly DemoListing[];
  readonly buyer: DemoAccount;
  readonly seller: DemoAccount;
};

/** The order with that name and its related records. Throws when the world was created without it. */
export function orderScenario(world: DemoWorld, name: OrderScenarioName): OrderScenario {
  const order = present(
    world.orders.find((one) => one.scenario === name),
    `order ${name}`,
  );
  const wanted = new Set(order.listings.map((line) => line.listingId));
  return {
    name,
    order,
    chat: present(
      world.chats.find((chat) => chat.id === order.chatId),
      `chat of ${name}`,
    ),
    listings: world.listings.filter((listing) => wanted.has(listing.id)),
    buyer: accountOf(world, order.buyerId),
    seller: accountOf(world, order.sellerId),
  };
}

/** Test cards of the sandbox provider, by the bank's response. */
export const sandboxCards = {
  "checkout-card-paid": { number: "4242 4242 4242 4242", expiry: "12/39", cvc: "123" },
  "checkout-card-declined": { number: "4000 0000 0000 0002", expiry: "12/39", cvc: "123" },
  "checkout-card-needs-confirmation": { number: "4000 0025 0000 3155", expiry: "12/39", cvc: "123" },
  "checkout-card-insufficient-funds": { number: "4000 0000 0000 9995", expiry: "12/39", cvc: "123" },
} as const;
export type CheckoutScenarioName = keyof typeof sandboxCards;

export type CheckoutScenario = {
  readonly name: CheckoutScenarioName;
  readonly buyer: DemoAccount;
  readonly listing: DemoListing;
  readonly card: (typeof sandboxCards)[CheckoutScenarioName];
};

/** A piece that the newcomer can buy today, with a card that behaves as its name says. */
export function checkoutScenario(world: DemoWorld, name: CheckoutScenarioName): CheckoutScenario {
  const cart = new Set(
    world.carts.filter((mark) => mark.userId === accountIds.newcomer).map((mark) => mark.listingId),
  );
  return {
    name,
    buyer: fixedIn(world, "newcomer"),
    listing: present(
      world.listings.find((listing) => cart.has(listing.id)),
      "piece in the newcomer's cart",
    ),
    card: sandboxCards[name],
  };
}

/** A chat with a seller without an order; the seller's last message is unread. */
export function inquiryScenario(world: DemoWorld): {
  chat: DemoChat;
  listing: DemoListing;
  buyer: DemoAccount;
  seller: DemoAccount;
} {
  const chat = present(
    world.chats.find((one) => one.listingId !== null && one.orderId === null && one.messages.length > 1),
    "inquiry chat",
  );
  return {
    chat,
    listing: listingOf(world, chat.listingId ?? ""),
    buyer: accountOf(world, chat.buyerId),
    seller: accountOf(world, chat.sellerId),
  };
}

/** `promo-code-sent`: the newcomer's code, valid and unused. */
export function promoScenario(world: DemoWorld): { email: string; discount: DemoDiscount } {
  const email = emailOf("newcomer");
  return {
    email,
    discount: present(
      world.discounts.find((one) => one.email === email),
      "promo code",
    ),
  };
}

/** `review-pending`: the shopper has a purchase to review; `sale-review-pending`: the studio has a sale. */
export function reviewScenario(
  world: DemoWorld,
  name: "review-pending" | "sale-review-pending",
): OrderScenario & { review: DemoReview } {
  const scenario = orderScenario(world, name);
  return {
    ...scenario,
    review: present(
      world.reviews.find((one) => one.orderId === scenario.order.id),
      `review of ${name}`,
    ),
  };
}

/** The studio's three lists of consignments, newest first. */
export function consignmentScenario(
  world: DemoWorld,
): Record<"available" | "accepted" | "missed", readonly DemoConsignment[]> {
  const studio = fixedIn(world, "studio");
  const near = world.consignments
    .filter((one) => one.hub === studio.hub && one.status !== "submitted" && one.status !== "withdrawn")
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const accepted = near.filter((one) => one.acceptedBy === studio.id);
  const available = near.filter((one) => one.status === "available" && !one.declinedBy.includes(studio.id));
  return {
    available,
    accepted,
    missed: near.filter((one) => !accepted.includes(one) && !available.includes(one)),
  };
}

/** A seller's piece that is free to buy, favorite, ask about or make an offer for. */
export function freeListing(world: DemoWorld, seller: FixedAccountName = "studio"): DemoListing {
  const id = accountIds[seller];
  const spoken = new Set(world.chats.map((chat) => chat.listingId));
  return present(
    world.listings.find(
      (listing) =>
        listing.sellerId === id &&
        listing.status === "active" &&
        !listing.reservedBy &&
        !spoken.has(listing.id),
    ),
    `free piece of ${seller}`,
  );
}

export const fixedIn = (world: DemoWorld, name: FixedAccountName): DemoAccount =>
  accountOf(world, accountIds[name]);

export const accountOf = (world: DemoWorld, id: string): DemoAccount =>
  present(
    world.accounts.find((one) => one.id === id),
    `account ${id}`,
  );

export const listingOf = (world: DemoWorld, id: string): DemoListing =>
  present(
    world.listings.find((one) => one.id === id),
    `listing ${id}`,
  );

function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`This demo world has no ${what}.`);
  return value;
}
