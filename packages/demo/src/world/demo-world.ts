import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { fixedAccount, fixedAccountNames } from "../account/accounts.ts";
import { generateAccounts } from "../account/generated-accounts.ts";
import { postsOf } from "../blog/posts.ts";
import { brandFacts } from "../catalog/brands.ts";
import { createConsignmentChat } from "../consignment/create-consignment-chat.ts";
import { consignments as makeConsignments } from "../consignment/create-consignments.ts";
import { createNotification, notificationsOfOrder } from "../notification/create-notifications.ts";
import { createQuestion } from "../question/create-question.ts";
import { randomFrom } from "../random/random.ts";
import { clockAt, daysBefore } from "../records/clock.ts";
import {
  alertedSearch,
  carts,
  discounts,
  favorites,
  popularSearches,
  savedSearches,
} from "./shopper-activity.ts";
import { addCases } from "../order/order-cases.ts";
import { reportOf, withReplies } from "../review/replies.ts";
import { pastSale, pastSales, reviewOf, type Sale, saleTakes } from "./past-sales.ts";
import type { DemoListing, DemoWorld } from "../records/records.ts";
import { isBought, shopperOrders, wantedByShopper } from "./shopper-orders.ts";
import { generateListings, type WantedListing } from "./generated-listings.ts";

export type DemoWorldOptions = {
  /** The same seed and start give the same bytes. */
  readonly seed: string;
  /** The instant around which all dates are placed (ISO). */
  readonly startAt: string;
  /** 12,000 by default; at least 160. */
  readonly listings?: number;
};

const crowdFor = (listings: number) =>
  listings > 2000
    ? { shops: 178, sellers: 420, buyers: 260, sales: 460, favorites: 22, questions: 900 }
    : { shops: 14, sellers: 24, buyers: 16, sales: 24, favorites: 6, questions: 30 };

/** How many hours ago the studio's own sales were completed. */
const studioSalesHoursAgo = [30, 240, 450, 660];

/** The share of listings that their sellers have taken down. */
const takenDown = 0.012;

/**
 * The whole demo world: catalog, people, and everything between them. Pure; about a second for 12,000
 * listings. Rules for the dates and statuses: docs/product.md §4.
 */
