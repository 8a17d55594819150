import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { QueryOf } from "@heirloop/contract/endpoint/endpoint";
import type { profileEndpoints, profileSchema } from "@heirloop/contract/profile/profile.endpoints";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { UserRow } from "../user/user.table.ts";
import { presentListing, type Viewer } from "../listing/listing.presenter.ts";
import { countListings, findListingsOf } from "../listing/listing.queries.ts";
import { ratingsOf } from "../review/review.queries.ts";
import { presentSellerSummary } from "./seller-summary.ts";

type Pages = QueryOf<typeof profileEndpoints.get>;
const firstPages: Pages = { page: 1, soldPage: 1, limit: constants.listingsPerProfilePage };

/** Presents a seller or shop with one page each of its active and its sold pieces. */
export async function presentProfile(
  db: Db,
  seller: UserRow,
  viewer: Viewer,
  { page, soldPage, limit } = firstPages,
): Promise<z.input<typeof profileSchema>> {
  const counts = await countListings(db, seller.id);
  const list = async (status: "active" | "sold", at: number) =>
    (await findListingsOf(db, seller.id, status, { limit, offset: (at - 1) * limit })).map((row) =>
      presentListing(row, viewer),
    );
  return {
    seller: presentSellerSummary(seller, {
      ratings: await ratingsOf(db, seller.id),
      listingCount: counts.active,
    }),
    story: seller.story,
    policies: seller.policies,
    banner: seller.banner,
    forSale: await list("active", page),
    forSaleCount: counts.active,
    sold: await list("sold", soldPage),
    soldCount: counts.sold,
  };
}
