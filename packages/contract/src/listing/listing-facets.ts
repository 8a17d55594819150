/**
 * A filter by an attribute of a listing. `many` values can be chosen at once and one of them is enough, `one`
 * excludes the others, and a `flag` selects the listings that have the attribute.
 */
type ListingFacet = {
  /** The attribute's name in the search record. */
  attribute: string;
  kind: "many" | "one" | "flag";
  /** Under which name the attribute's values are returned with their counts; null if they are not. */
  counts: `unique${string}` | null;
};

/** Every such filter under its name in the URL. The index, the search, the mocks and the chips follow from it. */
export const listingFacets = {
  category: { attribute: "categories", kind: "one", counts: "uniqueCategories" },
  subCategory: { attribute: "subCategories", kind: "one", counts: "uniqueSubCategories" },
  type: { attribute: "types", kind: "one", counts: "uniqueTypes" },
  style: { attribute: "style", kind: "many", counts: "uniqueStyles" },
  material: { attribute: "materials", kind: "many", counts: "uniqueMaterials" },
  brand: { attribute: "brand", kind: "many", counts: "uniqueBrands" },
  room: { attribute: "rooms", kind: "many", counts: "uniqueRooms" },
  color: { attribute: "color", kind: "many", counts: null },
  condition: { attribute: "condition", kind: "many", counts: null },
  region: { attribute: "region", kind: "one", counts: "uniqueRegions" },
  op: { attribute: "designer", kind: "flag", counts: null },
} as const satisfies Record<string, ListingFacet>;

type Facets = typeof listingFacets;
export type FacetName = keyof Facets;
export type FacetAttribute = Facets[FacetName]["attribute"];
export type FacetCounts = NonNullable<Facets[FacetName]["counts"]>;
/** The filters that take any number of values. */
export type MultiFacetName = {
  [Name in FacetName]: Facets[Name]["kind"] extends "many" ? Name : never;
}[FacetName];

const isFacetName = (name: string): name is FacetName => Object.hasOwn(listingFacets, name);
export const facetNames: readonly FacetName[] = Object.keys(listingFacets).filter(isFacetName);

/** Filters by a number of the search record, with the names of their limits in the URL. */
export const listingRanges = [{ attribute: "price", least: "minPrice", most: "maxPrice" }] as const;

/** The value of an attribute as stored: several, one or none. */
type AttributeValue = readonly string[] | string | boolean | null;
export type FacetAttributes = Readonly<Record<FacetAttribute, AttributeValue>>;

/** Returns the values of an attribute by which a listing is found. */
export function attributeValues(listing: FacetAttributes, attribute: FacetAttribute): readonly string[] {
  const value = listing[attribute];
  if (value === null) return [];
  return typeof value === "object" ? value : [String(value)];
}

type FacetFields = Readonly<Partial<Record<FacetName, readonly string[] | string | undefined>>>;

/** Returns the values that a query accepts for a facet; none if it does not filter by it. */
export function acceptedValues(query: FacetFields, name: FacetName): readonly string[] {
  const value = query[name];
  if (value === undefined) return [];
  if (listingFacets[name].kind === "flag") return ["true"];
  return typeof value === "string" ? [value] : value;
}
