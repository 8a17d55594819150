import { eq, sql, type SQLWrapper } from "drizzle-orm";
import { alias, union } from "drizzle-orm/pg-core";
import { memoizeStatement } from "../../platform/database/memoize-statement.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Caller } from "../../http/caller.ts";
import { selectBlocksOf } from "../blocked-people/person-block.queries.ts";
import { selectUnreadChatCount } from "../chat/chat-seen.queries.ts";
import { selectFavoriteIds } from "../favorite/favorite.queries.ts";
import { selectReservedIds } from "../listing/listing.queries.ts";
import { selectNotPreviewedCount } from "../notification/notification.queries.ts";
import { selectOrderedIds } from "../order/listing-orders.queries.ts";
import { selectSavedQueries } from "../saved-search/saved-search.queries.ts";
import { selectFollowedIds } from "../seller-follow/seller-follow.queries.ts";
import { userTable, type UserRow } from "../user/user.table.ts";

const count = (select: SQLWrapper) => sql<number>`(${select})`;

export type AccountSummaryRow = {
  user: UserRow;
  impersonator: { id: string; firstName: string } | null;
  /** Ids of listings, latest first. */
  favorites: string[];
  notPreviewed: number;
  unreadChats: number;
  /** Latest first. */
  savedSearches: Array<{ _id: string; query: string }>;
  /** Ids of sellers, latest first. */
  followedSellers: string[];
  /** Ids of listings, sorted. */
  pendingListings: string[];
  hasClosedContacts: boolean;
};

/** Everything in one statement, because every page needs it. */
const selectSummary = memoizeStatement((db) => {
  const admin = alias(userTable, "admin_user");
  const userId = sql.placeholder("userId");
  return db
    .select({
      user: userTable,
      impersonator: { id: admin.id, firstName: admin.firstName },
      favorites: sql<string[]>`array(${selectFavoriteIds(db, userId)})`,
      notPreviewed: count(selectNotPreviewedCount(db, userId)),
      unreadChats: count(selectUnreadChatCount(db, userId)),
      savedSearches: selectSavedQueries(userId),
      followedSellers: sql<string[]>`array(${selectFollowedIds(db, userId)})`,
      pendingListings: sql<
        string[]
      >`array(${union(selectReservedIds(db, userId), selectOrderedIds(db, userId)).orderBy(sql`1`)})`,
      hasClosedContacts: sql<boolean>`exists (${selectBlocksOf(db, userId)})`,
    })
    .from(userTable)
    .leftJoin(admin, eq(admin.id, sql.placeholder("impersonatedBy")))
    .where(eq(userTable.id, userId))
    .prepare("");
});

/** Returns null if the account no longer exists. */
export async function getAccountSummary(
  db: Db,
  { userId, impersonatedBy }: Pick<Caller, "userId" | "impersonatedBy">,
): Promise<AccountSummaryRow | null> {
  const [row] = await selectSummary(db).execute({ userId, impersonatedBy });
  return row ?? null;
}
