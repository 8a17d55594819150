import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type Placeholder,
} from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { listingTable, type ListingRow } from "../listing/listing.table.ts";
import { userTable, type UserRow } from "../user/user.table.ts";
import { sellerFollowTable, type SellerFollowRow } from "./seller-follow.table.ts";

type Follow = Pick<SellerFollowRow, "followerId" | "sellerId">;

/** A repeated follow stays as old as it is. */
export async function insertFollow(db: Db, row: SellerFollowRow): Promise<void> {
  await db.insert(sellerFollowTable).values(row).onConflictDoNothing();
}

const isFollow = ({ followerId, sellerId }: Follow) =>
  and(eq(sellerFollowTable.followerId, followerId), eq(sellerFollowTable.sellerId, sellerId));

export async function deleteFollow(db: Db, follow: Follow): Promise<void> {
  await db.delete(sellerFollowTable).where(isFollow(follow));
}

/** Ends what two people follow of each other. */
export async function deleteFollowsBetween(db: Db, one: string, other: string): Promise<void> {
  await db
    .delete(sellerFollowTable)
    .where(
      or(isFollow({ followerId: one, sellerId: other }), isFollow({ followerId: other, sellerId: one })),
    );
}

export async function isFollowing(db: Db, follow: Follow): Promise<boolean> {
  return (await db.select().from(sellerFollowTable).where(isFollow(follow))).length > 0;
}

/** How many sellers a user follows, with those whose account is blocked. */
export async function countAllFollows(db: Db, followerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(sellerFollowTable)
    .where(eq(sellerFollowTable.followerId, followerId));
  return row?.count ?? 0;
}

const isShown = (followerId: string) =>
  and(eq(sellerFollowTable.followerId, followerId), isNull(userTable.blockedAt), isNull(userTable.closedAt));

/** How many of the sellers that a user follows are neither closed nor blocked. */
export async function countShownFollows(db: Db, followerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(sellerFollowTable)
    .innerJoin(userTable, eq(userTable.id, sellerFollowTable.sellerId))
    .where(isShown(followerId));
  return row?.count ?? 0;
}

/** One page, latest follow first. */
export const readFollowedSellers = (
  db: Db,
  followerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Array<{ seller: UserRow; since: Date }>> =>
  db
    .select({ seller: userTable, since: sellerFollowTable.createdAt })
    .from(sellerFollowTable)
    .innerJoin(userTable, eq(userTable.id, sellerFollowTable.sellerId))
    .where(isShown(followerId))
    .orderBy(desc(sellerFollowTable.createdAt), desc(sellerFollowTable.sellerId))
    .limit(limit)
    .offset(offset);

/** The newest pieces for sale of each seller, at most `limit` of each, newest first. */
export async function readNewestOf(
  db: Db,
  sellerIds: readonly string[],
  limit: number,
): Promise<ListingRow[]> {
  if (sellerIds.length === 0) return [];
  const newest = (sellerId: string) =>
    db
      .select()
      .from(listingTable)
      .where(and(eq(listingTable.sellerId, sellerId), eq(listingTable.status, "active")))
      .orderBy(desc(listingTable.createdAt), asc(listingTable.id))
      .limit(limit);
  // At most a page of sellers, each by an index.
  return (await Promise.all(sellerIds.map(newest))).flat();
}

/** The ids of the sellers that a user follows, latest first. */
export const selectFollowedIds = (db: Db, followerId: string | Placeholder) =>
  db
    .select({ sellerId: sellerFollowTable.sellerId })
    .from(sellerFollowTable)
    .where(eq(sellerFollowTable.followerId, sql`${followerId}`))
    .orderBy(desc(sellerFollowTable.createdAt), desc(sellerFollowTable.sellerId));

/** The next followers, by id after `after`, who are to be alerted of a piece and of none of the seller's others yet. */
export async function listFollowersToAlert(
  db: Db,
  { sellerId, createdAt }: Pick<ListingRow, "sellerId" | "createdAt">,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ followerId: sellerFollowTable.followerId })
    .from(sellerFollowTable)
    .where(
      and(
        eq(sellerFollowTable.sellerId, sellerId),
        gt(sellerFollowTable.followerId, after),
        isNull(sellerFollowTable.alertAt),
        lt(sellerFollowTable.alertedUntil, createdAt),
      ),
    )
    .orderBy(asc(sellerFollowTable.followerId))
    .limit(limit);
  return rows.map(({ followerId }) => followerId);
}

export async function setAlertTime(tx: Db, follow: Follow, alertAt: Date): Promise<void> {
  await tx.update(sellerFollowTable).set({ alertAt }).where(isFollow(follow));
}

/** Changes when a follower is alerted of the pieces that wait; returns whether there are any. */
export async function changeAlertTime(tx: Db, followerId: string, alertAt: Date): Promise<boolean> {
  const rows = await tx
    .update(sellerFollowTable)
    .set({ alertAt })
    .where(and(eq(sellerFollowTable.followerId, followerId), isNotNull(sellerFollowTable.alertAt)))
    .returning({ sellerId: sellerFollowTable.sellerId });
  return rows.length > 0;
}

/** Claims the follows whose alert is due, so that no other worker sends it. */
export const takeDueFollows = (tx: Db, followerId: string, now: Date): Promise<SellerFollowRow[]> =>
  tx
    .update(sellerFollowTable)
    .set({ alertAt: null })
    .where(and(eq(sellerFollowTable.followerId, followerId), lte(sellerFollowTable.alertAt, now)))
    .returning();

/** The newest pieces of followed sellers that were listed since the last alert. */
export const findPiecesToAlert = (
  db: Db,
  followerId: string,
  sellerIds: readonly string[],
  limit: number,
): Promise<Array<{ listing: ListingRow; seller: UserRow }>> =>
  db
    .select({ listing: listingTable, seller: userTable })
    .from(sellerFollowTable)
    .innerJoin(userTable, eq(userTable.id, sellerFollowTable.sellerId))
    .innerJoin(
      listingTable,
      and(
        eq(listingTable.sellerId, sellerFollowTable.sellerId),
        gt(listingTable.createdAt, sellerFollowTable.alertedUntil),
      ),
    )
    .where(
      and(
        isShown(followerId),
        inArray(sellerFollowTable.sellerId, [...sellerIds]),
        eq(listingTable.status, "active"),
      ),
    )
    .orderBy(desc(listingTable.createdAt), asc(listingTable.id))
    .limit(limit);

export async function markFollowsAlerted(
  tx: Db,
  followerId: string,
  sellerIds: readonly string[],
  alertedUntil: Date,
): Promise<void> {
  await tx
    .update(sellerFollowTable)
    .set({ alertedUntil })
    .where(
      and(eq(sellerFollowTable.followerId, followerId), inArray(sellerFollowTable.sellerId, [...sellerIds])),
    );
}
