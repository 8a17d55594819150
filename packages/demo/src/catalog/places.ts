import type { HubId } from "@heirloop/contract/hub/hub";

/** `[place, lng, lat, zip]`, with public coordinates. */
type Town = readonly [place: string, lng: number, lat: number, zip: string];

/** Towns near a hub; the weight is the hub's share of the listings. */
export const placesOf: Record<
  HubId,
  {
    readonly weight: number;
    readonly towns: readonly [Town, ...Town[]];
  }
> = {
  BA: {
    weight: 13,
    towns: [
      ["San Francisco, CA", -122.42, 37.77, "94103"],
      ["Oakland, CA", -122.27, 37.8, "94612"],
      ["Berkeley, CA", -122.27, 37.87, "94703"],
      ["San Mateo, CA", -122.32, 37.56, "94401"],
      ["Alameda, CA", -122.25, 37.77, "94501"],
    ],
  },
  LA: {
    weight: 14,
    towns: [
      ["Los Angeles, CA", -118.24, 34.05, "90012"],
      ["Pasadena, CA", -118.14, 34.15, "91101"],
      ["Santa Monica, CA", -118.49, 34.02, "90401"],
      ["Long Beach, CA", -118.19, 33.77, "90802"],
      ["Glendale, CA", -118.26, 34.14, "91204"],
    ],
  },
  NY: {
    weight: 13,
    towns: [
      ["New York, NY", -74.0, 40.71, "10007"],
      ["Brooklyn, NY", -73.95, 40.65, "11215"],
      ["Jersey City, NJ", -74.08, 40.73, "07306"],
      ["Yonkers, NY", -73.9, 40.93, "10705"],
      ["Montclair, NJ", -74.21, 40.83, "07043"],
    ],
  },
  PHL: {
    weight: 8,
    towns: [
      ["Philadelphia, PA", -75.17, 39.95, "19107"],
      ["Ardmore, PA", -75.29, 40.01, "19003"],
      ["Cherry Hill, NJ", -75.03, 39.93, "08002"],
      ["Media, PA", -75.39, 39.92, "19063"],
    ],
  },
  PDX: {
    weight: 7,
    towns: [
      ["Portland, OR", -122.68, 45.52, "97204"],
      ["Beaverton, OR", -122.8, 45.49, "97005"],
      ["Vancouver, WA", -122.66, 45.64, "98663"],
      ["Lake Oswego, OR", -122.67, 45.42, "97034"],
    ],
  },
  ICT: {
    weight: 7,
    towns: [
      ["Wichita, KS", -97.33, 37.69, "67202"],
      ["Derby, KS", -97.27, 37.55, "67037"],
      ["Andover, KS", -97.14, 37.71, "67002"],
      ["Newton, KS", -97.35, 38.05, "67114"],
    ],
  },
  PHO: {
    weight: 3,
    towns: [
      ["Phoenix, AZ", -112.07, 33.45, "85004"],
      ["Scottsdale, AZ", -111.93, 33.49, "85251"],
      ["Tempe, AZ", -111.94, 33.43, "85281"],
    ],
  },
  CHI: {
    weight: 4,
    towns: [
      ["Chicago, IL", -87.63, 41.88, "60602"],
      ["Evanston, IL", -87.69, 42.05, "60201"],
      ["Oak Park, IL", -87.78, 41.89, "60302"],
    ],
  },
  MIA: {
    weight: 2.5,
    towns: [
      ["Miami, FL", -80.19, 25.76, "33130"],
      ["Coral Gables, FL", -80.27, 25.72, "33134"],
      ["Hollywood, FL", -80.15, 26.01, "33020"],
    ],
  },
  HOU: {
    weight: 2.5,
    towns: [
      ["Houston, TX", -95.37, 29.76, "77002"],
      ["Bellaire, TX", -95.46, 29.71, "77401"],
      ["Sugar Land, TX", -95.62, 29.62, "77478"],
    ],
  },
  COS: {
    weight: 1.5,
    towns: [
      ["Colorado Springs, CO", -104.82, 38.83, "80903"],
      ["Monument, CO", -104.87, 39.09, "80132"],
    ],
  },
  DTX: {
    weight: 3,
    towns: [
      ["Dallas, TX", -96.8, 32.78, "75201"],
      ["Fort Worth, TX", -97.33, 32.76, "76102"],
      ["Plano, TX", -96.7, 33.02, "75074"],
    ],
  },
  ATL: {
    weight: 3,
    towns: [
      ["Atlanta, GA", -84.39, 33.75, "30303"],
      ["Decatur, GA", -84.3, 33.77, "30030"],
      ["Marietta, GA", -84.55, 33.95, "30060"],
    ],
  },
  FM: {
    weight: 1,
    towns: [
      ["Fort Myers, FL", -81.87, 26.64, "33901"],
      ["Cape Coral, FL", -81.95, 26.56, "33904"],
    ],
  },
  RN: {
    weight: 1,
    towns: [
      ["Reno, NV", -119.81, 39.53, "89501"],
      ["Sparks, NV", -119.75, 39.53, "89431"],
    ],
  },
  ME: {
    weight: 1,
    towns: [
      ["Portland, ME", -70.26, 43.66, "04101"],
      ["Brunswick, ME", -69.97, 43.91, "04011"],
    ],
  },
  VA: {
    weight: 1.5,
    towns: [
      ["Richmond, VA", -77.44, 37.54, "23219"],
      ["Midlothian, VA", -77.65, 37.51, "23114"],
    ],
  },
  MA: {
    weight: 3,
    towns: [
      ["Boston, MA", -71.06, 42.36, "02108"],
      ["Cambridge, MA", -71.11, 42.37, "02139"],
      ["Salem, MA", -70.9, 42.52, "01970"],
    ],
  },
  KC: {
    weight: 2,
    towns: [
      ["Kansas City, MO", -94.58, 39.1, "64106"],
      ["Overland Park, KS", -94.67, 38.98, "66204"],
    ],
  },
  WPB: {
    weight: 1.5,
    towns: [
      ["West Palm Beach, FL", -80.05, 26.72, "33401"],
      ["Jupiter, FL", -80.1, 26.93, "33477"],
    ],
  },
  CMH: {
    weight: 1.5,
    towns: [
      ["Columbus, OH", -83.0, 39.96, "43215"],
      ["Bexley, OH", -82.94, 39.97, "43209"],
    ],
  },
  LV: {
    weight: 1.5,
    towns: [
      ["Las Vegas, NV", -115.14, 36.17, "89101"],
      ["Henderson, NV", -114.98, 36.04, "89015"],
    ],
  },
  SLC: {
    weight: 1.5,
    towns: [
      ["Salt Lake City, UT", -111.89, 40.76, "84111"],
      ["Park City, UT", -111.5, 40.65, "84060"],
    ],
  },
  AKR: {
    weight: 1,
    towns: [
      ["Akron, OH", -81.52, 41.08, "44308"],
      ["Cuyahoga Falls, OH", -81.48, 41.13, "44221"],
    ],
  },
  MEM: {
    weight: 1,
    towns: [
      ["Memphis, TN", -90.05, 35.15, "38103"],
      ["Germantown, TN", -89.81, 35.09, "38138"],
    ],
  },
  OWB: {
    weight: 0.7,
    towns: [
      ["Owensboro, KY", -87.11, 37.77, "42303"],
      ["Henderson, KY", -87.59, 37.84, "42420"],
    ],
  },
};

const zips = new Map(
  Object.values(placesOf).flatMap(({ towns }) => towns.map(([place, , , zip]) => [place, zip])),
);

/** A ZIP code of a town in `placesOf`. */
export function zipOfPlace(place: string): string {
  const zip = zips.get(place);
  if (zip === undefined) throw new Error(`There is no town ${place}.`);
  return zip;
}
