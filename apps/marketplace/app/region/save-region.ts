import type { Coordinates, RegionPlace } from "@heirloop/machines/region/region.machine";
import { localStorageItem } from "../browser-storage/browser-storage.ts";
import { createRegionCookie } from "./region-cookie.ts";

const latitude = localStorageItem("lat");
const longitude = localStorageItem("long");

/** Remembers where somebody is, or forgets it. */
export function saveRegion(place: RegionPlace | null): void {
  document.cookie = createRegionCookie(place?.region ?? null);
  for (const [kept, value] of [
    [latitude, place?.lat],
    [longitude, place?.long],
  ] as const) {
    if (value === undefined) kept.forget();
    else kept.write(String(value));
  }
}

/** Asks the browser, which asks its person. A city is exact enough, and ten minutes are new enough. */
export const locate = (): Promise<Coordinates> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
      (error) => reject(new Error(error.message)),
      { maximumAge: 600_000, timeout: 15_000 },
    );
  });
