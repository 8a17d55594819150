import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { browserApi } from "../api/browser-api.ts";

/** Adds or removes a favorite; returns the `heirloopId`s of all favorites. */
export async function updateFavorite(
  heirloopId: HeirloopId,
  isFavorite: boolean,
): Promise<ReadonlySet<string>> {
  const { listings } = await browserApi().call(
    isFavorite ? favoriteEndpoints.add : favoriteEndpoints.remove,
    {
      params: { heirloopId },
    },
  );
  return new Set(listings.map((listing) => listing.heirloopId));
}
