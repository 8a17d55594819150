import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { browserApi } from "../api/browser-api.ts";

/** Keeps a listing, or lets it go; answers the `heirloopId`s that are kept then. */
export async function updateFavorite(heirloopId: HeirloopId, kept: boolean): Promise<ReadonlySet<string>> {
  const { listings } = await browserApi().call(kept ? favoriteEndpoints.add : favoriteEndpoints.remove, {
    params: { heirloopId },
  });
  return new Set(listings.map((listing) => listing.heirloopId));
}
