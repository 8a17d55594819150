import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { listingFrom } from "@heirloop/demo/projection/listing-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoListing, DemoMark } from "@heirloop/demo/records/records";
import { mock, type MockRoute } from "./mock-handler.ts";
import { checkTotal, problem } from "./mock-problem.ts";
import { type MockWorld, removeMark } from "./mock-world.ts";

type Marks = (world: MockWorld) => DemoMark[];
const favoritesOf: Marks = ({ favorites }) => favorites;
const cartOf: Marks = ({ carts }) => carts;

/** Newest first; sold and retired pieces stay in, marked by their status. */
function listMarked(world: MockWorld, marks: Marks, userId: string) {
  const own = marks(world)
    .filter((mark) => mark.userId === userId)
    .toSorted((a, b) => b.date.localeCompare(a.date));
  return {
    listings: own.map(({ listingId }) => listingFrom(getRequired(world.index.listings, listingId), userId)),
  };
}

export const cartListings = (world: MockWorld, userId: string) => listMarked(world, cartOf, userId).listings;
export const favoriteListings = (world: MockWorld, userId: string) =>
  listMarked(world, favoritesOf, userId).listings;

function getListing({ index }: MockWorld, heirloopId: string): DemoListing {
  const listing = index.listingsByHeirloopId.get(heirloopId);
  if (listing === undefined) throw problem("not-found");
  return listing;
}

type Put = { world: MockWorld; marks: Marks; userId: string; listing: DemoListing };

function put(endpoint: Pick<Endpoint, "total">, { world, marks, userId, listing }: Put) {
  const own = marks(world).filter((mark) => mark.userId === userId);
  const known = own.some((mark) => mark.listingId === listing.id);
  if (!known) checkTotal(endpoint, own.length);
  if (!known) marks(world).push({ userId, listingId: listing.id, date: world.now() });
  return listMarked(world, marks, userId);
}

function take(world: MockWorld, marks: Marks, userId: string, heirloopId: string) {
  const listing = world.index.listingsByHeirloopId.get(heirloopId);
  removeMark(marks(world), userId, listing?.id);
  return listMarked(world, marks, userId);
}

export const savedMocks: readonly MockRoute[] = [
  mock(favoriteEndpoints.list, ({ caller, world }) => listMarked(world, favoritesOf, caller.account.id)),
  mock(favoriteEndpoints.add, ({ params, caller, world }) =>
    put(favoriteEndpoints.add, {
      world,
      marks: favoritesOf,
      userId: caller.account.id,
      listing: getListing(world, params.heirloopId),
    }),
  ),
  mock(favoriteEndpoints.remove, ({ params, caller, world }) =>
    take(world, favoritesOf, caller.account.id, params.heirloopId),
  ),
  mock(cartEndpoints.get, ({ caller, world }) => listMarked(world, cartOf, caller.account.id)),
  mock(cartEndpoints.add, ({ params, caller, world }) => {
    const listing = getListing(world, params.heirloopId);
    if (listing.sellerId === caller.account.id) throw problem("own-listing");
    return put(cartEndpoints.add, { world, marks: cartOf, userId: caller.account.id, listing });
  }),
  mock(cartEndpoints.remove, ({ params, caller, world }) =>
    take(world, cartOf, caller.account.id, params.heirloopId),
  ),
];
