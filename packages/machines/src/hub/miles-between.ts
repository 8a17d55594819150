import { constants } from "@heirloop/contract/constants/marketplace-constants";

/** Degrees. */
type Point = Readonly<{ latitude: number; longitude: number }>;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles, 69.09 to the degree (docs/product.md §9). */
export function milesBetween(one: Point, other: Point): number {
  const cosine =
    Math.sin(radians(one.latitude)) * Math.sin(radians(other.latitude)) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.cos(radians(one.longitude - other.longitude));
  // Rounding may push the cosine of a zero distance past 1.
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180 * constants.milesPerDegree) / Math.PI;
}
