import type { FitBox } from "@heirloop/contract/listing/fit-boxes.schema";
import type { ListingSearch } from "@heirloop/contract/listing/listing-query.schema";
import { boxesThatFit } from "@heirloop/machines/fit/fit-boxes";
import { withPriceOfWords } from "@heirloop/machines/search/price-words";
import { termOf } from "@heirloop/machines/search/search-terms";
import { searchWithFewerWords } from "@heirloop/machines/search/fewer-words";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { findUserById } from "../user/user.queries.ts";
import { clausesOf, countedFacets, presentFacets } from "./listing-clauses.ts";
import { presentListing, type Viewer } from "../listing/listing.presenter.ts";
import { findListings, type ListedRow } from "../listing/listing.queries.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { type Candidate, pickSimilar } from "./pick-similar.ts";

/** Returns the boxes that a query's pieces must fit into: null without `fits`, "unmeasured" without measurements. */
export async function findFitBoxes(
  db: Db,
  { fits }: Pick<ListingSearch, "fits">,
  userId: string | null,
): Promise<readonly FitBox[] | "unmeasured" | null> {
  if (fits === undefined) return null;
  if (fits !== "1") return fits;
  const home = userId === null ? null : (await findUserById(db, userId))?.home;
  return home ? boxesThatFit(home) : "unmeasured";
}

/**
 * Returns a page of pieces for sale: the engine searches and counts, the database provides the page's current
 * state.
 */
export async function listListings(db: Db, deps: Deps, query: ListingSearch, viewer: Viewer) {
  const priced = withPriceOfWords(query);
  const { keyword = "", exact, sort, page, limit } = priced;
  const boxes = await findFitBoxes(db, query, viewer.userId);
  if (boxes === "unmeasured")
    throw problem("invalid", { errors: [{ path: "fits", message: "Measure your doorway first" }] });
  const request = {
    matching: exact === "1" ? ("asTyped" as const) : ("forgiving" as const),
    clauses: clausesOf(priced, boxes),
    sort,
    offset: (page - 1) * limit,
    length: limit,
    facets: countedFacets,
    disjunctive: true,
  };
  const { listings, kindNamed } = deps.search;
  const { result: found, leftOut } = await searchWithFewerWords(keyword, {
    find: (words, lastWord) => listings({ ...request, keyword: words, lastWord }),
    count: async (words) => {
      const counted = { ...request, keyword: words, lastWord: "whole" as const };
      return (await listings({ ...counted, length: 0, facets: [], disjunctive: false })).total;
    },
    namesKind: (word) => kindNamed(keyword)?.phrase.includes(termOf(word)) === true,
  });
  if (keyword !== "" && page === 1 && found.total > 0 && leftOut.length === 0)
    deps.search.countSearch(found.correctedTo ?? keyword);
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
    leftOut: [...leftOut, ...(found.leftOut === null ? [] : [found.leftOut])],
    correctedTo: found.correctedTo,
  };
}

const similarShown = 8;

/** Returns pieces of the same kind, then of the same group, closest in look and price, not all of one style or one model. */
export async function findSimilar(db: Db, deps: Deps, listing: ListingRow): Promise<ListedRow[]> {
  const candidates = new Map<string, Omit<Candidate, "id">>();
  for (const [facet, values, base] of [
    ["types", listing.types, 0],
    ["subCategories", listing.subCategories, 10],
  ] as const) {
    if (candidates.size >= similarShown || values.length === 0) continue;
    const any = values.map((value) => ({ kind: "facet", facet, value }) as const);
    const { hits } = await deps.search.listings({
      keyword: "",
      clauses: [{ any }],
      sort: "relevance",
      offset: 0,
      length: 400,
      facets: [],
      disjunctive: false,
    });
    for (const { record } of hits) {
      if (record.objectID === listing.id || candidates.has(record.objectID)) continue;
      const styleDistance =
        (record.style === listing.style ? 0 : 1) +
        (record.materials.some((one) => listing.materials.includes(one)) ? 0 : 0.5);
      candidates.set(record.objectID, {
        style: record.style,
        size: record,
        distance: base + styleDistance + Math.abs(Math.log(record.price / listing.price)),
      });
    }
  }
  return findListings(
    db,
    pickSimilar(
      [...candidates].map(([id, candidate]) => ({ id, ...candidate })),
      listing,
      similarShown,
    ),
  );
}
