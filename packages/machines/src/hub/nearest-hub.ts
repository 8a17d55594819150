import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type HubId, hubs, type Region, regionOfHub } from "@heirloop/contract/hub/hub";

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles, 69.09 to the degree (docs/product.md §9). */
function miles(latitude: number, longitude: number, hub: { lat: number; long: number }): number {
  const cosine =
    Math.sin(radians(latitude)) * Math.sin(radians(hub.lat)) +
    Math.cos(radians(latitude)) * Math.cos(radians(hub.lat)) * Math.cos(radians(longitude - hub.long));
  // Rounding may push the cosine of a zero distance past 1.
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180 * constants.milesPerDegree) / Math.PI;
}

/**
 * The closest hub within 120 miles, inclusive; 'NA' when there is none, undefined when a coordinate is
 * missing (0 is not missing). A tie goes to the first in the list. Degrees.
 */
export function nearestHub(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): HubId | "NA" | undefined {
  if (latitude === null || latitude === undefined || longitude === null || longitude === undefined)
    return undefined;
  let nearest: { id: HubId; away: number } | undefined;
  for (const hub of hubs) {
    const away = miles(latitude, longitude, hub);
    if (away <= constants.hubMaximumDistance && (nearest === undefined || away < nearest.away))
      nearest = { id: hub.id, away };
  }
  return nearest?.id ?? "NA";
}

/** The region of a hub; undefined for 'NA' and for hubs without one. */
export function regionOf(hub: HubId | "NA" | undefined): Region | undefined {
  return hub === undefined || hub === "NA" ? undefined : regionOfHub[hub];
}
