import { zipOfPlace } from "../catalog/places.ts";
import { type Random, randomFrom } from "../random/random.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoOrder } from "../records/order.ts";

const streets = [
  "Alder St",
  "Hillcrest Ave",
  "Magnolia Way",
  "27th St",
  "Juniper Ct",
  "Lakeshore Dr",
  "Franklin St",
  "Orchard Rd",
  "Bellevue Ave",
  "Mission Ln",
] as const;

export function addressOf({ place }: Pick<DemoAccount, "place">, random: Random) {
  const [city = place, state = "CA"] = place.split(", ");
  const line = {
    line1: `${random.int(12, 980)} ${random.pick(streets)}`,
    city,
    state,
    zip: zipOfPlace(place),
  };
  return random.chance(0.3) ? { ...line, line2: `Apt ${random.int(1, 24)}` } : line;
}

/** A seller's pickup details are the same for each of their orders. */
export function pickupOf(seller: DemoAccount): NonNullable<DemoOrder["pickup"]> {
  const random = randomFrom(`pickup ${seller.id}`);
  return {
    address: addressOf(seller, random),
    phone: seller.phone ?? `+1316555${String(random.int(200, 9999)).padStart(4, "0")}`,
    accessNotes: random.pick(accessNotes),
  };
}

const accessNotes = [
  "The side door is level with the street; park in the loading zone.",
  "Ring twice. There are two steps up to the front door, and it’s right inside in the hallway.",
  "Second floor, wide stairs. I help carry it down.",
  null,
] as const;
