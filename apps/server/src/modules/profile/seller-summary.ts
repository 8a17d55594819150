import type { Db } from "../../platform/database/database.ts";
import type { UserRow } from "../user/user.table.ts";
import { presentSeller } from "../listing/listing.presenter.ts";
import { countActiveListings } from "../listing/listing.queries.ts";
import type { RatingsOf } from "../listing/seller-ratings.port.ts";

/** A seller as product pages and profiles show them. */
export async function summarizeSeller(db: Db, seller: UserRow, ratingsOf: RatingsOf) {
  const [ratings, listingCount] = [await ratingsOf(db, seller.id), await countActiveListings(db, seller.id)];
  return presentSeller(seller, { ...ratings, listingCount });
}
