import { countPages } from "@heirloop/contract/page/count-pages";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { findSimilar, listListings } from "./find-listings.ts";
import { findFullListing } from "./full-listing.queries.ts";
import { findOwnListings } from "../order/own-listing.queries.ts";
import { presentOwnListing } from "../order/own-listing.presenter.ts";
import type { Viewer } from "../listing/listing.presenter.ts";
import { type FullListingAnswer, presentFullListing } from "./full-listing.presenter.ts";
import { countAllOf } from "../listing/listing.queries.ts";
import { createListing, editListing, takeDown } from "../listing/listing.service.ts";

function routes(deps: Deps): readonly Route[] {
  async function inFull(db: Db, listingId: string, viewer: Viewer): Promise<FullListingAnswer> {
    const full = await findFullListing(db, listingId, viewer.userId);
    if (full === null) throw problem("not-found");
    // Pieces that a former member has sold stay, for the orders and the prices that name them.
    if (full.seller.closedAt !== null && full.listing.status !== "sold") throw problem("not-found");
    return presentFullListing(full, await findSimilar(db, deps, full.listing), viewer);
  }

  return [
    serve(listingEndpoints.list, ({ query, caller, db, now }) =>
      listListings(db, deps, query, { userId: caller?.userId ?? null, now }),
    ),
    serve(listingEndpoints.mine, async ({ query: { page, limit }, caller: { userId }, db, now }) => {
      const total = await countAllOf(db, userId);
      const rows = await findOwnListings(db, userId, { limit, offset: (page - 1) * limit });
      return {
        listings: rows.map((row) => presentOwnListing(row, { userId, now })),
        total,
        page,
        totalPages: countPages(total, limit),
      };
    }),
    serve(listingEndpoints.get, async ({ params, caller, db, now }) =>
      inFull(db, params.heirloopId, { userId: caller?.userId ?? null, now }),
    ),
    serve(listingEndpoints.create, async ({ body, caller, db, now }) => {
      const { id } = await createListing(db, deps, caller, body, now);
      return inFull(db, id, { userId: caller.userId, now });
    }),
    serve(listingEndpoints.edit, async ({ params, body, caller, db, now }) => {
      await editListing(db, deps, caller, params.heirloopId, body, now);
      return inFull(db, params.heirloopId, { userId: caller.userId, now });
    }),
    serve(listingEndpoints.retire, ({ params, caller, db, now }) =>
      takeDown(db, deps, caller, params.heirloopId, now),
    ),
  ];
}

export const catalog: Module = { routes };
