import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { containsWords } from "../../platform/database/contains-words.ts";
import type { Db } from "../../platform/database/database.ts";
import { profileSlugTable } from "./profile-slug.table.ts";
import { userTable, type UserRow } from "./user.table.ts";

export type NewUser = typeof userTable.$inferInsert;
export type UserChange = Partial<Omit<UserRow, "id" | "createdAt">>;

/** Returns false if the email or the slug is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const inserted = await db
    .insert(userTable)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: userTable.id });
  return inserted.length > 0;
}

async function findUser(db: Db, condition: SQL): Promise<UserRow | null> {
  const [row] = await db.select().from(userTable).where(condition).limit(1);
  return row ?? null;
}

export const findUserById = (db: Db, id: string): Promise<UserRow | null> =>
  findUser(db, eq(userTable.id, id));
export const findUserByEmail = (db: Db, email: string): Promise<UserRow | null> =>
  findUser(db, eq(userTable.email, email));

/** Finds a profile by its current or a former slug. */
export async function findUserBySlug(db: Db, slug: string): Promise<UserRow | null> {
  const former = db
    .select({ id: profileSlugTable.userId })
    .from(profileSlugTable)
    .where(eq(profileSlugTable.slug, slug));
  const [row] = await db
    .select()
    .from(userTable)
    .where(or(eq(userTable.slug, slug), inArray(userTable.id, former)))
    .orderBy(desc(sql`${userTable.slug} = ${slug}`))
    .limit(1);
  return row ?? null;
}

/** Returns users by id; unknown ids are left out. */
export async function findUsers(db: Db, ids: readonly string[]): Promise<Map<string, UserRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(userTable)
    .where(inArray(userTable.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the account until the transaction ends. Inserting rows that refer to the user is not blocked. */
async function lockTheUser(tx: Db, condition: SQL): Promise<UserRow | null> {
  const [row] = await tx.select().from(userTable).where(condition).for("no key update");
  return row ?? null;
}

export const lockUser = (tx: Db, id: string): Promise<UserRow | null> =>
  lockTheUser(tx, eq(userTable.id, id));
export const lockUserByEmail = (tx: Db, email: string): Promise<UserRow | null> =>
  lockTheUser(tx, eq(userTable.email, email));

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await findUserByEmail(db, email)) !== null;
}

export async function updateUser(db: Db, id: string, change: UserChange): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(userTable).set(change).where(eq(userTable.id, id));
}

/** Returns at most `limit` accounts whose name, shop or email contains every word, sorted by name. */
export async function searchUsers(db: Db, keyword: string, limit: number): Promise<UserRow[]> {
  const { firstName, lastName, email, shopName } = userTable;
  return db
    .select()
    .from(userTable)
    .where(and(...containsWords(keyword, [firstName, lastName, email, shopName])))
    .orderBy(asc(firstName), asc(lastName), asc(userTable.id))
    .limit(limit);
}

/** Whether any account exists. */
export async function hasUsers(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: userTable.id }).from(userTable).limit(1);
  return row !== undefined;
}

/** Returns the owner of a payout account at the payment gateway. */
export async function findUserByPayoutAccount(db: Db, account: string): Promise<UserRow | null> {
  const [row] = await db.select().from(userTable).where(eq(userTable.payoutAccount, account));
  return row ?? null;
}

/** Lists the payout accounts that cannot receive payouts yet, or not anymore. */
export async function listWaitingPayoutAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .select({ account: userTable.payoutAccount })
    .from(userTable)
    .where(and(isNotNull(userTable.payoutAccount), isNull(userTable.payoutsConnectedAt)));
  return rows.flatMap(({ account }) => account ?? []);
}

export async function listAdminIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: userTable.id }).from(userTable).where(eq(userTable.admin, true));
  return rows.map(({ id }) => id);
}

/** Returns the businesses that are not blocked, by id, with what places them. */
export const listActiveBusinesses = (db: Db) => {
  const { id, firstName, isBusiness, shopName, slug, place, hub, lat, lng } = userTable;
  return db
    .select({ id, firstName, isBusiness, shopName, slug, place, hub, lat, lng })
    .from(userTable)
    .where(and(eq(isBusiness, true), isNull(userTable.blockedAt)))
    .orderBy(asc(id));
};
