import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import type { Facets } from "@heirloop/contract/listing/listing.schema";
import { regionCodes, type Region } from "@heirloop/contract/hub/hub";
import type { SearchFacet } from "@heirloop/contract/search/search.schema";
import type { FitLimits } from "@heirloop/machines/fit/fit-limits";
import type { Clause, FacetValue, ListingsFound, NumericField } from "../search/search.port.ts";

function facetClause(facet: SearchFacet, values: readonly string[] | string | undefined): Clause[] {
  const wanted = typeof values === "string" ? [values] : (values ?? []);
  return wanted.length === 0
    ? []
    : [{ of: facet, any: wanted.map((value) => ({ kind: "facet", facet, value })) }];
}

function between(field: NumericField, least: number | undefined, most: number | undefined): Clause[] {
  if (least === undefined && most === undefined) return [];
  return [{ any: [{ kind: "number", field, least: least ?? 0, most: most ?? Number.MAX_SAFE_INTEGER }] }];
}

/** Maps the filters of the collections page to search clauses. Source: docs/product.md §2, §9, §11. */
export function clausesOf(query: ListingQuery, fits: FitLimits | null): Clause[] {
  return [
    ...facetClause("categories", query.category),
    ...facetClause("subCategories", query.subCategory),
    ...facetClause("types", query.type),
    ...facetClause("style", query.style),
    ...facetClause("materials", query.material),
    ...facetClause("brand", query.brand),
    ...facetClause("rooms", query.room),
    ...facetClause("color", query.color),
    ...facetClause("condition", query.condition),
    ...facetClause("region", query.region),
    ...facetClause("designer", query.op === "designer" ? "true" : undefined),
    // With discount=1 any reduction counts, even one of less than a percent.
    ...(query.discount === "1"
      ? [
          {
            any: [{ kind: "number", field: "compareAtPrice", least: 1, most: Number.MAX_SAFE_INTEGER }],
          } as const,
        ]
      : []),
    ...(query.discount === "20" ? between("discount", 20, undefined) : []),
    ...between("price", query.minPrice, query.maxPrice),
    ...(fits === null
      ? []
      : [
          ...between("smallestSide", undefined, fits[0]),
          ...between("middleSide", undefined, fits[1]),
          ...between("largestSide", undefined, fits[2]),
        ]),
  ];
}

export const countedFacets = [
  "brand",
  "region",
  "materials",
  "style",
  "rooms",
  "categories",
  "subCategories",
  "types",
] as const satisfies readonly SearchFacet[];

const isRegion = (name: string): name is Region => regionCodes.some((code) => code === name);

export function presentFacets(found: ListingsFound["facets"]): Facets {
  const of = (facet: SearchFacet): FacetValue[] => [...(found.get(facet) ?? [])];
  return {
    uniqueBrands: of("brand"),
    uniqueRegions: of("region").flatMap(({ name, count }) =>
      isRegion(name) ? [{ region: name, count }] : [],
    ),
    uniqueMaterials: of("materials"),
    uniqueStyles: of("style"),
    uniqueRooms: of("rooms"),
    uniqueCategories: of("categories"),
    uniqueSubCategories: of("subCategories"),
    uniqueTypes: of("types"),
  };
}
