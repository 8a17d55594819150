import { catalogueEndpoints } from "@heirloop/contract/catalogue/catalogue.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { errorCatalogue } from "@heirloop/contract/problem/error-catalogue";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { valuesOfListing } from "@heirloop/ui/patterns/listing-form/listing-values";
import { data, type RouterContextProvider } from "react-router";
import { pageProblem, requireSignedIn, serverApi } from "../api/server-api.ts";
import { draftOf } from "./listing-fields.server.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** One's own piece, or none for a new one, with the names that the catalogue has. */
export async function loadListingForm(served: Served, heirloopId: string | undefined) {
  requireSignedIn(served);
  const api = serverApi(served.context);
  const [user, { categories, rooms, styles }, listing] = await Promise.all([
    api.call(authEndpoints.me),
    api.call(catalogueEndpoints.menu),
    heirloopId === undefined ? null : api.call(listingEndpoints.get, { params: { heirloopId } }),
  ]).catch((error: unknown) => pageProblem(error, served.request));
  if (listing !== null && listing.seller._id !== user._id) {
    const { title, status } = errorCatalogue["permission-denied"];
    throw data({ title, code: "permission-denied" }, { status });
  }
  return {
    listing,
    /** What a save is compared with. */
    loaded: listing === null ? "" : JSON.stringify(draftOf(valuesOfListing(listing), listing.images)),
    menu: { categories, rooms, styles },
    listHref: user.isBusiness ? pageUrls.dashboardProducts({}) : pageUrls.yourListings(),
  };
}
