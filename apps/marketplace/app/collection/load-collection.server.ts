import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { type ListingPage, listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { ListingQuery, ListingQueryInput } from "@heirloop/contract/listing/listing-query.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { fitLimits, writeLimits } from "@heirloop/machines/fit/fit-limits";
import { savedQueryOf } from "@heirloop/machines/saved-search/saved-query";
import { withPriceOfWords } from "@heirloop/machines/search/price-words";
import { withCorrectedKeyword, toSavedSearchQuery } from "@heirloop/ui/patterns/filters/collection-href";
import { redirect, type RouterContextProvider } from "react-router";
import { getPagePath } from "../api/page-path.ts";
import { isSignedIn, serverApi } from "../api/server-api.ts";
import { loadHome } from "../home-measurements/load-home.server.ts";
import { listingQueryInput, parseListingQuery } from "./listing-query.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * What every collection page needs: the query its address stands for, the page of listings, or null when it could not be had, and the id
 * of this very search when the person has saved it.
 */
export async function loadCollection({ request, context }: Served, fixed: ListingQueryInput) {
  const query = parseListingQuery(new URL(request.url).searchParams, fixed);
  redirectToPrice(query, request);
  const fits = await limitsFor(query, { request, context });
  const [page, saved] = await Promise.all([
    orNull<ListingPage>(
      serverApi(context).call(listingEndpoints.list, { query: { ...listingQueryInput(query), fits } }),
    ),
    isSignedIn(context) && toSavedSearchQuery(query) !== ""
      ? orNull(serverApi(context).call(savedSearchEndpoints.list))
      : null,
  ]);
  // An old address may name a page that there no longer is.
  if (page !== null && page.total > 0 && query.page > page.totalPages)
    throw redirect(onPage(getPagePath(request), page.totalPages));
  const sought = savedQueryOf(toSavedSearchQuery(withCorrectedKeyword(query, page?.correctedTo ?? null)));
  return {
    query,
    page: page && { ...page, listings: page.listings.map(onCard) },
    savedSearchId: saved?.savedSearches.find((one) => one.query === sought)?._id ?? null,
  };
}

const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ProblemError) return null;
    throw error;
  });

/** A price in the words of a search becomes a filter of the address, where it can be seen and removed. */
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
  const asked = new URLSearchParams(search);
  asked.set("page", String(page));
  return `${path}?${asked.toString()}`;
}

/** A card shows one picture; what a page carries for the browser, it carries 48 times. */
const onCard = (listing: Listing): Listing => ({ ...listing, images: listing.images.slice(0, 1) });

/** What `fits=1` stands for with whoever asks; who has not measured yet is asked to, and comes back. */
async function limitsFor({ fits }: ListingQuery, served: Served): Promise<string | undefined> {
  if (fits !== "1") return fits;
  const home = await loadHome(served);
  if (home !== null) return writeLimits(fitLimits(home));
  throw redirect(pageUrls.willItFit(getPagePath(served.request)));
}
