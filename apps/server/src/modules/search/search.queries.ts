import type { ListingRecord } from "@heirloop/contract/search/search.schema";
import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { asc, desc, eq, gt, gte, inArray, lt, sql, type SQL, and } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { listingTable } from "../listing/listing.table.ts";
import { searchEventTable, searchTermTable } from "./search.table.ts";

const columns = {
  id: listingTable.id,
  slug: listingTable.slug,
  title: listingTable.title,
  description: listingTable.description,
  price: listingTable.price,
  compareAtPrice: listingTable.compareAtPrice,
  image: sql<string | null>`${listingTable.images}[1]`,
  brand: listingTable.brand,
  designer: listingTable.designer,
  categories: listingTable.categories,
  subCategories: listingTable.subCategories,
  types: listingTable.types,
  materials: listingTable.materials,
  style: listingTable.style,
  color: listingTable.color,
  rooms: listingTable.rooms,
  condition: listingTable.condition,
  region: listingTable.region,
  width: listingTable.width,
  depth: listingTable.depth,
  height: listingTable.height,
  status: listingTable.status,
  createdAt: listingTable.createdAt,
};

const read = (db: Db, condition: SQL | undefined) => db.select(columns).from(listingTable).where(condition);
type Row = Awaited<ReturnType<typeof read>>[number];

function toRecord({
  id,
  price,
  compareAtPrice,
  status: _status,
  createdAt,
  width,
  depth,
  height,
  ...rest
}: Row): ListingRecord {
  const [smallestSide = 0, middleSide = 0, largestSide = 0] = [width, depth, height].toSorted(
    (a, b) => a - b,
  );
  return {
    ...rest,
    smallestSide,
    middleSide,
    largestSide,
    objectID: heirloopIdSchema.parse(id),
    price: cents(price),
    compareAtPrice: compareAtPrice === null ? null : cents(compareAtPrice),
    discount: compareAtPrice === null ? 0 : Math.floor(((compareAtPrice - price) * 100) / compareAtPrice),
    date: createdAt.getTime(),
  };
}

/** Records of what is for sale, `size` at a time by id, so that no answer holds the whole stock. */
export async function* readRecordsForSale(db: Db, size = 2_000): AsyncGenerator<ListingRecord[]> {
  const after = async (last: string): Promise<Row[]> =>
    read(db, and(eq(listingTable.status, "active"), gt(listingTable.id, last)))
      .orderBy(asc(listingTable.id))
      .limit(size);
  let next = after("");
  for (;;) {
    const rows = await next;
    const last = rows.at(-1);
    if (last === undefined) return;
    // The database reads on while these are taken in.
    next = after(last.id);
    next.catch(() => undefined);
    yield rows.map(toRecord);
  }
}

const toChanges = (rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row.status === "active" ? toRecord(row) : null]));

/** How the named listings stand now; null for what is not for sale. */
export async function readRecords(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ListingRecord | null>> {
  const found = toChanges(await read(db, inArray(listingTable.id, [...ids])));
  return new Map(ids.map((id) => [id, found.get(id) ?? null]));
}

/** What changed since a moment, by the index `listing_updated`. */
export async function readChangesSince(db: Db, since: Date): Promise<Map<string, ListingRecord | null>> {
  return toChanges(await read(db, gte(listingTable.updatedAt, since)));
}

/** Adds up how often terms were searched on a day. */
export async function addSearchTerms(db: Db, day: string, terms: ReadonlyMap<string, number>): Promise<void> {
  if (terms.size === 0) return;
  await db
    .insert(searchTermTable)
    .values([...terms].map(([term, count]) => ({ day, term, count })))
    .onConflictDoUpdate({
      target: [searchTermTable.day, searchTermTable.term],
      set: { count: sql`${searchTermTable.count} + excluded.count` },
    });
}

/** Terms of the days since `day`, most searched first. */
export async function readPopularTerms(
  db: Db,
  day: string,
  limit: number,
): Promise<Array<{ term: string; count: number }>> {
  const total = sql<number>`sum(${searchTermTable.count})::int`;
  return db
    .select({ term: searchTermTable.term, count: total })
    .from(searchTermTable)
    .where(gte(searchTermTable.day, day))
    .groupBy(searchTermTable.term)
    .orderBy(desc(total), asc(searchTermTable.term))
    .limit(limit);
}

export async function insertSearchEvents(
  db: Db,
  events: Array<typeof searchEventTable.$inferInsert>,
): Promise<void> {
  if (events.length > 0) await db.insert(searchEventTable).values(events);
}

export async function forgetSearches(db: Db, before: Date): Promise<void> {
  await db.delete(searchTermTable).where(lt(searchTermTable.day, before.toISOString().slice(0, 10)));
  await db.delete(searchEventTable).where(lt(searchEventTable.at, before));
}
