import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";

type Point = Readonly<{ latitude: number; longitude: number }>;

/** The distances of `hub/zip-distance.ts`, in whole miles; null if a ZIP code is unknown. */
type ZipTable = Readonly<{
  zipDistance: (from: string, to: string) => number | null;
  zipMiles: (from: Point, zip: string) => number | null;
}>;

export type DeliveryStart = Readonly<{
  /** The seller brings it from the ZIP code of the terms. */
  terms: Pick<DeliveryTerms, "zip"> | null;
  /** The city where the piece is; null if it is unknown. */
  city: Point | null;
}>;

/**
 * Whole miles in a straight line that one seller's pieces travel to a ZIP code, counted from the farthest one
 * (docs/product.md §4, Delivery); null if the places are unknown.
 */
export function getDeliveryMiles(
  pieces: readonly DeliveryStart[],
  zip: string,
  { zipDistance, zipMiles }: ZipTable,
): number | null {
  const miles = pieces
    .map(({ terms, city }) => (terms === null ? city && zipMiles(city, zip) : zipDistance(terms.zip, zip)))
    .filter((distance) => distance !== null);
  return miles.length === 0 ? null : Math.max(...miles);
}
