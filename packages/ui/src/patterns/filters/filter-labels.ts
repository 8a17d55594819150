import type { ListingSort } from "@heirloop/contract/listing/listing-query.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";

export const sortLabels: Record<ListingSort, string> = {
  relevance: "Best match",
  newest: "Newest first",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
  discount: "Biggest reduction",
};

export const discountLabels = { "1": "On sale", "20": "20% off or more" } as const;

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
