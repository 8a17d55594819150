import { listingSorts } from "@heirloop/contract/listing/listing-sorts";
import type { CollectionQuery, FilterPlace } from "./collection-query.ts";
import { filtersInUrlOrder } from "./filters.ts";

/**
 * The query of another address of the same page, as its links and forms make them. The server, which reads any
 * address, decides; this is what the filters show until it has.
 */
export function readCollectionQuery(
  { fixed }: FilterPlace,
  shown: CollectionQuery,
  search: URLSearchParams,
): CollectionQuery {
  const one = (name: string): string | undefined => search.get(name) ?? undefined;
  const amount = (name: string): number | undefined => (search.has(name) ? Number(one(name)) : undefined);
  const filters = filtersInUrlOrder
    .flatMap(({ fields }) => fields)
    .map((name) => [name, Array.isArray(shown[name]) ? search.getAll(name) : one(name)] as const);
  const inPath = fixed.map((name) => [name, shown[name]] as const);
  return {
    ...shown,
    ...(fixed.length > 0 && {
      category: one("category"),
      subCategory: one("subCategory"),
      type: one("type"),
    }),
    keyword: one("keyword"),
    ...Object.fromEntries<unknown>([...filters, ["exact", one("exact")], ...inPath]),
    minPrice: amount("minPrice"),
    maxPrice: amount("maxPrice"),
    sort: listingSorts.find((sort) => sort === one("sort")) ?? "relevance",
    page: amount("page") ?? 1,
  };
}
