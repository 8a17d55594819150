import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import type { ZipDistance, ZipMiles } from "../hub/zip-distance.ts";

export type DeliveryStart = Readonly<{
  /** The seller brings it from the ZIP code of the terms. */
  terms: Pick<DeliveryTerms, "zip"> | null;
  /** The city where the piece is; null if it is unknown. */
  city: Parameters<ZipMiles>[0] | null;
}>;

/**
 * Whole miles in a straight line that one seller's pieces travel to a ZIP code, counted from the farthest one
 * (docs/product.md §4, Delivery); null if the places are unknown.
 */
export function getDeliveryMiles(
  pieces: readonly DeliveryStart[],
  zip: string,
  { zipDistance, zipMiles }: Readonly<{ zipDistance: ZipDistance; zipMiles: ZipMiles }>,
): number | null {
  const miles = pieces
    .map(({ terms, city }) => (terms === null ? city && zipMiles(city, zip) : zipDistance(terms.zip, zip)))
    .filter((distance) => distance !== null);
  return miles.length === 0 ? null : Math.max(...miles);
}
