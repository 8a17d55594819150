import type { sellerSummarySchema } from "@heirloop/contract/listing/listing.schema";
import type * as z from "zod/mini";
import type { SellerRatings } from "../review/review.queries.ts";
import { presentParty } from "../user/user.presenter.ts";
import type { UserRow } from "../user/user.table.ts";

export type SellerSummary = z.input<typeof sellerSummarySchema>;

/** What a seller's pieces and reviews add up to. */
type SellerFigures = { ratings: SellerRatings; listingCount: number };

/** Presents a seller for product pages and profiles. */
export function presentSellerSummary(
  seller: UserRow,
  { ratings, listingCount }: SellerFigures,
): SellerSummary {
  return {
    ...presentParty(seller),
    region: seller.region,
    place: seller.place,
    since: seller.createdAt.toISOString(),
    ...ratings,
    listingCount,
  };
}
