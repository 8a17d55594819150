import { postsOf } from "../blog/posts.ts";
import { brandFacts } from "../catalog/brands.ts";
import { createListingReports } from "../listing-report/create-listing-reports.ts";
import { type Random, randomFrom } from "../random/random.ts";
import { clockAt } from "../records/clock.ts";
import type { DemoWorld } from "../records/world.ts";
import { reportOf, withReplies } from "../review/replies.ts";
import { chatsOf, notificationsOfSales, questionsAbout } from "./correspondence.ts";
import { currentListings, isFree } from "./current-listings.ts";
import { createPeople } from "./people.ts";
import { createSales, firstOrderOf, ordersOf } from "./sales.ts";
import { carts, discounts, favorites, popularSearches, savedSearches } from "./shopper-activity.ts";
import { createNews } from "./shopper-news.ts";
import { createStock } from "./stock.ts";
import { studioConsignments } from "./studio-consignments.ts";

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
  /** Shared: what draws from it earlier decides what is drawn later. */
  const random = randomFrom(`${seed}/world`);
  const stream = (name: string): Random => randomFrom(`${seed}/${name}`);
  const size = crowdFor(count);
  const people = createPeople(seed, clock, size);
  const { shopper, newcomer, consigner, shop, studio, generated } = people;
  const stock = createStock(seed, clock, people, { count, sold: size.sales });
  const sales = createSales(seed, clock, people, stock, random);
  const consignments = studioConsignments(people, stock, sales, clock, stream("consignments"));
  const listings = currentListings(stock, sales, consignments);
  const reviews = withReplies(sales.reviews, studio.id, clock);
  const free = listings.filter((listing) => isFree(listing) && listing.sellerId !== consigner.id);
  const questionable = random.some(free, Math.min(size.questions, free.length));
  return {
    seed,
    startAt,
    accounts: [...people.byId.values()],
    brands: brandFacts.map(({ name, slug, designer, about }) => ({ name, slug, designer, about })),
    listings,
    orders: ordersOf(sales, clock),
    chats: chatsOf(sales, consignments, people, stream),
    notifications: [
      ...notificationsOfSales(sales, people, clock, random),
      ...createNews({ shopper, followed: studio }, free, clock, stream("news")),
    ],
    reviews,
    reviewReports: reportOf(reviews, studio.id, stream("reports").id(), clock),
    listingReports: createListingReports(
      free.filter(({ sellerId }) => ![shopper, shop, studio, newcomer].some(({ id }) => id === sellerId)),
      [newcomer, ...generated.buyers],
      clock,
      stream("listing-reports"),
    ),
    discounts: discounts(people, firstOrderOf(sales)?.id ?? null, clock, random),
    questions: questionsAbout(questionable, people, clock, random),
    consignments,
    favorites: favorites(shopper, generated, free, size.favorites, clock, stream("favorites")),
    carts: carts(
      people,
      {
        free: free.filter((listing) => listing.region === "ba").slice(2, 40),
        sold: listings.find(
          ({ status, sellerId }) => status === "sold" && sellerId !== studio.id && sellerId !== shop.id,
        ),
      },
      clock,
    ),
    savedSearches: savedSearches(shopper, clock, random),
    popularSearches,
    posts: postsOf(listings, clock),
  };
}
