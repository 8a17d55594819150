import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import type { Db } from "../../db/database.ts";
import { problem } from "../../http/problem.ts";
import { serve, type Route } from "../../http/route.ts";
import { presentListing } from "../listing/listing.presenter.ts";
import { requireListing } from "../listing/listing.service.ts";
import type { Module } from "../module.ts";
import { deleteCartEntry, insertCartEntry, readCart } from "./cart.queries.ts";

/** Sold and retired pieces stay in, marked by their status; the database never lets the cart hold one twice. */
async function present(db: Db, viewer: { userId: string; now: Date }) {
  return { listings: (await readCart(db, viewer.userId)).map((row) => presentListing(row, viewer)) };
}

const routes = (): readonly Route[] => [
  serve(cartEndpoints.get, ({ caller, db, now }) => present(db, { userId: caller.userId, now })),
  serve(cartEndpoints.add, async ({ params, caller, db, now }) => {
    const listing = await requireListing(db, params.heirloopId);
    if (listing.sellerId === caller.userId) throw problem("own-listing");
    await insertCartEntry(db, { userId: caller.userId, listingId: listing.id, createdAt: now });
    return present(db, { userId: caller.userId, now });
  }),
  serve(cartEndpoints.remove, async ({ params, caller, db, now }) => {
    await deleteCartEntry(db, caller.userId, params.heirloopId);
    return present(db, { userId: caller.userId, now });
  }),
];

export const cart: Module = { routes };
