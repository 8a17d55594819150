import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";

/** How a screen full of listings knows and changes what is kept. */
export type FavoriteControl = {
  isFavorite: (heirloopId: HeirloopId) => boolean;
  onFavorite: (listing: Listing) => void;
};
