import type { Coordinates, RegionPlace } from "@heirloop/machines/region/region.machine";
import { localStorageItem } from "../browser-storage/browser-storage.ts";
import { createRegionCookie } from "./region-cookie.ts";

const latitude = localStorageItem("lat");
const longitude = localStorageItem("long");

/** Saves the visitor's location, or clears it. */
export function saveRegion(place: RegionPlace | null): void {
  document.cookie = createRegionCookie(place?.region ?? null);
  for (const [item, value] of [
    [latitude, place?.lat],
    [longitude, place?.long],
  ] as const) {
    if (value === undefined) item.forget();
    else item.write(String(value));
  }
}

/** Asks the browser for the location. City accuracy and a ten-minute-old position are good enough. */
export const locate = (): Promise<Coordinates> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
      (error) => reject(new Error(error.message)),
      { maximumAge: 600_000, timeout: 15_000 },
    );
  });
