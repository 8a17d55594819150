import type { ZipDistance, ZipMiles } from "@heirloop/machines/hub/zip-distance";

/** Loads the table of ZIP codes once, when the first seller's delivery terms need it. */
export async function loadZipDistance(): Promise<ZipDistance> {
  const { zipDistance } = await import("@heirloop/machines/hub/zip-distance");
  return zipDistance;
}

/** The same for the distances of places. */
export async function loadZipMiles(): Promise<ZipMiles> {
  const { zipMiles } = await import("@heirloop/machines/hub/zip-distance");
  return zipMiles;
}
