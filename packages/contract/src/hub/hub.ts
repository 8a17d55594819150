/** The regions that have a location page. */
export const regionCodes = ["la", "ba", "ict", "pdx", "ny", "phl"] as const;
export type Region = (typeof regionCodes)[number];

export const regionNames: Record<Region, string> = {
  la: "Los Angeles",
  ba: "Bay Area",
  ict: "Wichita",
  pdx: "Portland",
  ny: "New York",
  phl: "Philadelphia",
};

export const hubIds = [
  "BA",
  "PHO",
  "CHI",
  "MIA",
  "HOU",
  "NY",
  "PDX",
  "COS",
  "DTX",
  "ATL",
  "LA",
  "PHL",
  "FM",
  "ICT",
  "RN",
  "ME",
  "VA",
  "MA",
  "KC",
  "WPB",
  "CMH",
  "LV",
  "SLC",
  "AKR",
  "MEM",
  "OWB",
] as const;
export type HubId = (typeof hubIds)[number];

/** An area served by the delivery network; latitude and longitude of the city center in degrees. */
export type Hub = {
  readonly id: HubId;
  readonly area: string;
  readonly geolocation: string;
  readonly lat: number;
  readonly long: number;
  readonly zipCode: string;
};

const hub = (
  id: HubId,
  area: string,
  geolocation: string,
  lat: number,
  long: number,
  zipCode: string,
): Hub => ({ id, area, geolocation, lat, long, zipCode });

/** Public city-center coordinates. Ties are decided in this order. */
export const hubs: readonly Hub[] = [
  hub("BA", "Bay Area", "San Francisco, CA", 37.7749, -122.4194, "94103"),
  hub("PHO", "Phoenix", "Phoenix, AZ", 33.4484, -112.074, "85004"),
  hub("CHI", "Chicago", "Chicago, IL", 41.8781, -87.6298, "60602"),
  hub("MIA", "Miami", "Miami, FL", 25.7617, -80.1918, "33130"),
  hub("HOU", "Houston", "Houston, TX", 29.7604, -95.3698, "77002"),
  hub("NY", "New York", "New York, NY", 40.7128, -74.006, "10007"),
  hub("PDX", "Portland", "Portland, OR", 45.5152, -122.6784, "97204"),
  hub("COS", "Colorado Springs", "Colorado Springs, CO", 38.8339, -104.8214, "80903"),
  hub("DTX", "Dallas", "Dallas, TX", 32.7767, -96.797, "75201"),
  hub("ATL", "Atlanta", "Atlanta, GA", 33.749, -84.388, "30303"),
  hub("LA", "Los Angeles", "Los Angeles, CA", 34.0522, -118.2437, "90012"),
  hub("PHL", "Philadelphia", "Philadelphia, PA", 39.9526, -75.1652, "19107"),
  hub("FM", "Fort Myers", "Fort Myers, FL", 26.6406, -81.8723, "33901"),
  hub("ICT", "Wichita", "Wichita, KS", 37.6872, -97.3301, "67202"),
  hub("RN", "Reno", "Reno, NV", 39.5296, -119.8138, "89501"),
  hub("ME", "Maine", "Portland, ME", 43.6591, -70.2568, "04101"),
  hub("VA", "Virginia", "Richmond, VA", 37.5407, -77.436, "23219"),
  hub("MA", "Massachusetts", "Boston, MA", 42.3601, -71.0589, "02108"),
  hub("KC", "Kansas City", "Kansas City, MO", 39.0997, -94.5786, "64106"),
  hub("WPB", "West Palm Beach", "West Palm Beach, FL", 26.7153, -80.0534, "33401"),
  hub("CMH", "Columbus", "Columbus, OH", 39.9612, -82.9988, "43215"),
  hub("LV", "Las Vegas", "Las Vegas, NV", 36.1699, -115.1398, "89101"),
  hub("SLC", "Salt Lake City", "Salt Lake City, UT", 40.7608, -111.891, "84111"),
  hub("AKR", "Akron", "Akron, OH", 41.0814, -81.519, "44308"),
  hub("MEM", "Memphis", "Memphis, TN", 35.1495, -90.049, "38103"),
  hub("OWB", "Owensboro", "Owensboro, KY", 37.7719, -87.1112, "42303"),
];

/** Region of a hub; hubs that are not listed have none. */
export const regionOfHub: Partial<Record<HubId, Region>> = {
  BA: "ba",
  LA: "la",
  ICT: "ict",
  PDX: "pdx",
  NY: "ny",
  PHL: "phl",
};
