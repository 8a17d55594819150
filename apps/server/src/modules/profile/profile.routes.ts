import { profileEndpoints } from "@heirloop/contract/profile/profile.endpoints";
import { problem } from "../../http/problem.ts";
import { serve, type Route } from "../../http/route.ts";
import { findUserBySlug } from "../identity/user.queries.ts";
import { presentListing } from "../listing/listing.presenter.ts";
import { findListingsOf } from "../listing/listing.queries.ts";
import type { RatingsOf } from "../listing/seller-ratings.port.ts";
import { summarizeSeller } from "../listing/seller-summary.ts";
import type { Module } from "../module.ts";

const shown = { forSale: 60, sold: 24 };

const routes = (ratingsOf: RatingsOf): readonly Route[] => [
  serve(profileEndpoints.get, async ({ params, caller, db, now }) => {
    const seller = await findUserBySlug(db, params.slug);
    if (seller === null) throw problem("not-found");
    const viewer = { userId: caller?.userId ?? null, now };
    const forSale = await findListingsOf(db, seller.id, "active", shown.forSale);
    const sold = await findListingsOf(db, seller.id, "sold", shown.sold);
    return {
      seller: await summarizeSeller(db, seller, ratingsOf),
      story: seller.story,
      banner: seller.banner,
      forSale: forSale.map((row) => presentListing(row, viewer)),
      sold: sold.map((row) => presentListing(row, viewer)),
    };
  }),
];

export const createProfileModule = (ratingsOf: RatingsOf): Module => ({ routes: () => routes(ratingsOf) });
