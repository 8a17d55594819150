import type { FacetCount, Facets } from "@heirloop/contract/listing/listing.schema";
import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";

/** A filter of the query that takes any number of values. */
export type FacetName = {
  [Name in keyof ListingQuery]-?: ListingQuery[Name] extends string[] ? Name : never;
}[keyof ListingQuery];

type Facet = {
  title: string;
  /** Values with their counts; null when the panel shows none. */
  counts: ((facets: Facets) => readonly FacetCount[]) | null;
  /** Whether the filter panel has fields for it. */
  inPanel: boolean;
  /** Whether its section starts expanded. */
  expanded: boolean;
  /** Position in the URL. Saved searches are stored as such URLs, so it must not change. */
  urlOrder: number;
  /** Heading of a page filtered by one value of it. The lowest order wins. */
  heading: { order: number; format: (label: string) => string } | null;
};

/** Every facet, in the order of the panel and of the chips. A facet that the contract adds must be added here, and only here. */
const facets: Record<FacetName, Facet> = {
  brand: {
    title: "Brand",
    counts: ({ uniqueBrands }) => uniqueBrands,
    inPanel: true,
    expanded: true,
    urlOrder: 3,
    heading: { order: 3, format: (label) => label },
  },
  style: {
    title: "Style",
    counts: ({ uniqueStyles }) => uniqueStyles,
    inPanel: true,
    expanded: true,
    urlOrder: 1,
    heading: { order: 2, format: (label) => `${label} furniture` },
  },
  material: {
    title: "Material",
    counts: ({ uniqueMaterials }) => uniqueMaterials,
    inPanel: true,
    expanded: false,
    urlOrder: 2,
    heading: { order: 4, format: (label) => `${label} furniture` },
  },
  room: {
    title: "Room",
    counts: ({ uniqueRooms }) => uniqueRooms,
    inPanel: true,
    expanded: false,
    urlOrder: 4,
    heading: { order: 1, format: (label) => `For the ${label.toLowerCase()}` },
  },
  color: { title: "Color", counts: null, inPanel: false, expanded: false, urlOrder: 5, heading: null },
  condition: { title: "Condition", counts: null, inPanel: true, expanded: false, urlOrder: 6, heading: null },
};

type NamedFacet = Facet & { name: FacetName };

const isFacetName = (name: string): name is FacetName => Object.hasOwn(facets, name);

/** In the order of the panel and of the chips. */
export const facetList: readonly NamedFacet[] = Object.entries(facets).flatMap(([name, facet]) =>
  isFacetName(name) ? [{ name, ...facet }] : [],
);

export const facetsInUrlOrder: readonly NamedFacet[] = facetList.toSorted((a, b) => a.urlOrder - b.urlOrder);

export const facetsInHeadingOrder: readonly NamedFacet[] = facetList
  .filter(({ heading }) => heading !== null)
  .toSorted((a, b) => (a.heading?.order ?? 0) - (b.heading?.order ?? 0));
