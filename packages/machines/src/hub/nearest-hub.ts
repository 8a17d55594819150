import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type HubId, hubs, type Region, regionOfHub } from "@heirloop/contract/hub/hub";
import { milesBetween } from "./miles-between.ts";

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
    const away = milesBetween({ latitude, longitude }, { latitude: hub.lat, longitude: hub.long });
    if (away <= constants.hubMaximumDistance && (nearest === undefined || away < nearest.away))
      nearest = { id: hub.id, away };
  }
  return nearest?.id ?? "NA";
}

/** The region of a hub; undefined for 'NA' and for hubs without one. */
export function regionOf(hub: HubId | "NA" | undefined): Region | undefined {
  return hub === undefined || hub === "NA" ? undefined : regionOfHub[hub];
}
