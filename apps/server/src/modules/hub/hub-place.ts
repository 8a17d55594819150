import { hubs, type HubId, type Region } from "@heirloop/contract/hub/hub";
import type { Coordinates } from "@heirloop/contract/user/user.schema";
import { nearestHub, regionOf } from "@heirloop/machines/hub/nearest-hub";

export type Place = {
  lng: number | null;
  lat: number | null;
  hub: HubId | "NA" | null;
  region: Region | null;
  place: string | null;
};

/** Returns a location with its hub, region and city name. */
export function placeOf(coordinates: Coordinates | null): Place {
  if (coordinates === null) return { lng: null, lat: null, hub: null, region: null, place: null };
  const [lng, lat] = coordinates;
  const hub = nearestHub(lat, lng) ?? "NA";
  return {
    lng,
    lat,
    hub,
    region: regionOf(hub) ?? null,
    place: hubs.find(({ id }) => id === hub)?.geolocation ?? null,
  };
}

/** Returns the center of the hub's city. */
export function placeOfHub(id: HubId): Place & { hub: HubId } {
  const center = hubs.find((hub) => hub.id === id);
  return { ...placeOf(center === undefined ? null : [center.long, center.lat]), hub: id };
}
