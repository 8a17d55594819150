import type { Coordinates, RegionPlace } from "@heirloop/machines/region/region.machine";
import { regionCookie } from "./region-cookie.ts";

/** Remembers where somebody is, or forgets it. */
export function keepPlace(place: RegionPlace | null): void {
  document.cookie = regionCookie(place?.region ?? null);
  try {
    for (const [key, value] of [
      ["lat", place?.lat],
      ["long", place?.long],
    ] as const) {
      if (value === undefined) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, String(value));
    }
  } catch {
    // Without storage the region alone is remembered.
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