export function demoWorld({ seed, startAt, listings: count = 12_000 }: DemoWorldOptions): DemoWorld {
  const clock = clockAt(startAt);
  const random = randomFrom(`${seed}/world`);
  const size = crowdFor(count);
  const fixed = fixedAccountNames.map((name) => [name, fixedAccount(name, clock)] as const);
  const account = (name: (typeof fixedAccountNames)[number]) => fixedAccount(name, clock);
  const [shopper, newcomer, unconfirmed, consigner, shop, studio] = [
    account("shopper"),
    account("newcomer"),
    account("unconfirmed"),
    account("consigner"),
    account("shop"),
    account("studio"),
  ];
  const generated = generateAccounts(
    randomFrom(`${seed}/crowd`),
    clock,
    size,
    fixed.map(([, { slug }]) => slug),
  );
  const accounts = [
    ...fixed.map(([, one]) => one),
    ...generated.shops,
    ...generated.sellers,
    ...generated.buyers,
  ];
  const byId = new Map(accounts.map((one) => [one.id, one]));
  const taken = Math.round(count * takenDown);
  const cast = { shopper, studio, shop, consigner, generated };
  const wanted = {
    ...wantedByShopper(cast),
    sold: studioSalesHoursAgo.map((hours) => ({
      seller: studio,
      hoursAgo: hours + saleTakes,
      isGone: true,
    })),
    down: Array.from({ length: 2 }, () => ({ seller: shop, hoursAgo: 0, isGone: true })),
    consigned: Array.from({ length: 3 }, () => ({ seller: studio, hoursAgo: 0, isGone: false })),
  };
  const all = Object.values(wanted).flat();
  const gone = size.sales + taken;
  const made = [...generateListings({ seed, clock, count, gone, wanted: all, generated, fixed: cast })];
  const listingOf = new Map(all.map((one, index) => [one, made[index]]));
  const listingsOf = (some: readonly WantedListing[]): readonly DemoListing[] =>
    some.flatMap((one) => listingOf.get(one) ?? []);
  const down = new Set([...made.slice(-gone, -size.sales), ...listingsOf(wanted.down)]);

  const changed = new Map<string, Partial<DemoListing>>();
  const settle = (sale: Sale, listing: DemoListing) => {
    const { order } = sale;
    const held =
      order.status === "requested"
        ? { reservedUntil: order.deadline?.at ?? null, reservedBy: order.buyerId }
        : {};
    changed.set(listing.id, {
      ...(isBought(order) ? { status: "sold", soldTo: order.id } : {}),
      ...held,
      ...listedBefore(listing, order.createdAt),
    });
  };

  const own = shopperOrders(
    cast,
    { orders: listingsOf(wanted.orders), inquiries: listingsOf(wanted.inquiries) },
    clock,
    randomFrom(`${seed}/shopper`),
  );
  for (const sale of own.sales) settle(sale, sale.listing);

  const studioSales = listingsOf(wanted.sold).flatMap((listing, index) => {
    const buyer = generated.buyers[index];
    const hoursAgo = studioSalesHoursAgo[index];
    if (!buyer || hoursAgo === undefined) return [];
    const scenario = index === 0 ? "sale-review-pending" : null;
    return [{ ...pastSale({ buyer, seller: studio, listing }, hoursAgo, clock, random, scenario), listing }];
  });
  for (const sale of studioSales) settle(sale, sale.listing);

  const past = pastSales(
    made.slice(-size.sales),
    { generated, byId },
    size.sales,
    clock,
    randomFrom(`${seed}/sales`),
  );
  const lastOnes = new Map(made.slice(-size.sales).map((listing) => [listing.id, listing]));
  for (const sale of past.sales) {
    const listing = lastOnes.get(sale.order.listings[0]?.listingId ?? "");
    if (listing) settle(sale, listing);
  }
  const written = [
    ...past.reviews,
    ...own.sales.flatMap((sale) =>
      sale.order.scenario === "review-pending"
        ? [
            reviewOf(sale, sale.listing, clock, random, {
              buyer: false,
              seller: true,
              isShop: sale.seller.isBusiness,
            }),
          ]
        : sale.order.scenario === "chat-closed-completed"
          ? [
              reviewOf(sale, sale.listing, clock, random, {
                buyer: true,
                seller: true,
                isShop: sale.seller.isBusiness,
              }),
            ]
          : [],
    ),
    ...studioSales.map((sale, index) =>
      reviewOf(sale, sale.listing, clock, random, { buyer: true, seller: index > 0, isShop: true }),
    ),
  ];

  const reviews = withReplies(written, studio.id, clock);
  const neighbors = generated.sellers.filter((one) => one.hub === studio.hub);
  const consignments = makeConsignments(
    {
      studio,
      shop,
      consigner,
      neighbors,
      rivals: generated.shops.filter((one) => one.hub === studio.hub),
      listed: listingsOf(wanted.consigned),
      sold: studioSales.slice(1, 3).map(({ listing, order }) => ({
        listing: { ...listing, ...changed.get(listing.id) },
        order,
      })),
    },
    clock,
    randomFrom(`${seed}/consignments`),
  );
  for (const one of consignments)
    if (one.listingId)
      changed.set(one.listingId, {
        ...changed.get(one.listingId),
        consigned: true,
        consignmentId: one.id,
        priceFloor: one.pricePlan,
      });

  const collected = consignments.filter(
    ({ status, consignerId }) => status === "collected" && consignerId === consigner.id,
  );

  const listings = made.map((listing) => {
    const change = changed.get(listing.id);
    if (change) return { ...listing, ...change };
    return down.has(listing) ? { ...listing, status: "inactive" as const } : listing;
  });
  const timeZoneOf = (accountId: string) => {
    const account = byId.get(accountId);
    return account === undefined ? null : sellerTimeZone(account.pickupCalendar, account.hub);
  };
  const imagesOf = new Map(listings.map(({ id, images }) => [id, images]));
  // Completed long ago and reviewed: a settled case changes nothing else about it.
  const isReported = ({ order }: Sale) => order.scenario === "chat-closed-completed";
  const orders = [
    ...[...own.sales.filter((sale) => !isReported(sale)), ...studioSales].map((sale) => sale.order),
    ...addCases(
      [...own.sales.filter(isReported), ...past.sales].map((sale) => sale.order),
      clock,
      (order) => ({
        pictures: order.listings.flatMap(({ listingId }) => imagesOf.get(listingId) ?? []),
        timeZone: timeZoneOf(order.sellerId),
      }),
    ),
  ];
  const chats = [...own.sales, ...studioSales, ...past.sales].map((sale) => sale.chat);
  const free = listings.filter(
    (listing) =>
      listing.status === "active" &&
      !listing.reservedBy &&
      listing.sellerId !== consigner.id &&
      listing.delivery &&
      listing.pickup,
  );
  const questionable = random.some(free, Math.min(size.questions, free.length));
  const askers = generated.buyers;

  return {
    seed,
    startAt,
    accounts,
    brands: brandFacts.map(({ name, slug, designer, about }) => ({ name, slug, designer, about })),
    listings,
    orders,
    chats: [
      ...chats,
      ...own.inquiries,
      ...collected.map((one) => createConsignmentChat(one, randomFrom(`${seed}/consignment-chat/${one.id}`))),
    ],
    notifications: [
      ...own.sales.flatMap((sale) =>
        notificationsOfOrder(
          sale.order,
          { buyer: shopper, seller: sale.seller, listing: sale.listing },
          clock,
          random,
        ),
      ),
      ...studioSales.flatMap((sale) => {
        const buyer = byId.get(sale.order.buyerId);
        return buyer
          ? notificationsOfOrder(sale.order, { buyer, seller: studio, listing: sale.listing }, clock, random)
          : [];
      }),
      ...news(shopper, free, clock, randomFrom(`${seed}/news`)),
    ],
    reviews,
    reviewReports: reportOf(reviews, studio.id, randomFrom(`${seed}/reports`).id(), clock),
    discounts: discounts(
      { shopper, newcomer, unconfirmed },
      own.sales.find((sale) => sale.order.scenario === "chat-closed-completed")?.order.id ?? null,
      clock,
      random,
    ),
    questions: questionable.flatMap((listing) => {
      const asker = askers[random.int(0, askers.length - 1)];
      const seller = byId.get(listing.sellerId);
      return asker && seller ? [createQuestion(listing, { asker, seller }, clock, random)] : [];
    }),
    consignments,
    favorites: favorites(shopper, generated, free, size.favorites, clock, randomFrom(`${seed}/favorites`)),
    carts: carts(
      { shopper, newcomer },
      {
        free: free.filter((listing) => listing.region === "ba").slice(2, 40),
        sold: listings.find(
          (listing) =>
            listing.status === "sold" && listing.sellerId !== studio.id && listing.sellerId !== shop.id,
        ),
      },
      clock,
    ),
    savedSearches: savedSearches(shopper, clock, random),
    popularSearches,
    posts: postsOf(listings, clock),
  };
}

