import {
  type ListingQuery,
  type ListingQueryInput,
  listingQuerySchema,
} from "@heirloop/contract/listing/listing-query.schema";
import { mostValues } from "@heirloop/contract/endpoint/query-fields";
import { findTerm } from "@heirloop/contract/catalog/find-term";
import { keywordOf } from "@heirloop/contract/search/keyword";

const termFields = ["style", "material", "room", "color"] as const;

/** Maps any spelling of a catalog term to its raw name: `?style=Art-Deco` is `art_deco`. */
function termIn(name: string, value: string): string {
  const kind = termFields.find((one) => one === name);
  return (kind && findTerm(kind, value)) ?? value;
}

function getFields(search: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(search.keys())].flatMap((name): Array<[string, string | string[]]> => {
    const values = search
      .getAll(name)
      .filter((value) => value !== "")
      .slice(0, mostValues)
      .map((value) => termIn(name, value));
    const [first] = values;
    return first === undefined ? [] : [[name, values.length > 1 ? values : first]];
  });
  return Object.fromEntries(entries);
}

/** Parses a collection's URL; invalid parameters are dropped. */
export function parseListingQuery(search: URLSearchParams, fixed: ListingQueryInput): ListingQuery {
  const fields = getFields(search);
  const keyword = typeof fields["keyword"] === "string" ? keywordOf(fields["keyword"]) : undefined;
  if (keyword === undefined) delete fields["keyword"];
  else fields["keyword"] = keyword;
  const checked = listingQuerySchema.safeParse({ ...fields, ...fixed });
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) delete fields[String(issue.path[0])];
  return listingQuerySchema.parse({ ...fields, ...fixed });
}

/** The query in the API's input format. */
export function listingQueryInput(query: ListingQuery): ListingQueryInput {
  return {
    ...query,
    page: String(query.page),
    limit: String(query.limit),
    minPrice: query.minPrice?.toString(),
    maxPrice: query.maxPrice?.toString(),
  };
}
