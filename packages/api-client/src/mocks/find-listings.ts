import type { Facets, FacetCount } from "@heirloop/contract/listing/listing.schema";
import { regionCodes } from "@heirloop/contract/hub/hub";
import type { ListingQuery, ListingSort } from "@heirloop/contract/listing/listing-query.schema";
import { percentOff } from "@heirloop/contract/money/percent-off";
import type { DemoListing } from "@heirloop/demo/records/records";
import type { FitPiece } from "@heirloop/machines/fit/carry-forms";
import { isWithin, readLimits } from "@heirloop/machines/fit/fit-limits";
import { isOnSale } from "@heirloop/machines/sale/sale-filter";

type Filter = (listing: DemoListing, query: ListingQuery) => boolean;

const fitPieceOf = ({ width, depth, height, type, comesApart }: DemoListing): FitPiece => ({
  dimensions: { width, depth, height },
  types: [type],
  comesApart,
});
const within = (wanted: readonly string[], values: readonly (string | null)[]) =>
  wanted.length === 0 || values.some((value) => value !== null && wanted.includes(value));
const is = (wanted: string | undefined, value: string | null) => wanted === undefined || wanted === value;
const reduction = ({ price, compareAtPrice }: DemoListing) => percentOff(price, compareAtPrice);
const words = ({ title, description, type, brand, style, materials }: DemoListing) =>
  [title, description, type, brand, style, ...materials].join(" ").toLowerCase();

/** By name, so that a facet can be counted with its own one lifted. */
const filters = {
  keyword: (listing, { keyword = "" }) =>
    keyword
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words(listing).includes(word)),
  category: (listing, { category }) => is(category, listing.category),
  subCategory: (listing, { subCategory }) => is(subCategory, listing.subCategory),
  type: (listing, { type }) => is(type, listing.type),
  style: (listing, { style }) => within(style, [listing.style]),
  material: (listing, { material }) => within(material, listing.materials),
  brand: (listing, { brand }) => within(brand, [listing.brand]),
  room: (listing, { room }) => within(room, listing.rooms),
  color: (listing, { color }) => within(color, [listing.color]),
  condition: (listing, { condition }) => within(condition, [listing.condition]),
  region: (listing, { region }) => is(region, listing.region),
  discount: (listing, { discount }) => discount === undefined || isOnSale(listing, discount),
  op: (listing, { op }) => op === undefined || listing.designer,
  minPrice: (listing, { minPrice }) => minPrice === undefined || listing.price >= minPrice,
  fits: (listing, { fits }) =>
    fits === undefined || fits === "1" || isWithin(fitPieceOf(listing), readLimits(fits)),
  maxPrice: (listing, { maxPrice }) => maxPrice === undefined || listing.price <= maxPrice,
} satisfies Record<string, Filter>;
type FilterName = keyof typeof filters;

const sorts: Record<ListingSort, (a: DemoListing, b: DemoListing) => number> = {
  relevance: () => 0,
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  "price-asc": (a, b) => a.price - b.price,
  "price-desc": (a, b) => b.price - a.price,
  discount: (a, b) => reduction(b) - reduction(a),
};

function passing(listings: readonly DemoListing[], query: ListingQuery, lifted?: FilterName): DemoListing[] {
  const applied = Object.entries<Filter>(filters).filter(([name]) => name !== lifted);
  return listings.filter(
    (listing) => listing.status === "active" && applied.every(([, filter]) => filter(listing, query)),
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

function facetsOf(listings: readonly DemoListing[], query: ListingQuery): Facets {
  const lifted = (name: FilterName, valuesOf: (listing: DemoListing) => readonly (string | null)[]) =>
    counted(passing(listings, query, name), valuesOf);
  const regions = lifted("region", ({ region }) => [region]);
  return {
    uniqueBrands: lifted("brand", ({ brand }) => [brand]),
    uniqueRegions: regionCodes.flatMap((region) =>
      regions.filter(({ name }) => name === region).map(({ count }) => ({ region, count })),
    ),
    uniqueMaterials: lifted("material", ({ materials }) => materials),
    uniqueStyles: lifted("style", ({ style }) => [style]),
    uniqueRooms: lifted("room", ({ rooms }) => rooms),
    uniqueCategories: lifted("category", ({ category }) => [category]),
    uniqueSubCategories: lifted("subCategory", ({ subCategory }) => [subCategory]),
    uniqueTypes: lifted("type", ({ type }) => [type]),
  };
}

/** What can be bought and matches, in the order asked for, with facets. */
export function findListings(
  listings: readonly DemoListing[],
  query: ListingQuery,
): { found: DemoListing[]; facets: Facets } {
  return { found: passing(listings, query).toSorted(sorts[query.sort]), facets: facetsOf(listings, query) };
}
