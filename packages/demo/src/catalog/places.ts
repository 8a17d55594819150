import type { HubId } from "@heirloop/contract/hub/hub";

/**
 * Towns near a hub with public coordinates, `[name, lng, lat]`; the weight is the hub's share of the
 * listings.
 */
export const placesOf: Record<
  HubId,
  {
    readonly weight: number;
    readonly zip: string;
    readonly towns: readonly [readonly [string, number, number], ...(readonly [string, number, number])[]];
  }
> = {
  BA: {
    weight: 13,
    zip: "94",
    towns: [
      ["San Francisco, CA", -122.42, 37.77],
      ["Oakland, CA", -122.27, 37.8],
      ["Berkeley, CA", -122.27, 37.87],
      ["San Mateo, CA", -122.32, 37.56],
      ["Alameda, CA", -122.25, 37.77],
    ],
  },
  LA: {
    weight: 14,
    zip: "90",
    towns: [
      ["Los Angeles, CA", -118.24, 34.05],
      ["Pasadena, CA", -118.14, 34.15],
      ["Santa Monica, CA", -118.49, 34.02],
      ["Long Beach, CA", -118.19, 33.77],
      ["Glendale, CA", -118.26, 34.14],
    ],
  },
  NY: {
    weight: 13,
    zip: "10",
    towns: [
      ["New York, NY", -74.0, 40.71],
      ["Brooklyn, NY", -73.95, 40.65],
      ["Jersey City, NJ", -74.08, 40.73],
      ["Yonkers, NY", -73.9, 40.93],
      ["Montclair, NJ", -74.21, 40.83],
    ],
  },
  PHL: {
    weight: 8,
    zip: "19",
    towns: [
      ["Philadelphia, PA", -75.17, 39.95],
      ["Ardmore, PA", -75.29, 40.01],
      ["Cherry Hill, NJ", -75.03, 39.93],
      ["Media, PA", -75.39, 39.92],
    ],
  },
  PDX: {
    weight: 7,
    zip: "97",
    towns: [
      ["Portland, OR", -122.68, 45.52],
      ["Beaverton, OR", -122.8, 45.49],
      ["Vancouver, WA", -122.66, 45.64],
      ["Lake Oswego, OR", -122.67, 45.42],
    ],
  },
  ICT: {
    weight: 7,
    zip: "67",
    towns: [
      ["Wichita, KS", -97.33, 37.69],
      ["Derby, KS", -97.27, 37.55],
      ["Andover, KS", -97.14, 37.71],
      ["Newton, KS", -97.35, 38.05],
    ],
  },
  PHO: {
    weight: 3,
    zip: "85",
    towns: [
      ["Phoenix, AZ", -112.07, 33.45],
      ["Scottsdale, AZ", -111.93, 33.49],
      ["Tempe, AZ", -111.94, 33.43],
    ],
  },
  CHI: {
    weight: 4,
    zip: "60",
    towns: [
      ["Chicago, IL", -87.63, 41.88],
      ["Evanston, IL", -87.69, 42.05],
      ["Oak Park, IL", -87.78, 41.89],
    ],
  },
  MIA: {
    weight: 2.5,
    zip: "33",
    towns: [
      ["Miami, FL", -80.19, 25.76],
      ["Coral Gables, FL", -80.27, 25.72],
      ["Hollywood, FL", -80.15, 26.01],
    ],
  },
  HOU: {
    weight: 2.5,
    zip: "77",
    towns: [
      ["Houston, TX", -95.37, 29.76],
      ["Bellaire, TX", -95.46, 29.71],
      ["Sugar Land, TX", -95.62, 29.62],
    ],
  },
  COS: {
    weight: 1.5,
    zip: "80",
    towns: [
      ["Colorado Springs, CO", -104.82, 38.83],
      ["Monument, CO", -104.87, 39.09],
    ],
  },
  DTX: {
    weight: 3,
    zip: "75",
    towns: [
      ["Dallas, TX", -96.8, 32.78],
      ["Fort Worth, TX", -97.33, 32.76],
      ["Plano, TX", -96.7, 33.02],
    ],
  },
  ATL: {
    weight: 3,
    zip: "30",
    towns: [
      ["Atlanta, GA", -84.39, 33.75],
      ["Decatur, GA", -84.3, 33.77],
      ["Marietta, GA", -84.55, 33.95],
    ],
  },
  FM: {
    weight: 1,
    zip: "33",
    towns: [
      ["Fort Myers, FL", -81.87, 26.64],
      ["Cape Coral, FL", -81.95, 26.56],
    ],
  },
  RN: {
    weight: 1,
    zip: "89",
    towns: [
      ["Reno, NV", -119.81, 39.53],
      ["Sparks, NV", -119.75, 39.53],
    ],
  },
  ME: {
    weight: 1,
    zip: "04",
    towns: [
      ["Portland, ME", -70.26, 43.66],
      ["Brunswick, ME", -69.97, 43.91],
    ],
  },
  VA: {
    weight: 1.5,
    zip: "23",
    towns: [
      ["Richmond, VA", -77.44, 37.54],
      ["Midlothian, VA", -77.65, 37.51],
    ],
  },
  MA: {
    weight: 3,
    zip: "02",
    towns: [
      ["Boston, MA", -71.06, 42.36],
      ["Cambridge, MA", -71.11, 42.37],
      ["Salem, MA", -70.9, 42.52],
    ],
  },
  KC: {
    weight: 2,
    zip: "64",
    towns: [
      ["Kansas City, MO", -94.58, 39.1],
      ["Overland Park, KS", -94.67, 38.98],
    ],
  },
  WPB: {
    weight: 1.5,
    zip: "33",
    towns: [
      ["West Palm Beach, FL", -80.05, 26.72],
      ["Jupiter, FL", -80.1, 26.93],
    ],
  },
  CMH: {
    weight: 1.5,
    zip: "43",
    towns: [
      ["Columbus, OH", -83.0, 39.96],
      ["Bexley, OH", -82.94, 39.97],
    ],
  },
  LV: {
    weight: 1.5,
    zip: "89",
    towns: [
      ["Las Vegas, NV", -115.14, 36.17],
      ["Henderson, NV", -114.98, 36.04],
    ],
  },
  SLC: {
    weight: 1.5,
    zip: "84",
    towns: [
      ["Salt Lake City, UT", -111.89, 40.76],
      ["Park City, UT", -111.5, 40.65],
    ],
  },
  AKR: {
    weight: 1,
    zip: "44",
    towns: [
      ["Akron, OH", -81.52, 41.08],
      ["Cuyahoga Falls, OH", -81.48, 41.13],
    ],
  },
  MEM: {
    weight: 1,
    zip: "38",
    towns: [
      ["Memphis, TN", -90.05, 35.15],
      ["Germantown, TN", -89.81, 35.09],
    ],
  },
  OWB: {
    weight: 0.7,
    zip: "42",
    towns: [
      ["Owensboro, KY", -87.11, 37.77],
      ["Henderson, KY", -87.59, 37.84],
    ],
  },
};
