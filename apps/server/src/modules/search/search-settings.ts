import { type ListingSort, listingSortSchema } from "@heirloop/contract/listing/listing-query.schema";
import {
  replicaOfSort,
  searchFacets,
  searchIndices,
  type ListingRecord,
} from "@heirloop/contract/search/search.schema";
import { typoLengths } from "@heirloop/machines/search/spelling";
import { numericFields } from "./search.port.ts";
import type { SearchIndexSettings, SortOrder } from "../../platform/search/search-engine.ts";

const decades = (first: number, last: number): string[] =>
  Array.from({ length: (last - first) / 10 + 1 }, (_, at) => `${first + at * 10}s`);

/** Synonyms; each line works in both directions. The embedded engine and Algolia use the same, and those below. */
export const synonymGroups: readonly (readonly string[])[] = [
  ["sofa", "couch", "settee", "davenport", "chesterfield"],
  ["loveseat", "love seat", "two seater"],
  ["sectional", "corner sofa", "modular sofa"],
  ["dresser", "chest of drawers", "bureau"],
  ["nightstand", "night stand", "bedside table"],
  ["sideboard", "buffet", "credenza"],
  ["media console", "tv stand", "tv unit", "entertainment center"],
  ["wardrobe", "armoire", "closet"],
  ["bookcase", "bookshelf", "book shelf", "shelving"],
  ["armchair", "arm chair", "easy chair", "accent chair", "lounge chair"],
  ["ottoman", "footstool", "pouf", "pouffe", "hassock"],
  ["stool", "barstool", "bar stool", "counter stool"],
  ["rug", "carpet"],
  ["lamp", "light"],
  ["chandelier", "pendant", "hanging lamp"],
  ["coffee table", "cocktail table"],
  ["side table", "end table"],
  ["console table", "entry table", "hall table"],
  ["desk", "writing table", "secretary"],
  ["bar cart", "drinks trolley"],
  ["vanity", "dressing table"],
  ["midcentury", "mid century", "mcm"],
  ["art deco", "artdeco"],
  ["scandinavian", "scandi", "nordic"],
  ["french provincial", "french country", "country french"],
  ["canopy", "four poster", "4 poster"],
  ["bohemian", "boho"],
  ["multicolor", "multicolored", "multi colored", "multicoloured", "multi coloured"],
  ["faux leather", "vegan leather", "pleather"],
  ["grey", "gray"],
  ["boucle", "bouclé", "teddy"],
  ["wicker", "rattan", "cane"],
  ["mirror", "looking glass"],
  ["trunk", "chest"],
  ...["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map((word, at) => [
    word,
    String(at + 2),
  ]),
  ...decades(1920, 1990).map((decade) => [decade, decade.slice(2)]),
];

const woods = [
  "walnut",
  "oak",
  "teak",
  "mahogany",
  "pine",
  "cherry",
  "rosewood",
  "ash",
  "beech",
  "birch",
  "maple",
  "elm",
];

/**
 * Words that mean any of several others, but not the other way around: navy is blue, but not all blue is navy. Dealers
 * call pieces of a hundred years antique, and those of twenty vintage.
 */
export const broadWords: Readonly<Record<string, readonly string[]>> = {
  antique: decades(1800, 1920),
  vintage: decades(1920, 2000),
  retro: decades(1950, 1980),
  "19th century": decades(1800, 1890),
  craftsman: ["arts and crafts"],
  mission: ["arts and crafts"],
  "shabby chic": ["farmhouse", "french provincial"],
  "home office": ["office"],
  wood: woods,
  wooden: ["wood", ...woods],
  hardwood: woods.filter((wood) => wood !== "pine"),
  metal: ["brass", "bronze", "copper", "chrome", "steel", "iron", "aluminum"],
  aqua: ["teal"],
  turquoise: ["teal"],
  emerald: ["forest green"],
  cognac: ["camel", "tan"],
  caramel: ["camel"],
  lavender: ["purple", "plum"],
  maroon: ["burgundy"],
  "off white": ["ivory", "cream"],
  beige: ["cream", "tan"],
  blue: ["navy", "teal"],
  brown: ["espresso", "tan", "camel"],
  gray: ["charcoal"],
  grey: ["charcoal"],
  green: ["olive", "sage"],
  orange: ["rust", "terracotta"],
  pink: ["blush"],
  purple: ["plum"],
  red: ["burgundy"],
  white: ["ivory", "cream"],
  yellow: ["mustard"],
};

type SortableField = "price" | "discount" | "date";
type ListingOrder = ReadonlyArray<SortOrder & { by: SortableField }>;
const newestFirst = { by: "date", direction: "desc" } as const;

/** What decides between pieces, first to last. Algolia has a replica for each but relevance. */
export const sortOrders: Record<ListingSort, ListingOrder> = {
  relevance: [newestFirst],
  newest: [newestFirst],
  "price-asc": [{ by: "price", direction: "asc" }, newestFirst],
  "price-desc": [{ by: "price", direction: "desc" }, newestFirst],
  discount: [{ by: "discount", direction: "desc" }, newestFirst],
};
const replicas = listingSortSchema.options
  .filter((sort) => sort !== "relevance")
  .map((sort) => ({ name: replicaOfSort[sort], order: sortOrders[sort] }));

/** Searched texts, most important first. The embedded engine multiplies matches by the weights. */
export const searchedFields = {
  title: { weight: 6, attributes: ["title"] },
  kind: { weight: 5, attributes: ["types", "subCategories", "categories"] },
  brand: { weight: 4, attributes: ["brand"] },
  look: { weight: 2, attributes: ["style", "color", "materials", "rooms"] },
  description: { weight: 1, attributes: ["description"] },
} as const satisfies Record<string, { weight: number; attributes: ReadonlyArray<keyof ListingRecord> }>;

/** Descriptions mention anything, so a misspelled word is never taken for one of theirs. */
export const proseFields = ["description"] as const satisfies ReadonlyArray<keyof typeof searchedFields>;

/** The settings of every index that a search service keeps. */
export const indexSettings: Record<string, SearchIndexSettings> = {
  [searchIndices.listings]: {
    searchable: Object.values(searchedFields).map(({ attributes }) => attributes.join(",")),
    facets: searchFacets,
    searchableFacets: ["types", "subCategories", "brand"],
    numbers: numericFields,
    synonyms: synonymGroups,
    broadWords,
    typos: typoLengths,
    prose: proseFields.flatMap((field) => searchedFields[field].attributes),
    order: sortOrders.relevance,
    replicas,
  },
  [searchIndices.suggestions]: {
    searchable: ["query"],
    facets: [],
    searchableFacets: [],
    numbers: ["popularity"],
    synonyms: [],
    broadWords: {},
    typos: typoLengths,
    prose: [],
    order: [{ by: "popularity", direction: "desc" }],
    replicas: [],
  },
};
