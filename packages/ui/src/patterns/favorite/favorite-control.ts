import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";

/** How a list of listings reads and changes favorites. */
export type FavoriteControl = {
  isFavorite: (heirloopId: HeirloopId) => boolean;
  onFavorite: (listing: Listing) => void;
};
