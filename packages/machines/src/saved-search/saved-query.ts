import { type ListingQuery, listingQuerySchema } from "@heirloop/contract/listing/listing-query.schema";
import { keywordOf } from "@heirloop/contract/search/keyword";
import { pairOf, partsOf } from "../page/query-string.ts";

/** Fields that sort and page the results, and are not part of the search. */
const notLookedFor = ["sort", "page", "limit"];

/** A keyword without a letter or digit matches nothing. */
const says = (name: string, value: string): boolean =>
  name === "keyword" ? keywordOf(value) !== undefined : value !== "";

/** The fields of a query string, with single and repeated values. */
function fieldsOf(query: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [name, value] of partsOf(query).map(pairOf))
    if (says(name, value) && !notLookedFor.includes(name))
      fields.set(name, [...(fields.get(name) ?? []), value]);
  return fields;
}

/** The search of a saved query string; null when it cannot be parsed. */
export function listingQueryOf(query: string): ListingQuery | null {
  const entries = [...fieldsOf(query)].map(([name, values]) => [
    name,
    values.length > 1 ? values : values[0],
  ]);
  const checked = listingQuerySchema.safeParse(Object.fromEntries(entries));
  return checked.success ? checked.data : null;
}

/**
 * The same search always as the same text: known fields only, sorted by name and value. Null when it is empty
 * or cannot be parsed.
 */
export function savedQueryOf(query: string): string | null {
  if (listingQueryOf(query) === null) return null;
  const known = [...fieldsOf(query)].filter(([name]) => Object.hasOwn(listingQuerySchema.shape, name));
  const descriptions = known
    .flatMap(([name, values]) => [...new Set(values)].map((value): [string, string] => [name, value.trim()]))
    .filter(([, value]) => value !== "")
    .toSorted(([one, a], [other, b]) => one.localeCompare(other) || a.localeCompare(b));
  return descriptions.length === 0
    ? null
    : descriptions.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}
