import {
  acceptedValues,
  attributeValues,
  facetNames,
  type FacetName,
  listingFacets,
  listingRanges,
} from "@heirloop/contract/listing/listing-facets";
import type { FitBox } from "@heirloop/contract/listing/fit-boxes.schema";
import {
  type FacetCount,
  type Facets,
  facetsSchema,
  type ListingSearch,
  type ListingSort,
} from "@heirloop/contract/listing/listing-query.schema";
import { percentOff } from "@heirloop/contract/money/percent-off";
import { facetAttributesOf } from "@heirloop/demo/projection/listing-projection";
import type { DemoListing } from "@heirloop/demo/records/listing";
import type { FitPiece } from "@heirloop/machines/fit/carry-forms";
import { isWithin } from "@heirloop/machines/fit/fit-boxes";
import { isOnSale } from "@heirloop/machines/sale/sale-filter";

/** With the boxes of the caller's own home in place of `fits=1`. */
type MockQuery = Omit<ListingSearch, "fits"> & { fits: readonly FitBox[] | undefined };
type Filter = (listing: DemoListing, query: MockQuery) => boolean;

const fitPieceOf = ({ width, depth, height, type, comesApart }: DemoListing): FitPiece => ({
  dimensions: { width, depth, height },
  types: [type],
  comesApart,
});
const reduction = ({ price, compareAtPrice }: DemoListing) => percentOff(price, compareAtPrice);
const words = ({ title, description, type, brand, style, materials }: DemoListing) =>
  [title, description, type, brand, style, ...materials].join(" ").toLowerCase();

const facetValues = (listing: DemoListing, name: FacetName) =>
  attributeValues(facetAttributesOf(listing), listingFacets[name].attribute);

function passesFacet(listing: DemoListing, query: MockQuery, name: FacetName): boolean {
  const accepted = acceptedValues(query, name);
  return accepted.length === 0 || facetValues(listing, name).some((value) => accepted.includes(value));
}

const filters: readonly Filter[] = [
  (listing, { keyword = "" }) =>
    keyword
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words(listing).includes(word)),
  (listing, { discount }) => discount === undefined || isOnSale(listing, discount),
  (listing, { fits }) => fits === undefined || isWithin(fitPieceOf(listing), fits),
  (listing, query) =>
    listingRanges.every(({ attribute, least, most }) => {
      const { [least]: lowest = 0, [most]: highest = Number.POSITIVE_INFINITY } = query;
      return listing[attribute] >= lowest && listing[attribute] <= highest;
    }),
];

const sorts: Record<ListingSort, (a: DemoListing, b: DemoListing) => number> = {
  relevance: () => 0,
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  "price-asc": (a, b) => a.price - b.price,
  "price-desc": (a, b) => b.price - a.price,
  discount: (a, b) => reduction(b) - reduction(a),
};

/** `ignored` is a facet that is counted, which happens without its own filter. */
function findActive(listings: readonly DemoListing[], query: MockQuery, ignored?: FacetName): DemoListing[] {
  const applied = facetNames.filter((name) => name !== ignored);
  return listings.filter(
    (listing) =>
      listing.status === "active" &&
      filters.every((filter) => filter(listing, query)) &&
      applied.every((name) => passesFacet(listing, query, name)),
  );
}

/** How often each value occurs, the most frequent first. */
export function counted(
  listings: readonly DemoListing[],
  valuesOf: (listing: DemoListing) => readonly (string | null)[],
): FacetCount[] {
  const counts = new Map<string, number>();
  for (const value of listings.flatMap(valuesOf))
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

function facetsOf(listings: readonly DemoListing[], query: MockQuery): Facets {
  const countValues = (name: FacetName) =>
    counted(findActive(listings, query, name), (listing) => facetValues(listing, name));
  const counts = facetNames.flatMap((name) => {
    const key = listingFacets[name].counts;
    return key === null ? [] : [[key, countValues(name)]];
  });
  return facetsSchema.parse({
    ...Object.fromEntries(counts),
    uniqueRegions: countValues("region").map(({ name, count }) => ({ region: name, count })),
  });
}

/** What can be bought and matches, in the order asked for, with facets. */
export function findListings(
  listings: readonly DemoListing[],
  query: MockQuery,
): { listings: DemoListing[]; facets: Facets } {
  return {
    listings: findActive(listings, query).toSorted(sorts[query.sort]),
    facets: facetsOf(listings, query),
  };
}
