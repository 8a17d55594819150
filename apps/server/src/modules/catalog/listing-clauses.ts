import {
  acceptedValues,
  facetNames,
  listingFacets,
  listingRanges,
} from "@heirloop/contract/listing/listing-facets";
import type { FitBox } from "@heirloop/contract/listing/fit-boxes.schema";
import {
  facetsSchema,
  type Facets,
  type ListingSearch,
} from "@heirloop/contract/listing/listing-query.schema";
import type { SearchFacet } from "@heirloop/contract/search/search.schema";
import type { Clause, ListingsFound, NumericField } from "../search/search.port.ts";
import { fitClauses } from "./fit-clauses.ts";

const facetClause = (facet: SearchFacet, values: readonly string[]): Clause[] =>
  values.length === 0 ? [] : [{ of: facet, any: values.map((value) => ({ kind: "facet", facet, value })) }];

function between(field: NumericField, least: number | undefined, most: number | undefined): Clause[] {
  if (least === undefined && most === undefined) return [];
  return [{ any: [{ kind: "number", field, least: least ?? 0, most: most ?? Number.MAX_SAFE_INTEGER }] }];
}

/** Maps the filters of the collections page to search clauses. Source: docs/product.md §2, §9, §11. */
export function clausesOf(query: ListingSearch, boxes: readonly FitBox[] | null): Clause[] {
  return [
    ...facetNames.flatMap((name) => facetClause(listingFacets[name].attribute, acceptedValues(query, name))),
    // With discount=1 any reduction counts, even one of less than a percent.
    ...(query.discount === "1"
      ? [
          {
            any: [{ kind: "number", field: "compareAtPrice", least: 1, most: Number.MAX_SAFE_INTEGER }],
          } as const,
        ]
      : []),
    ...(query.discount === "20" ? between("discount", 20, undefined) : []),
    ...listingRanges.flatMap(({ attribute, least, most }) => between(attribute, query[least], query[most])),
    ...(boxes === null ? [] : fitClauses(boxes)),
  ];
}

const countedRows = Object.values(listingFacets).flatMap(({ attribute, counts }) =>
  counts === null ? [] : [{ attribute, counts }],
);
export const countedFacets = countedRows.map(({ attribute }) => attribute);

export function presentFacets(facets: ListingsFound["facets"]): Facets {
  const counts = countedRows.map(({ attribute, counts }) => [counts, facets.get(attribute) ?? []]);
  const regions = facets.get("region") ?? [];
  return facetsSchema.parse({
    ...Object.fromEntries(counts),
    uniqueRegions: regions.map(({ name, count }) => ({ region: name, count })),
  });
}
