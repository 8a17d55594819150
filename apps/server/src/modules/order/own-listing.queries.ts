import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { listingTable, type ListingRow } from "../listing/listing.table.ts";
import { orderListingTable } from "./order.table.ts";

/** A listing of the viewer, with the price in cents for which it was sold. */
export type OwnListingRow = { listing: ListingRow; soldFor: number | null };

type Page = { limit: number; offset: number };

/** Returns the listings that match, newest first. */
export const listOwnListings = (
  db: Db,
  matches: SQL | undefined,
  { limit, offset }: Page,
): Promise<OwnListingRow[]> =>
  db
    .select({ listing: listingTable, soldFor: orderListingTable.price })
    .from(listingTable)
    .leftJoin(
      orderListingTable,
      and(
        eq(orderListingTable.orderId, listingTable.soldTo),
        eq(orderListingTable.listingId, listingTable.id),
      ),
    )
    .where(matches)
    .orderBy(desc(listingTable.createdAt), asc(listingTable.id))
    .limit(limit)
    .offset(offset);

/** Returns a seller's listings of any status, newest first. */
export const findOwnListings = (db: Db, sellerId: string, page: Page): Promise<OwnListingRow[]> =>
  listOwnListings(db, eq(listingTable.sellerId, sellerId), page);
