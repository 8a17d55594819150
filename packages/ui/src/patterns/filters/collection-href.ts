import { pageUrls } from "@heirloop/contract/page/page-urls";
import { filtersInUrlOrder } from "./filters.ts";
import type { CollectionQuery, FilterPlace } from "./collection-query.ts";

type Field = readonly [name: string, value: string];

/** Whether the page's path already says this filter. */
export const isFixed = ({ fixed }: FilterPlace, name: string): boolean => fixed.some((own) => own === name);

const placed = ["category", "subCategory", "type"] as const;

/** The path of a filtered page: under `/collections` it says the category, elsewhere it stays. */
export function collectionPath({ path, fixed }: FilterPlace, query: CollectionQuery): string {
  return fixed.length > 0 ? path : pageUrls.category(query);
}

/** The query's fields in the order of the URL; defaults are left out. */
export function queryFields(place: FilterPlace, query: CollectionQuery): readonly Field[] {
  const one = (name: string, value: string | number | undefined): readonly Field[] =>
    value === undefined || value === "" ? [] : [[name, String(value)]];
  return [
    ...one("keyword", query.keyword),
    ...(query.keyword ? one("exact", query.exact) : []),
    ...(place.fixed.length > 0 ? placed.flatMap((name) => one(name, query[name])) : []),
    ...filtersInUrlOrder
      .filter(({ name }) => !isFixed(place, name))
      .flatMap(({ fields }) => fields)
      .flatMap((name) => [query[name]].flat().flatMap((value) => one(name, value))),
    ...(query.sort === "relevance" ? [] : one("sort", query.sort)),
    ...(query.page === 1 ? [] : one("page", query.page)),
  ];
}

/** The address of the page that shows this query. */
export function collectionHref(place: FilterPlace, query: CollectionQuery): string {
  const fields = queryFields(place, query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const path = collectionPath(place, query);
  return fields.length === 0 ? path : `${path}?${fields.join("&")}`;
}

/** The address of the page without its search and filters, except those in its path. */
export const clearedHref = (place: FilterPlace, query: CollectionQuery): string =>
  unfilteredHref(place, { ...query, keyword: undefined });

/** The address of the same search without filters, except those in its path. */
export function unfilteredHref(place: FilterPlace, query: CollectionQuery): string {
  const unfiltered = filtersInUrlOrder
    .filter(({ name }) => !isFixed(place, name))
    .reduce((rest, { cleared }) => ({ ...rest, ...cleared }), changed(query, {}));
  const uncategorized = { category: undefined, subCategory: undefined, type: undefined };
  return collectionHref(place, {
    ...unfiltered,
    ...(place.fixed.length > 0 && uncategorized),
    sort: "relevance",
  });
}

/** The query with the words that were searched for in place of misspelled ones, so that alerts find the same. */
export const withCorrectedKeyword = (
  query: CollectionQuery,
  correctedTo: string | null,
): CollectionQuery => ({
  ...query,
  keyword: correctedTo ?? query.keyword,
});

/** The whole query including the path's part: the query string that a saved search is stored under. */
export function toSavedSearchQuery(query: CollectionQuery): string {
  const fields = [
    ...placed.flatMap((name): Field[] => (query[name] ? [[name, query[name]]] : [])),
    ...queryFields({ path: "", fixed: [] }, { ...query, exact: undefined, sort: "relevance", page: 1 }),
  ];
  return fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}

/** The same search with something changed, from its first page on. */
export const changed = (query: CollectionQuery, change: Partial<CollectionQuery>): CollectionQuery => ({
  ...query,
  ...change,
  page: 1,
});
