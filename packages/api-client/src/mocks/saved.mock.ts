import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { cartListingFrom, listingFrom } from "@heirloop/demo/projection/listing-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoListing, DemoMark } from "@heirloop/demo/records/listing";
import { contactOf } from "./blocked-people.mock.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { checkTotal, problem } from "./mock-problem.ts";
import { type MockWorld, removeMark } from "./mock-world.ts";
import { isWaiting } from "./waiting-list.mock.ts";

type Marks = (world: MockWorld) => DemoMark[];
const favoritesOf: Marks = ({ favorites }) => favorites;
const cartOf: Marks = ({ carts }) => carts;

/** Newest first; sold and retired pieces stay in, marked by their status. */
const listMarked = (world: MockWorld, marks: Marks, userId: string): DemoListing[] =>
  marks(world)
    .filter((mark) => mark.userId === userId)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ listingId }) => getRequired(world.index.listings, listingId));

export const cartListings = (world: MockWorld, userId: string) =>
  listMarked(world, cartOf, userId).map((listing) => ({
    ...cartListingFrom(world.index, listing, userId, contactOf(world, userId, listing.sellerId)),
    isWaiting: isWaiting(world, listing, userId),
  }));
export const favoriteListings = (world: MockWorld, userId: string) =>
  listMarked(world, favoritesOf, userId).map((listing) => listingFrom(listing, userId));

function getListing({ index }: MockWorld, heirloopId: string): DemoListing {
  const listing = index.listingsByHeirloopId.get(heirloopId);
  if (listing === undefined) throw problem("not-found");
  return listing;
}

type Put = { world: MockWorld; marks: Marks; userId: string; listing: DemoListing };

function put(endpoint: Pick<Endpoint, "total">, { world, marks, userId, listing }: Put): void {
  const own = marks(world).filter((mark) => mark.userId === userId);
  const known = own.some((mark) => mark.listingId === listing.id);
  if (!known) checkTotal(endpoint, own.length);
  if (!known) marks(world).push({ userId, listingId: listing.id, date: world.now() });
}

function take(world: MockWorld, marks: Marks, userId: string, heirloopId: string): void {
  const listing = world.index.listingsByHeirloopId.get(heirloopId);
  removeMark(marks(world), userId, listing?.id);
}

const cartAnswer = (world: MockWorld, userId: string) => ({ listings: cartListings(world, userId) });

function favoritesAnswer(
  world: MockWorld,
  userId: string,
  { page = 1, limit }: { page?: number; limit: number },
) {
  const all = favoriteListings(world, userId);
  return { listings: all.slice((page - 1) * limit, page * limit), total: all.length };
}

export const savedMocks: readonly MockRoute[] = [
  mock(favoriteEndpoints.list, ({ query, caller, world }) =>
    favoritesAnswer(world, caller.account.id, query),
  ),
  mock(favoriteEndpoints.add, ({ params, query, caller, world }) => {
    const userId = caller.account.id;
    const listing = getListing(world, params.heirloopId);
    put(favoriteEndpoints.add, { world, marks: favoritesOf, userId, listing });
    return favoritesAnswer(world, userId, query);
  }),
  mock(favoriteEndpoints.remove, ({ params, query, caller, world }) => {
    take(world, favoritesOf, caller.account.id, params.heirloopId);
    return favoritesAnswer(world, caller.account.id, query);
  }),
  mock(cartEndpoints.get, ({ caller, world }) => cartAnswer(world, caller.account.id)),
  mock(cartEndpoints.add, ({ params, caller, world }) => {
    const userId = caller.account.id;
    const listing = getListing(world, params.heirloopId);
    if (listing.sellerId === userId) throw problem("own-listing");
    put(cartEndpoints.add, { world, marks: cartOf, userId, listing });
    return cartAnswer(world, userId);
  }),
  mock(cartEndpoints.remove, ({ params, caller, world }) => {
    take(world, cartOf, caller.account.id, params.heirloopId);
    return cartAnswer(world, caller.account.id);
  }),
];
