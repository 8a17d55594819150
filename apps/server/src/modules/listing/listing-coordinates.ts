import type { Coordinates } from "@heirloop/contract/user/user.schema";
import type { ListingRow } from "./listing.table.ts";

/** Returns where a piece is; null if that is unknown. */
export const coordinatesOf = ({ lng, lat }: Pick<ListingRow, "lng" | "lat">): Coordinates | null =>
  lng === null || lat === null ? null : [lng, lat];