/** A piece was listed some days before it was ordered, and its price did not change after that. */
function listedBefore(listing: DemoListing, orderedAt: string): Partial<DemoListing> {
  if (listing.createdAt < orderedAt && listing.priceHistory.every((step) => step.since < orderedAt))
    return {};
  const createdAt =
    listing.createdAt < orderedAt ? listing.createdAt : daysBefore({ now: Date.parse(orderedAt) }, 9);
  return { createdAt, compareAtPrice: null, priceHistory: [{ price: listing.price, since: createdAt }] };
}

/** Price drops, matches and other notifications, so that the shopper's list has more than one page. */
function news(
  shopper: Parameters<typeof notificationsOfOrder>[1]["buyer"],
  free: readonly DemoListing[],
  clock: ReturnType<typeof clockAt>,
  random: ReturnType<typeof randomFrom>,
) {
  const reduced = random.some(
    free.filter((listing) => listing.compareAtPrice !== null),
    15,
  );
  const search = alertedSearch(free);
  const drops = reduced.map((listing, index) =>
    createNotification(
      {
        user: shopper,
        type: "price-drop",
        text: `${listing.title} is now ${formatCents(listing.price)}.`,
        hoursAgo: 7 + index * 46,
        listings: [listing],
      },
      clock,
      random,
    ),
  );
  const alerts = random.some(search.found, 7).map((listing, index) =>
    createNotification(
      {
        user: shopper,
        type: "saved-search",
        text: `A new piece for “${search.name}”`,
        hoursAgo: 3 + index * 68,
        listings: [listing],
      },
      clock,
      random,
    ),
  );
  return [...drops, ...alerts];
}

/** The entries in batches of `size`, so that a server can fill a table and report its progress. */
export function* inBatches<T>(entries: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < entries.length; start += size) yield entries.slice(start, start + size);
}
