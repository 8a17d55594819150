import { regionNames } from "@heirloop/contract/hub/hub";
import { formatLabel } from "@heirloop/contract/label/label";
import type { FacetName, MultiFacetName } from "@heirloop/contract/listing/listing-facets";
import type { FacetCount, Facets } from "@heirloop/contract/listing/listing-query.schema";
import { discountLabels, formatPriceRange } from "./filter-labels.ts";
import type { CollectionQuery } from "./collection-query.ts";

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

/** The facets with any number of values, in the order of the panel and of the chips. */
const facets: Record<MultiFacetName, Facet> = {
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

/** The other filters, except the category, which has its own place in the path. */
type SingleFilterName =
  | Exclude<FacetName, MultiFacetName | "category" | "subCategory" | "type">
  | "discount"
  | "fits"
  | "price";

type SingleFilter = {
  fields: ReadonlyArray<"minPrice" | "maxPrice" | Exclude<SingleFilterName, "price">>;
  /** Its chip's label; undefined when it is not set. */
  label: (query: CollectionQuery) => string | undefined;
  inPanel: boolean;
};

/** Filters with one value, in the order of the URL and of the chips, where they follow the facets. */
const singleFilters: Record<SingleFilterName, SingleFilter> = {
  region: { fields: ["region"], label: ({ region }) => region && regionNames[region], inPanel: false },
  discount: {
    fields: ["discount"],
    label: ({ discount }) => discount && discountLabels[discount],
    inPanel: false,
  },
  op: { fields: ["op"], label: ({ op }) => op && "Designer brands", inPanel: true },
  fits: { fields: ["fits"], label: ({ fits }) => fits && "Fits through my door", inPanel: true },
  price: {
    fields: ["minPrice", "maxPrice"],
    label: ({ minPrice, maxPrice }) =>
      minPrice === undefined && maxPrice === undefined ? undefined : formatPriceRange(minPrice, maxPrice),
    inPanel: true,
  },
};

type NamedFacet = Facet & { name: MultiFacetName };

const isMultiFacetName = (name: string): name is MultiFacetName => Object.hasOwn(facets, name);

/** In the order of the panel and of the chips. */
export const facetList: readonly NamedFacet[] = Object.entries(facets).flatMap(([name, facet]) =>
  isMultiFacetName(name) ? [{ name, ...facet }] : [],
);

export const facetsInHeadingOrder: readonly NamedFacet[] = facetList
  .filter(({ heading }) => heading !== null)
  .toSorted((a, b) => (a.heading?.order ?? 0) - (b.heading?.order ?? 0));

type Chip = { key: string; label: string; without: Partial<CollectionQuery> };

export type Filter = {
  name: string;
  /** Its fields in the URL. */
  fields: ReadonlyArray<MultiFacetName | SingleFilter["fields"][number]>;
  /** One for each chosen value, with the change of the query that removes it. */
  chips: (query: CollectionQuery) => readonly Chip[];
  /** The change of the query that removes all of it. */
  cleared: Partial<CollectionQuery>;
  inPanel: boolean;
};

const filterOfFacet = ({ name, inPanel }: NamedFacet): Filter => ({
  name,
  fields: [name],
  chips: (query) =>
    query[name].map((value) => ({
      key: `${name}-${value}`,
      label: formatLabel(value),
      without: { [name]: query[name].filter((other) => other !== value) },
    })),
  cleared: { [name]: [] },
  inPanel,
});

const singles = Object.entries<SingleFilter>(singleFilters).map(
  ([name, { fields, label, inPanel }]): Filter => {
    const cleared = Object.fromEntries(fields.map((field) => [field, undefined]));
    return {
      name,
      fields,
      chips: (query) => {
        const text = label(query);
        return text === undefined ? [] : [{ key: name, label: text, without: cleared }];
      },
      cleared,
      inPanel,
    };
  },
);

export const filtersInChipOrder: readonly Filter[] = [...facetList.map(filterOfFacet), ...singles];

export const filtersInUrlOrder: readonly Filter[] = [
  ...facetList.toSorted((a, b) => a.urlOrder - b.urlOrder).map(filterOfFacet),
  ...singles,
];
