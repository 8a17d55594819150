import { regionNames } from "@heirloop/contract/hub/hub";
import { formatLabel } from "@heirloop/contract/label/label";
import type { ListingQuery, ListingSort } from "@heirloop/contract/listing/listing-query.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { changed, collectionHref, type FilterPlace } from "./collection-href.ts";
import { facetList, facetsInHeadingOrder } from "./facets.ts";

export const sortLabels: Record<ListingSort, string> = {
  relevance: "Best match",
  newest: "Newest first",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
  discount: "Biggest reduction",
};

export const discountLabels = { "1": "Any reduction", "20": "20% off or more" } as const;

/** In cents; an open end has no limit. */
export const priceBands: ReadonlyArray<{ minPrice?: number; maxPrice?: number }> = [
  { maxPrice: 250_00 },
  { minPrice: 250_00, maxPrice: 500_00 },
  { minPrice: 500_00, maxPrice: 1_000_00 },
  { minPrice: 1_000_00, maxPrice: 2_500_00 },
  { minPrice: 2_500_00 },
];

export function formatPriceRange(minPrice: number | undefined, maxPrice: number | undefined): string {
  if (minPrice === undefined) return maxPrice === undefined ? "Any price" : `Under ${formatCents(maxPrice)}`;
  return maxPrice === undefined
    ? `${formatCents(minPrice)} and more`
    : `${formatCents(minPrice)} to ${formatCents(maxPrice)}`;
}

type Shelf = Pick<ListingQuery, "category" | "subCategory" | "type">;

/** The title of a category, without filters. */
export function getCategoryTitle({ category, subCategory, type }: Shelf): string {
  const place = type ?? subCategory ?? category;
  return place ? formatLabel(place) : "All furniture";
}

/** The page's title, from the most specific filter. */
export function collectionTitle(query: ListingQuery): string {
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
export function searchName(query: ListingQuery): string {
  const place = query.type ?? query.subCategory ?? query.category;
  const filters = activeFilters({ path: "", fixed: [] }, query).map(({ key, label }) =>
    key === "keyword" ? query.keyword : label,
  );
  return [...(place ? [formatLabel(place)] : []), ...filters].join(", ").slice(0, 120);
}

export type ActiveFilter = { key: string; label: string; href: string };

/** Everything that narrows the search and can be taken away, each with the address without it. */
export function activeFilters(place: FilterPlace, query: ListingQuery): readonly ActiveFilter[] {
  const without = (key: string, label: string, change: Partial<ListingQuery>): ActiveFilter => ({
    key,
    label,
    href: collectionHref(place, changed(query, change)),
  });
  const isFixed = (name: string): boolean => place.fixed.some((own) => own === name);
  return [
    ...(query.keyword ? [without("keyword", `“${query.keyword}”`, { keyword: undefined })] : []),
    ...facetList.flatMap(({ name }) =>
      isFixed(name)
        ? []
        : query[name].map((value) =>
            without(`${name}-${value}`, formatLabel(value), {
              [name]: query[name].filter((other) => other !== value),
            }),
          ),
    ),
    ...(query.region && !isFixed("region")
      ? [without("region", regionNames[query.region], { region: undefined })]
      : []),
    ...(query.discount ? [without("discount", discountLabels[query.discount], { discount: undefined })] : []),
    ...(query.op ? [without("op", "Designer brands", { op: undefined })] : []),
    ...(query.fits ? [without("fits", "Fits through my door", { fits: undefined })] : []),
    ...(query.minPrice !== undefined || query.maxPrice !== undefined
      ? [
          without("price", formatPriceRange(query.minPrice, query.maxPrice), {
            minPrice: undefined,
            maxPrice: undefined,
          }),
        ]
      : []),
  ];
}
