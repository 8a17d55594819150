import type { sellerSummarySchema } from "@heirloop/contract/listing/listing.schema";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import { countActiveListings } from "../listing/listing.queries.ts";
import { ratingsOf } from "../review/review.queries.ts";
import { presentParty } from "../user/user.presenter.ts";
import type { UserRow } from "../user/user.table.ts";

export type SellerSummary = z.input<typeof sellerSummarySchema>;

/** Presents a seller for product pages and profiles. */
export async function summarizeSeller(db: Db, seller: UserRow): Promise<SellerSummary> {
  const [ratings, listingCount] = [await ratingsOf(db, seller.id), await countActiveListings(db, seller.id)];
  return {
    ...presentParty(seller),
    region: seller.region,
    place: seller.place,
    since: seller.createdAt.toISOString(),
    ...ratings,
    listingCount,
  };
}
