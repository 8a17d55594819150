import { replicaOfSort } from "@heirloop/contract/search/search.schema";
import type { SearchQuery, SearchReader, SearchResult } from "../../platform/search/search-engine.ts";
import { filterClauses } from "./algolia-filters.ts";
import { parityQueries, type ParityQuery } from "./parity-queries.ts";
import type { Search } from "./search.port.ts";

/** The results compared for each query: the first ones, as on a first page. */
export const comparedResults = 10;

type Answer = Pick<SearchResult, "ids" | "total">;
/** How much two answers have in common, each from 0 to 1. */
export type Agreement = { results: number; totals: number };
export type ComparedQuery = ParityQuery & Agreement & { here: number; there: number };
export type Parity = Agreement & {
  /** Least alike first. */
  queries: readonly ComparedQuery[];
};

/** Asks the embedded engine for the first results of a query. */
export async function answerHere(
  search: Pick<Search, "listings">,
  { keyword, sort, filters }: ParityQuery,
): Promise<Answer> {
  const { hits, total } = await search.listings({
    keyword,
    clauses: filterClauses(filters),
    sort,
    offset: 0,
    length: comparedResults,
    facets: [],
    disjunctive: false,
  });
  return { ids: hits.map(({ record }) => record.objectID), total };
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const mean = (values: readonly number[]): number =>
  ratio(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

/** Compares which results come first, in any order, and how many there are. */
export function compareAnswers(one: Answer, other: Answer): Agreement {
  const common = one.ids.filter((id) => other.ids.includes(id)).length;
  return {
    results: ratio(common, Math.max(one.ids.length, other.ids.length)),
    totals: ratio(Math.min(one.total, other.total), Math.max(one.total, other.total)),
  };
}

const toQuery = ({ keyword, sort, filters }: ParityQuery): SearchQuery => ({
  index: replicaOfSort[sort],
  keyword,
  filters,
  length: comparedResults,
});

/** Compares what the embedded engine and the search service answer to {@link parityQueries}. */
export async function measureParity(search: Pick<Search, "listings">, reader: SearchReader): Promise<Parity> {
  const there = await reader.search(parityQueries.map(toQuery));
  const queries: ComparedQuery[] = [];
  for (const [at, query] of parityQueries.entries()) {
    const answer = there[at];
    if (answer === undefined) throw new Error("The search service left a query without an answer.");
    const here = await answerHere(search, query);
    queries.push({ ...query, ...compareAnswers(here, answer), here: here.total, there: answer.total });
  }
  return {
    results: mean(queries.map(({ results }) => results)),
    totals: mean(queries.map(({ totals }) => totals)),
    queries: queries.toSorted((a, b) => a.results + a.totals - b.results - b.totals),
  };
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

/** Returns the lines of a report, with the ten queries that are least alike. */
export function describeParity({ results, totals, queries }: Parity): string[] {
  return [
    `${queries.length} queries: first results agree by ${percent(results)}, totals by ${percent(totals)}.`,
    ...queries
      .filter((query) => query.results < 1 || query.totals < 1)
      .slice(0, 10)
      .map(
        ({ keyword, sort, filters, here, there, results: first }) =>
          `"${keyword}" ${[sort, filters].join(" ").trim()}: ${percent(first)} of the first results; ${here} here, ${there} there`,
      ),
  ];
}

/** Whether both shares reach the threshold, from 0 to 1. */
export const isAlike = ({ results, totals }: Agreement, least: number): boolean =>
  results >= least && totals >= least;
