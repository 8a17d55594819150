import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { type ListingPage, listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { ListingQueryInput } from "@heirloop/contract/listing/listing-query.schema";
import type { RouterContextProvider } from "react-router";
import { serverApi } from "../api/server-api.ts";
import { listingQueryInput, listingQueryOf } from "./listing-query.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** What every collection page needs: the query its address stands for, and the page of listings, or null when it could not be had. */
export async function loadCollection({ request, context }: Served, fixed: ListingQueryInput) {
  const query = listingQueryOf(new URL(request.url).searchParams, fixed);
  const page: ListingPage | null = await serverApi(context)
    .call(listingEndpoints.list, { query: listingQueryInput(query) })
    .catch((error: unknown) => {
      if (error instanceof ProblemError) return null;
      throw error;
    });
  return { query, page: page && { ...page, listings: page.listings.map(onCard) } };
}

/** A card shows one picture; what a page carries for the browser, it carries 48 times. */
const onCard = (listing: Listing): Listing => ({ ...listing, images: listing.images.slice(0, 1) });
