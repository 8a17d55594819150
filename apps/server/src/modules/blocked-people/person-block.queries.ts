import { and, count, desc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { IdOperand } from "../../platform/database/id-operand.ts";
import { userTable, type UserRow } from "../user/user.table.ts";
import { type BlockedPair, personBlockTable, type PersonBlockRow } from "./person-block.table.ts";

/** Sorted latest first. */
export const listBlockedUsers = (db: Db, blockerId: string): Promise<Array<{ user: UserRow; since: Date }>> =>
  db
    .select({ user: getTableColumns(userTable), since: personBlockTable.createdAt })
    .from(personBlockTable)
    .innerJoin(userTable, eq(userTable.id, personBlockTable.blockedId))
    .where(eq(personBlockTable.blockerId, blockerId))
    .orderBy(desc(personBlockTable.createdAt), desc(personBlockTable.blockedId));

/** A column with the blocks between two people, in either direction, as JSON. A guest has none. */
export function selectBlocksBetween(userId: IdOperand | null, otherId: IdOperand) {
  if (userId === null) return sql<BlockedPair[]>`'[]'::json`;
  const { blockerId, blockedId } = personBlockTable;
  const blocks = sql`coalesce(json_agg(json_build_object('blockerId', ${blockerId}, 'blockedId', ${blockedId})), '[]')`;
  const between = or(
    and(eq(blockerId, userId), eq(blockedId, otherId)),
    and(eq(blockerId, otherId), eq(blockedId, userId)),
  );
  return sql<BlockedPair[]>`(select ${blocks} from ${personBlockTable} where ${between})`;
}

/** Selects the blocks by or of a person. */
export const selectBlocksOf = (db: Db, userId: IdOperand) =>
  db
    .select({ one: sql`1` })
    .from(personBlockTable)
    .where(or(eq(personBlockTable.blockerId, userId), eq(personBlockTable.blockedId, userId)));

/** The blocks between a person and any of the others, in either direction. */
export async function listBlocksBetween(
  db: Db,
  userId: string,
  others: readonly string[],
): Promise<PersonBlockRow[]> {
  if (others.length === 0) return [];
  const { blockerId, blockedId } = personBlockTable;
  return db
    .select()
    .from(personBlockTable)
    .where(
      or(
        and(eq(blockerId, userId), inArray(blockedId, [...others])),
        and(eq(blockedId, userId), inArray(blockerId, [...others])),
      ),
    );
}

export async function countBlockedPeople(db: Db, blockerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(personBlockTable)
    .where(eq(personBlockTable.blockerId, blockerId));
  return row?.count ?? 0;
}

/** A repeated block stays as old as it is. */
export async function insertPersonBlock(db: Db, row: PersonBlockRow): Promise<void> {
  await db.insert(personBlockTable).values(row).onConflictDoNothing();
}

export async function deletePersonBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db
    .delete(personBlockTable)
    .where(and(eq(personBlockTable.blockerId, blockerId), eq(personBlockTable.blockedId, blockedId)));
}
