import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import type { Db } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { noteSearch, searchOf } from "../search/search.service.ts";
import { clausesOf, countedFacets, presentFacets } from "./listing-clauses.ts";
import { presentListing, type Viewer } from "./listing.presenter.ts";
import { findListings, type ListedRow } from "./listing.queries.ts";
import type { ListingRow } from "./listing.table.ts";

/** A page of what is for sale: the engine finds and counts, the database says how the page's pieces stand now. */
export async function listListings(db: Db, deps: Deps, query: ListingQuery, viewer: Viewer) {
  const { keyword = "", sort, page, limit } = query;
  const found = await searchOf(deps).listings({
    keyword,
    clauses: clausesOf(query),
    sort,
    offset: (page - 1) * limit,
    length: limit,
    facets: countedFacets,
    disjunctive: true,
  });
  if (keyword !== "" && page === 1 && found.total > 0) noteSearch(deps, keyword);
  const rows = await findListings(
    db,
    found.hits.map(({ record }) => record.objectID),
  );
  return {
    listings: rows.map((row) => presentListing(row, viewer)),
    total: found.total,
    page,
    totalPages: Math.ceil(found.total / limit),
    facets: presentFacets(found.facets),
    queryId: deps.newId(),
  };
}

const similarShown = 8;

/** Pieces of the same kind, then of the same group: those closest in look and price. */
export async function findSimilar(db: Db, deps: Deps, listing: ListingRow): Promise<ListedRow[]> {
  const chosen = new Map<string, number>();
  for (const [facet, values, base] of [
    ["types", listing.types, 0],
    ["subCategories", listing.subCategories, 10],
  ] as const) {
    if (chosen.size >= similarShown || values.length === 0) continue;
    const any = values.map((value) => ({ kind: "facet", facet, value }) as const);
    const { hits } = await searchOf(deps).listings({
      keyword: "",
      clauses: [{ any }],
      sort: "relevance",
      offset: 0,
      length: 400,
      facets: [],
      disjunctive: false,
    });
    for (const { record } of hits) {
      if (record.objectID === listing.id || chosen.has(record.objectID)) continue;
      const look =
        (record.style === listing.style ? 0 : 1) +
        (record.materials.some((one) => listing.materials.includes(one)) ? 0 : 0.5);
      chosen.set(record.objectID, base + look + Math.abs(Math.log(record.price / listing.price)));
    }
  }
  const closest = [...chosen].toSorted((a, b) => a[1] - b[1]).slice(0, similarShown);
  return findListings(
    db,
    closest.map(([id]) => id),
  );
}
