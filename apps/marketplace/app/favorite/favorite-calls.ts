import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { browserApi } from "../api/browser-api.ts";

/** Adds or removes a favorite. */
export async function updateFavorite(heirloopId: HeirloopId, isFavorite: boolean): Promise<void> {
  await browserApi().call(isFavorite ? favoriteEndpoints.add : favoriteEndpoints.remove, {
    params: { heirloopId },
    query: { limit: "1" },
  });
}
