import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { checkTotal } from "../../http/check-total.ts";
import { serve, type Route } from "../../http/route.ts";
import { handleJob } from "../../platform/jobs/jobs.ts";
import { lockUser } from "../user/user.queries.ts";
import { presentListing } from "../listing/listing.presenter.ts";
import { requireListing } from "../listing/listing.service.ts";
import type { Module } from "../module.ts";
import { notifyPriceDrops, schedulePriceDropNotices, notifyPriceDrop } from "./price-drop.ts";
import {
  countFavoritesOf,
  deleteFavorite,
  hasFavorite,
  insertFavorite,
  listFavorites,
} from "./favorite.queries.ts";

async function present(db: Db, viewer: { userId: string; now: Date }) {
  return { listings: (await listFavorites(db, viewer.userId)).map((row) => presentListing(row, viewer)) };
}

const routes = (): readonly Route[] => [
  serve(favoriteEndpoints.list, ({ caller, db, now }) => present(db, { userId: caller.userId, now })),
  serve(favoriteEndpoints.add, async ({ params, caller, db, now }) => {
    const listing = await requireListing(db, params.heirloopId);
    await transaction(db, async (tx) => {
      await lockUser(tx, caller.userId);
      if (await hasFavorite(tx, caller.userId, listing.id)) return;
      checkTotal(favoriteEndpoints.add, await countFavoritesOf(tx, caller.userId));
      await insertFavorite(tx, { userId: caller.userId, listingId: listing.id, createdAt: now });
    });
    return present(db, { userId: caller.userId, now });
  }),
  serve(favoriteEndpoints.remove, async ({ params, caller, db, now }) => {
    await deleteFavorite(db, caller.userId, params.heirloopId);
    return present(db, { userId: caller.userId, now });
  }),
];

export const favorite: Module = {
  routes,
  events: (deps) => ({ "listing.price-dropped": (tx, drop) => schedulePriceDropNotices(tx, deps, drop) }),
  jobs: (deps) => [handleJob(notifyPriceDrop, (drop, tx) => notifyPriceDrops(tx, deps, drop))],
};
