import { formatLabel } from "@heirloop/contract/label/label";
import { changed, collectionHref, isFixed } from "./collection-href.ts";
import { facetsInHeadingOrder, filtersInChipOrder } from "./filters.ts";
import type { CollectionQuery, FilterPlace } from "./collection-query.ts";

type CategoryPath = Pick<CollectionQuery, "category" | "subCategory" | "type">;

/** The title of a category, without filters. */
export function getCategoryTitle({ category, subCategory, type }: CategoryPath): string {
  const place = type ?? subCategory ?? category;
  return place ? formatLabel(place) : "All furniture";
}

/** The page's title, from the most specific filter. */
export function collectionTitle(query: CollectionQuery): string {
  if (query.keyword) return `Results for “${query.keyword}”`;
  if (query.category) return getCategoryTitle(query);
  for (const { name, heading } of facetsInHeadingOrder) {
    const [value, ...others] = query[name];
    if (heading && value && others.length === 0) return heading.format(formatLabel(value));
  }
  if (query.discount) return query.discount === "20" ? "At least 20% off" : "On sale";
  if (query.op) return "Designer furniture";
  if (query.sort === "newest") return "New hits";
  return getCategoryTitle(query);
}

/** The default name of a saved search: "Desks, Walnut, Under $500". */
export function searchName(query: CollectionQuery): string {
  const place = query.type ?? query.subCategory ?? query.category;
  const filters = activeFilters({ path: "", fixed: [] }, query).map(({ key, label }) =>
    key === "keyword" ? query.keyword : label,
  );
  return [...(place ? [formatLabel(place)] : []), ...filters].join(", ").slice(0, 120);
}

export type ActiveFilter = { key: string; label: string; href: string };

/** Everything that narrows the search and can be taken away, each with the address without it. */
export function activeFilters(place: FilterPlace, query: CollectionQuery): readonly ActiveFilter[] {
  const without = (key: string, label: string, change: Partial<CollectionQuery>): ActiveFilter => ({
    key,
    label,
    href: collectionHref(place, changed(query, change)),
  });
  return [
    ...(query.keyword ? [without("keyword", `“${query.keyword}”`, { keyword: undefined })] : []),
    ...filtersInChipOrder
      .filter(({ name }) => !isFixed(place, name))
      .flatMap(({ chips }) => chips(query))
      .map((chip) => without(chip.key, chip.label, chip.without)),
  ];
}
