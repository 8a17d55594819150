import { type ListingPage, listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { ListingQuery, ListingQueryInput } from "@heirloop/contract/listing/listing-query.schema";
import { formatFitBoxes } from "@heirloop/contract/listing/fit-boxes.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { boxesThatFit } from "@heirloop/machines/fit/fit-boxes";
import { savedQueryOf } from "@heirloop/machines/saved-search/saved-query";
import { withPriceOfWords } from "@heirloop/machines/search/price-words";
import { withCorrectedKeyword, toSavedSearchQuery } from "@heirloop/ui/patterns/filters/collection-href";
import { redirect, type RouterContextProvider } from "react-router";
import { getPagePath } from "../api/page-path.ts";
import { orNull } from "../api/or-null.ts";
import { serverApi } from "../api/server-api.ts";
import { loadHome } from "../home-measurements/load-home.server.ts";
import { listingQueryInput, parseListingQuery } from "./listing-query.ts";
import { onCard } from "./card-pictures.ts";
import { loadCollectionSuggestions } from "./load-selections.server.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Loads a collection page: its query, the page of listings (null when that failed), suggestions if it is empty, and the
 * query of a saved search that equals it.
 */
export async function loadCollection({ request, context }: Served, fixed: ListingQueryInput) {
  const query = parseListingQuery(new URL(request.url).searchParams, fixed);
  redirectToPrice(query, request);
  const fits = query.fits && (await fitBoxesOfVisitor({ request, context }));
  const api = serverApi(context);
  const page = await orNull<ListingPage>(
    api.call(listingEndpoints.list, { query: { ...listingQueryInput(query), fits } }),
  );
  // An old URL may name a page that no longer exists.
  if (page !== null && page.total > 0 && query.page > page.totalPages)
    throw redirect(onPage(getPagePath(request), page.totalPages));
  return {
    query,
    page: page && { ...page, listings: page.listings.map(onCard) },
    suggestions: await loadCollectionSuggestions(api, page?.listings, query, fixed),
    savedQuery: savedQueryOf(toSavedSearchQuery(withCorrectedKeyword(query, page?.correctedTo ?? null))),
  };
}

/** A price in the search words becomes a filter in the URL, where it can be seen and removed. */
function redirectToPrice(query: ListingQuery, request: Request): void {
  const { keyword, minPrice, maxPrice } = withPriceOfWords(query);
  if (keyword === query.keyword) return;
  const [path = "", search] = getPagePath(request).split("?");
  const fields = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ keyword, minPrice, maxPrice })) {
    fields.delete(name);
    if (value !== undefined) fields.set(name, String(value));
  }
  fields.delete("page");
  throw redirect(`${path}?${fields.toString()}`);
}

function onPage(address: string, page: number): string {
  const [path = "", search] = address.split("?");
  const parameters = new URLSearchParams(search);
  parameters.set("page", String(page));
  return `${path}?${parameters.toString()}`;
}

/** The API knows no guest's home. Visitors without measurements are sent to measure and come back. */
async function fitBoxesOfVisitor(served: Served): Promise<string> {
  const home = await loadHome(served);
  if (home !== null) return formatFitBoxes(boxesThatFit(home));
  throw redirect(pageUrls.willItFit(getPagePath(served.request)));
}
