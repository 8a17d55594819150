import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { type ListingPage, listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { ListingQuery, ListingQueryInput } from "@heirloop/contract/listing/listing-query.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { fitLimits, writeLimits } from "@heirloop/machines/fit/fit-limits";
import { redirect, type RouterContextProvider } from "react-router";
import { pageAddress } from "../api/page-address.ts";
import { serverApi } from "../api/server-api.ts";
import { homeOf } from "../home/home-of.server.ts";
import { listingQueryInput, listingQueryOf } from "./listing-query.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** What every collection page needs: the query its address stands for, and the page of listings, or null when it could not be had. */
export async function loadCollection({ request, context }: Served, fixed: ListingQueryInput) {
  const query = listingQueryOf(new URL(request.url).searchParams, fixed);
  const fits = await limitsFor(query, { request, context });
  const page: ListingPage | null = await serverApi(context)
    .call(listingEndpoints.list, { query: { ...listingQueryInput(query), fits } })
    .catch((error: unknown) => {
      if (error instanceof ProblemError) return null;
      throw error;
    });
  // An old address may name a page that there no longer is.
  if (page !== null && page.total > 0 && query.page > page.totalPages)
    throw redirect(onPage(pageAddress(request), page.totalPages));
  return { query, page: page && { ...page, listings: page.listings.map(onCard) } };
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
  const home = await homeOf(served);
  if (home !== null) return writeLimits(fitLimits(home));
  throw redirect(pageUrls.willItFit(pageAddress(served.request)));
}
