import { postsOf } from "../blog/posts.ts";
import { brandFacts } from "../catalog/brands.ts";
import { createConsignmentChat } from "../consignment/create-consignment-chat.ts";
import { createConsignments } from "../consignment/create-consignments.ts";
import { notificationsOfOrder } from "../notification/create-notifications.ts";
import { addCases } from "../order/order-cases.ts";
import { createQuestion } from "../question/create-question.ts";
import { type Random, randomFrom } from "../random/random.ts";
import { clockAt } from "../records/clock.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoWorld } from "../records/world.ts";
import { reportOf, withReplies } from "../review/replies.ts";
import type { Sale } from "./past-sales.ts";
import { createPeople } from "./people.ts";
import { changesBy, createSales } from "./sales.ts";
import { carts, discounts, favorites, popularSearches, savedSearches } from "./shopper-activity.ts";
import { createNews } from "./shopper-news.ts";
import { createStock } from "./stock.ts";

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

/**
 * The whole demo world: catalog, people, and everything between them. Pure; about a second for 12,000
 * listings. Rules for the dates and statuses: docs/product.md §4.
 */
export function demoWorld({ seed, startAt, listings: count = 12_000 }: DemoWorldOptions): DemoWorld {
  const clock = clockAt(startAt);
  const random = randomFrom(`${seed}/world`);
  const stream = (name: string): Random => randomFrom(`${seed}/${name}`);
  const size = crowdFor(count);
  const people = createPeople(seed, clock, size);
  const { shopper, newcomer, unconfirmed, consigner, shop, studio, generated, byId } = people;
  const stock = createStock(seed, clock, people, { count, sold: size.sales });
  const sales = createSales(seed, clock, people, stock, random);
  const { byShopper, byStudio, past } = sales;
  const allSales = [...byShopper, ...byStudio, ...past];
  const changed = new Map(allSales.map((sale) => [sale.listing.id, changesBy(sale)]));
  const changedListing = (listing: DemoListing): DemoListing => ({ ...listing, ...changed.get(listing.id) });

  const consignments = createConsignments(
    {
      studio,
      shop,
      consigner,
      neighbors: generated.sellers.filter((one) => one.hub === studio.hub),
      rivals: generated.shops.filter((one) => one.hub === studio.hub),
      listed: stock.consigned,
      sold: byStudio.slice(1, 3).map(({ listing, order }) => ({ listing: changedListing(listing), order })),
    },
    clock,
    stream("consignments"),
  );
  const consignedAs = new Map(consignments.map((one) => [one.listingId, one]));
  const listings = stock.all.map((listing): DemoListing => {
    const consignment = consignedAs.get(listing.id);
    return {
      ...changedListing(listing),
      ...(stock.down.has(listing) && { status: "inactive" }),
      ...(consignment && {
        consigned: true,
        consignmentId: consignment.id,
        priceFloor: consignment.pricePlan,
      }),
    };
  });
  // Completed long ago and reviewed: a settled case changes nothing else about it.
  const isReported = ({ order }: Sale) => order.scenario === "chat-closed-completed";
  const orders = [
    ...[...byShopper.filter((sale) => !isReported(sale)), ...byStudio].map(({ order }) => order),
    ...addCases([...byShopper.filter(isReported), ...past], clock),
  ];
  const reviews = withReplies(sales.reviews, studio.id, clock);
  const free = listings.filter(
    (listing) =>
      listing.status === "active" &&
      !listing.reservedBy &&
      listing.sellerId !== consigner.id &&
      listing.delivery &&
      listing.pickup,
  );
  const questionable = random.some(free, Math.min(size.questions, free.length));
  return {
    seed,
    startAt,
    accounts: [...byId.values()],
    brands: brandFacts.map(({ name, slug, designer, about }) => ({ name, slug, designer, about })),
    listings,
    orders,
    chats: [
      ...allSales.map(({ chat }) => chat),
      ...sales.inquiries,
      ...consignments
        .filter(({ status, consignerId }) => status === "collected" && consignerId === consigner.id)
        .map((one) => createConsignmentChat(one, stream(`consignment-chat/${one.id}`))),
    ],
    notifications: [
      ...[...byShopper, ...byStudio].flatMap(({ order, seller, listing }) => {
        const buyer = byId.get(order.buyerId);
        return buyer ? notificationsOfOrder(order, { buyer, seller, listing }, clock, random) : [];
      }),
      ...createNews({ shopper, followed: studio }, free, clock, stream("news")),
    ],
    reviews,
    reviewReports: reportOf(reviews, studio.id, stream("reports").id(), clock),
    discounts: discounts(
      { shopper, newcomer, unconfirmed },
      byShopper.find(isReported)?.order.id ?? null,
      clock,
      random,
    ),
    questions: questionable.flatMap((listing) => {
      const asker = generated.buyers[random.int(0, generated.buyers.length - 1)];
      const seller = byId.get(listing.sellerId);
      return asker && seller ? [createQuestion(listing, { asker, seller }, clock, random)] : [];
    }),
    consignments,
    favorites: favorites(shopper, generated, free, size.favorites, clock, stream("favorites")),
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
