import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { toListingValues } from "@heirloop/ui/patterns/listing-form/listing-values";
import { data, type RouterContextProvider } from "react-router";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { findCity } from "../region/find-city.server.ts";
import { toListingDraft } from "./listing-fields.server.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** The user's own listing, or null for a new one. */
export async function loadListingForm(served: Served, heirloopId: string | undefined) {
  requireSignedIn(served);
  const api = serverApi(served.context);
  const [user, listing] = await Promise.all([
    api.call(authEndpoints.me),
    heirloopId === undefined ? null : api.call(listingEndpoints.get, { params: { heirloopId } }),
  ]).catch((error: unknown) => throwPageError(error, served.request));
  if (listing !== null && listing.seller._id !== user._id) {
    const { title, status } = errorCatalog["permission-denied"];
    throw data({ title, code: "permission-denied" }, { status });
  }
  return {
    listing,
    place: listing === null ? findCity(user) : listing.place,
    /** A save is compared with this. */
    loaded: listing === null ? "" : JSON.stringify(toListingDraft(toListingValues(listing), listing.images)),
    isShop: user.isBusiness,
    listHref: user.isBusiness ? pageUrls.dashboardProducts({}) : pageUrls.yourListings({ list: "own" }),
  };
}
