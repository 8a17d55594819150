import type { ListingRecord } from "@heirloop/contract/search/search.schema";

/** Algolia's limit for a record on its free plan, and for the average on the others, in bytes of JSON. */
export const mostRecordBytes = 10_000;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Shortens the description of a record that is too large, at the end of a word. */
export function shortenRecord(record: ListingRecord): ListingRecord {
  const excess = bytesOf(record) - mostRecordBytes;
  if (excess <= 0) return record;
  let room = bytesOf(record.description) - 2 - excess;
  let end = 0;
  for (const character of record.description) {
    room -= bytesOf(character) - 2;
    if (room < 0) break;
    end += character.length;
  }
  return { ...record, description: record.description.slice(0, end).replace(/\s+\S*$/, "") };
}
