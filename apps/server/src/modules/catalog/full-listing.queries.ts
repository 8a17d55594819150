import { eq, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { selectBlocksBetween } from "../blocked-people/person-block.queries.ts";
import type { BlockedPair } from "../blocked-people/person-block.table.ts";
import { selectOwnerPercent } from "../consignment/consignment.queries.ts";
import { selectFavoriteCount } from "../favorite/favorite.queries.ts";
import { selectActiveListingCount, selectPrices } from "../listing/listing.queries.ts";
import { listingTable, type ListingRow } from "../listing/listing.table.ts";
import { selectClaimingOrder, selectOpenOffer } from "../order/listing-orders.queries.ts";
import { selectRatings, type SellerRatings } from "../review/review.queries.ts";
import { selectIsWaiting, selectWaitingCount } from "../stock/waiting-list.queries.ts";
import { userTable, type UserRow } from "../user/user.table.ts";

const one = <T>(select: SQLWrapper) => sql<T>`(${select})`;

/** A listing with what its page shows of it, its seller and the viewer's orders. */
export type FullListingRow = {
  listing: ListingRow;
  /** The share agreed with the owner of a consigned piece. */
  ownerPercent: number | null;
  seller: UserRow;
  ratings: SellerRatings;
  /** How many pieces the seller offers. */
  listingCount: number;
  favoriteCount: number;
  waitingCount: number;
  /** Whether the viewer is one of them. */
  isWaiting: boolean;
  /** The viewer's order whose offer waits for the seller's answer. */
  openOffer: string | null;
  /** The viewer's order that has claimed the piece. */
  ownOrder: string | null;
  /** The blocks between the viewer and the seller. */
  blocks: BlockedPair[];
  /** Oldest first; `since` as in JSON. */
  prices: Array<{ price: number; since: string }>;
};

/** One statement, because it is the product page's. Returns null for an unknown id. */
export async function findFullListing(
  db: Db,
  listingId: string,
  viewerId: string | null,
): Promise<FullListingRow | null> {
  const orderOf = (select: typeof selectOpenOffer) =>
    viewerId === null ? sql<string | null>`null` : one<string | null>(select(db, viewerId, listingId));
  const ratings = selectRatings(db, listingTable.sellerId).as("ratings");
  const [row] = await db
    .select({
      listing: listingTable,
      ownerPercent: one<number | null>(selectOwnerPercent(db, listingId)),
      seller: userTable,
      ratings: { averageReview: ratings.averageReview, reviewedCount: ratings.reviewedCount },
      listingCount: one<number>(selectActiveListingCount(db, listingTable.sellerId)),
      favoriteCount: one<number>(selectFavoriteCount(db, listingId)),
      waitingCount: one<number>(selectWaitingCount(db, listingId)),
      isWaiting: selectIsWaiting(db, viewerId, listingTable.id),
      openOffer: orderOf(selectOpenOffer),
      ownOrder: orderOf(selectClaimingOrder),
      blocks: selectBlocksBetween(viewerId, listingTable.sellerId),
      prices: selectPrices(listingId),
    })
    .from(listingTable)
    .innerJoin(userTable, eq(userTable.id, listingTable.sellerId))
    .innerJoinLateral(ratings, sql`true`)
    .where(eq(listingTable.id, listingId));
  return row ?? null;
}
