import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { checkTotal } from "../../http/check-total.ts";
import { problem } from "../../platform/problem.ts";
import { serve, type Route } from "../../http/route.ts";
import { lockUser } from "../user/user.queries.ts";
import { requireListing } from "../listing/listing.service.ts";
import type { Module } from "../module.ts";
import { presentCartListing } from "./cart.presenter.ts";
import { deleteCartEntry, insertCartEntry, listCartRows } from "./cart.queries.ts";

/** Sold and inactive pieces stay, marked by their status; the primary key prevents duplicates. */
async function present(db: Db, viewer: { userId: string; now: Date }) {
  return { listings: (await listCartRows(db, viewer.userId)).map((row) => presentCartListing(row, viewer)) };
}

const routes = (): readonly Route[] => [
  serve(cartEndpoints.get, ({ caller, db, now }) => present(db, { userId: caller.userId, now })),
  serve(cartEndpoints.add, async ({ params, caller, db, now }) => {
    const listing = await requireListing(db, params.heirloopId);
    if (listing.sellerId === caller.userId) throw problem("own-listing");
    await transaction(db, async (tx) => {
      await lockUser(tx, caller.userId);
      const entries = await listCartRows(tx, caller.userId);
      if (entries.some((entry) => entry.listing.id === listing.id)) return;
      checkTotal(cartEndpoints.add, entries.length);
      await insertCartEntry(tx, { userId: caller.userId, listingId: listing.id, createdAt: now });
    });
    return present(db, { userId: caller.userId, now });
  }),
  serve(cartEndpoints.remove, async ({ params, caller, db, now }) => {
    await deleteCartEntry(db, caller.userId, params.heirloopId);
    return present(db, { userId: caller.userId, now });
  }),
];

export const cart: Module = { routes };
