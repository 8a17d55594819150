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

type Wanted = { userId: string; now: Date; limit: number; page?: number };

async function present(db: Db, { limit, page = 1, ...viewer }: Wanted) {
  const [rows, total] = await Promise.all([
    listFavorites(db, viewer.userId, { limit, offset: (page - 1) * limit }),
    countFavoritesOf(db, viewer.userId),
  ]);
  return { listings: rows.map((row) => presentListing(row, viewer)), total };
}

const routes = (): readonly Route[] => [
  serve(favoriteEndpoints.list, ({ query, caller, db, now }) =>
    present(db, { ...query, userId: caller.userId, now }),
  ),
  serve(favoriteEndpoints.add, async ({ params, query, caller, db, now }) => {
    const listing = await requireListing(db, params.heirloopId);
    await transaction(db, async (tx) => {
      await lockUser(tx, caller.userId);
      if (await hasFavorite(tx, caller.userId, listing.id)) return;
      checkTotal(favoriteEndpoints.add, await countFavoritesOf(tx, caller.userId));
      await insertFavorite(tx, { userId: caller.userId, listingId: listing.id, createdAt: now });
    });
    return present(db, { ...query, userId: caller.userId, now });
  }),
  serve(favoriteEndpoints.remove, async ({ params, query, caller, db, now }) => {
    await deleteFavorite(db, caller.userId, params.heirloopId);
    return present(db, { ...query, userId: caller.userId, now });
  }),
];

export const favorite: Module = {
  routes,
  events: (deps) => ({ "listing.price-dropped": (tx, drop) => schedulePriceDropNotices(tx, deps, drop) }),
  jobs: (deps) => [handleJob(notifyPriceDrop, (drop, tx) => notifyPriceDrops(tx, deps, drop))],
};
