import type { ComesApart } from "@heirloop/contract/listing/comes-apart";
import { facetNames, listingFacets, type FacetAttribute } from "@heirloop/contract/listing/listing-facets";
import type { ListingRecord } from "@heirloop/contract/search/search.schema";
import { carriedSides } from "@heirloop/machines/fit/carry-forms";
import { asc, desc, gt, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { listingBrandTable } from "../listing-brand/listing-brand.table.ts";
import { listingTable } from "../listing/listing.table.ts";
import { searchEventTable, searchTermTable } from "./search.table.ts";

const { price, compareAtPrice } = listingTable;

type Row = Omit<ListingRecord, "smallestSide" | "middleSide" | "largestSide"> & {
  /** How the piece comes apart, which decides the sides it is carried with. */
  apart: ComesApart | null;
};

/** Only approved brands can be found, so the brand is read from their own table. */
const columnOf = (attribute: FacetAttribute) =>
  attribute === "brand" ? listingBrandTable.name : listingTable[attribute];

const facetColumns = sql.join(
  facetNames
    .map((name) => listingFacets[name].attribute)
    .map((attribute) => sql`${columnOf(attribute)} as ${sql.identifier(attribute)}`),
  sql`, `,
);

/**
 * A {@link ListingRecord} without its carried sides. Built by the database
 * because mapping 11,000 rows column by column in JavaScript takes a tenth of every start.
 */
const recordColumns = sql`
  ${listingTable.id} as "objectID",
  ${listingTable.slug},
  ${listingTable.title},
  ${listingTable.description},
  ${price},
  ${compareAtPrice} as "compareAtPrice",
  coalesce((${compareAtPrice} - ${price}) * 100::bigint / ${compareAtPrice}, 0) as discount,
  ${listingTable.images}[1] as image,
  ${facetColumns},
  ${listingTable.width},
  ${listingTable.depth},
  ${listingTable.height},
  ${listingTable.comesApart} as apart,
  floor(extract(epoch from ${listingTable.createdAt}) * 1000)::bigint as date`;

function recordOf({ apart, ...row }: Row): ListingRecord {
  const { width, depth, height, types } = row;
  const [smallestSide, middleSide, largestSide] = carriedSides({
    dimensions: { width, depth, height },
    types,
    comesApart: apart,
  });
  return { ...row, smallestSide, middleSide, largestSide };
}

async function read(db: Db, which: SQL): Promise<ListingRecord[]> {
  const { rows } = await db.execute<Row>(
    sql`select ${recordColumns} from ${listingTable}
      left join ${listingBrandTable}
        on ${listingBrandTable.name} = ${listingTable.brand} and ${listingBrandTable.status} = 'approved'
      where ${listingTable.status} = 'active' and ${which}`,
  );
  return rows.map(recordOf);
}

/** Yields the records of active listings, `size` at a time by id, so that no result holds all of them. */
export async function* listRecordsForSale(db: Db, size = 2_000): AsyncGenerator<ListingRecord[]> {
  const after = (last: string): Promise<ListingRecord[]> =>
    read(db, sql`${gt(listingTable.id, last)} order by ${listingTable.id} limit ${size}`);
  let next = after("");
  for (;;) {
    const records = await next;
    const last = records.at(-1);
    if (last === undefined) return;
    // The next query runs while this batch is processed.
    next = after(last.objectID);
    next.catch(() => undefined);
    yield records;
  }
}

/** Returns the current records of these listings; null for those not for sale. */
export async function findRecords(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ListingRecord | null>> {
  const records = ids.length === 0 ? [] : await read(db, inArray(listingTable.id, [...ids]));
  const found = new Map<string, ListingRecord>(records.map((record) => [record.objectID, record]));
  return new Map(ids.map((id) => [id, found.get(id) ?? null]));
}

/** Returns the changes since a given time, using the index `listing_updated`. */
export async function listChangesSince(db: Db, since: Date): Promise<Map<string, ListingRecord | null>> {
  const changed = await db
    .select({ id: listingTable.id })
    .from(listingTable)
    .where(gte(listingTable.updatedAt, since));
  return findRecords(
    db,
    changed.map(({ id }) => id),
  );
}

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

/** Returns the terms since `day`, most searched first. */
export async function listPopularTerms(
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

export async function deleteSearchesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(searchTermTable).where(lt(searchTermTable.day, before.toISOString().slice(0, 10)));
  await db.delete(searchEventTable).where(lt(searchEventTable.at, before));
}
