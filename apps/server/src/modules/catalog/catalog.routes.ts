import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import { countFavorites } from "../favorite/favorite.queries.ts";
import { requireUser } from "../user/require-user.ts";
import type { Module } from "../module.ts";
import { findSimilar, listListings } from "./find-listings.ts";
import { presentListing, type Viewer } from "../listing/listing.presenter.ts";
import { type FullListingAnswer, presentFullListing } from "./full-listing.presenter.ts";
import { findAllOf, readPrices } from "../listing/listing.queries.ts";
import { countWaiting } from "../stock/waiting-list.queries.ts";
import { createListing, editListing, requireListing, takeDown } from "../listing/listing.service.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { findOpenOffer, findOpenRequest } from "../order/order.queries.ts";
import { summarizeSeller } from "../profile/seller-summary.ts";

/** Sellers with more pieces have a shop, whose dashboard is paginated. */
const mineShown = 200;

function routes(deps: Deps): readonly Route[] {
  async function inFull(db: Db, listing: ListingRow, viewer: Viewer): Promise<FullListingAnswer> {
    return presentFullListing(listing, viewer, {
      seller: await summarizeSeller(db, await requireUser(db, listing.sellerId)),
      favoriteCount: await countFavorites(db, listing.id),
      waitingCount: await countWaiting(db, listing.id),
      openOffer: viewer.userId === null ? null : await findOpenOffer(db, viewer.userId, listing.id),
      openRequest: viewer.userId === null ? null : await findOpenRequest(db, viewer.userId, listing.id),
      similar: await findSimilar(db, deps, listing),
      prices: await readPrices(db, listing.id),
    });
  }

  return [
    serve(listingEndpoints.list, ({ query, caller, db, now }) =>
      listListings(db, deps, query, { userId: caller?.userId ?? null, now }),
    ),
    serve(listingEndpoints.mine, async ({ caller, db, now }) => ({
      listings: (await findAllOf(db, caller.userId, mineShown)).map((row) =>
        presentListing(row, { userId: caller.userId, now }),
      ),
    })),
    serve(listingEndpoints.get, async ({ params, caller, db, now }) =>
      inFull(db, await requireListing(db, params.heirloopId), { userId: caller?.userId ?? null, now }),
    ),
    serve(listingEndpoints.create, async ({ body, caller, db, now }) =>
      inFull(db, await createListing(db, deps, caller, body, now), { userId: caller.userId, now }),
    ),
    serve(listingEndpoints.edit, async ({ params, body, caller, db, now }) =>
      inFull(db, await editListing(db, deps, caller, params.heirloopId, body, now), {
        userId: caller.userId,
        now,
      }),
    ),
    serve(listingEndpoints.retire, ({ params, caller, db, now }) =>
      takeDown(db, deps, caller, params.heirloopId, now),
    ),
  ];
}

export const catalog: Module = { routes };
