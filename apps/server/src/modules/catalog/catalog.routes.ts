import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { reply } from "../../http/reply.ts";
import { serve, type Route } from "../../http/route.ts";
import { countFavorites } from "../favorite/favorite.queries.ts";
import { requireUser } from "../identity/identity.service.ts";
import type { Module } from "../module.ts";
import { findSimilar, listListings } from "./find-listings.ts";
import {
  presentFullListing,
  presentListing,
  type FullListingAnswer,
  type Viewer,
} from "../listing/listing.presenter.ts";
import { countWaiting, findAllOf, readPrices } from "../listing/listing.queries.ts";
import {
  createListing,
  editListing,
  joinWaitingList,
  requireListing,
  takeDown,
} from "../listing/listing.service.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import type { OpenOrders } from "../listing/open-order.port.ts";
import { askQuestion, giveAnswer, listQuestions } from "../question/question.service.ts";
import type { RatingsOf } from "../listing/seller-ratings.port.ts";
import { summarizeSeller } from "../profile/seller-summary.ts";

/** Who sells more has a shop, whose dashboard turns pages. */
const mineShown = 200;

/** Everybody reads them, and each is told to a seller. */
const questionsPerPerson = { points: 30, seconds: 600 };

function routes(deps: Deps, ratingsOf: RatingsOf, openOrders: OpenOrders): readonly Route[] {
  async function inFull(db: Db, listing: ListingRow, viewer: Viewer): Promise<FullListingAnswer> {
    return presentFullListing(listing, viewer, {
      seller: await summarizeSeller(db, await requireUser(db, listing.sellerId), ratingsOf),
      favoriteCount: await countFavorites(db, listing.id),
      waitingCount: await countWaiting(db, listing.id),
      openOffer: viewer.userId === null ? null : await openOrders.offerOf(db, viewer.userId, listing.id),
      openRequest: viewer.userId === null ? null : await openOrders.requestOf(db, viewer.userId, listing.id),
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
    serve(listingEndpoints.questions, ({ params, db }) => listQuestions(db, params.heirloopId)),
    serve(listingEndpoints.ask, async ({ params, body, caller, db, now }) => {
      const { text, answerTo } = body;
      if (answerTo !== undefined)
        return giveAnswer(db, deps, caller, params.heirloopId, { text, now, questionId: answerTo });
      await deps.rateLimiter.consume("question", questionsPerPerson, caller.userId);
      return askQuestion(db, deps, caller, params.heirloopId, { text, now });
    }),
    serve(listingEndpoints.joinWaitingList, async ({ params, caller, db, now }) =>
      reply(202, { waitingCount: await joinWaitingList(db, caller, params.heirloopId, now) }),
    ),
  ];
}

export const createListingModule = (ratingsOf: RatingsOf, openOrders: OpenOrders): Module => ({
  routes: (deps) => routes(deps, ratingsOf, openOrders),
});
