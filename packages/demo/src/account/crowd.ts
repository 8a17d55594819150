import { type HubId, hubIds } from "@heirloop/contract/hub/hub";
import { placesOf } from "../catalogue/places.ts";
import type { Random } from "../random/random.ts";
import { type Clock, daysBefore } from "../world/clock.ts";
import type { DemoAccount } from "../world/records.ts";
import { regionFor } from "./accounts.ts";
import { firstNames, lastNames, shopNameParts } from "./names.ts";

const hubWeights = hubIds.map((hub) => [hub, placesOf[hub].weight] as const);

const ascii = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const storyBegins = [
  "We opened in {year} with one truck and a borrowed garage",
  "Three friends and a lease on a drafty warehouse",
  "A family shop, now in its second generation",
  "What began as a Saturday stall became a showroom in {town}",
  "Our shop is one long room above a bakery in {town}",
  "Started by an upholsterer who kept bringing work home",
  "A former set decorator's stockroom, opened to everyone",
  "We buy from estates within an hour of {town}",
  "Half workshop, half showroom, in {town} since {year}",
  "Two sisters with strong backs and different tastes",
] as const;

const storyMiddles = [
  ". Everything is cleaned, tightened and photographed in daylight.",
  ". We repair what can be repaired and say so when it can't.",
  ". You are welcome to sit on all of it.",
  ". The stock turns over every few weeks, so ask if you are looking for something.",
  ". We like wood that shows where it has been.",
  ". Designers know us for lighting; neighbors know us for chairs.",
  ". Nothing leaves before we would have it ourselves.",
  ". We measure twice, write everything down and answer messages the same day.",
] as const;

const storyEnds = [
  " Pickups by appointment, dogs allowed.",
  " Our van goes out on Thursdays.",
  " Come for a lamp, leave with a table.",
  " We wrap as if it were ours.",
  " Ask about holds for renovations.",
  " There is coffee.",
  " Sundays are for swaps.",
] as const;

const policies = [
  "Pickup by appointment. Seven-day returns on everything.",
  "We hold paid pieces for two weeks and deliver locally on Thursdays.",
  "Returns within seven days if a piece is not as described; we pay the way back.",
  "Local delivery by two people, to the room of your choice.",
  "Ask for more pictures before you buy; we would rather answer than refund.",
] as const;

type Seats = { readonly random: Random; readonly clock: Clock; readonly taken: Set<string> };

function homeOf(random: Random): Pick<DemoAccount, "hub" | "region" | "place" | "coordinates"> {
  const hub: HubId = random.weighted(hubWeights, "LA");
  const [place, lng, lat] = random.pick(placesOf[hub].towns);
  const near = (degrees: number) => Math.round((degrees + random.between(-0.04, 0.04)) * 10_000) / 10_000;
  return { hub, region: regionFor(hub), place, coordinates: [near(lng), near(lat)] };
}

function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let count = 2; taken.has(slug); count++) slug = `${wanted}-${count}`;
  taken.add(slug);
  return slug;
}

function person({ random, clock, taken }: Seats): DemoAccount {
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  const slug = freeSlug(ascii(`${firstName} ${lastName}`), taken);
  const initials = ascii(`${firstName.charAt(0)}${lastName.charAt(0)}`);
  return {
    id: random.id(),
    email: `${slug}@people.demo.test`,
    firstName,
    lastName,
    phone: null,
    slug,
    picture: random.chance(0.7) ? `/pictures/avatar.${initials}.${random.id().slice(0, 4)}` : null,
    admin: false,
    isBusiness: false,
    blocked: false,
    blockedReason: null,
    payoutsConnected: random.chance(0.8),
    ...homeOf(random),
    createdAt: daysBefore(clock, random.int(15, 900)),
    shop: null,
  };
}

function shopkeeper(seats: Seats): DemoAccount {
  const { random, taken } = seats;
  const keeper = person({ ...seats, taken: new Set() });
  const { shopFirsts, shopSeconds, shopEndings } = shopNameParts;
  const first = random.pick(shopFirsts);
  const second = random.pick(shopSeconds);
  const name = `${first} ${second} ${random.pick(shopEndings)}`;
  const slug = freeSlug(ascii(name), taken);
  const seed = random.id().slice(0, 4);
  const town = keeper.place.split(",")[0] ?? keeper.place;
  const story = (random.pick(storyBegins) + random.pick(storyMiddles) + random.pick(storyEnds))
    .replace("{town}", town)
    .replace("{year}", String(random.int(1987, 2021)));
  return {
    ...keeper,
    slug,
    email: `${slug}@shops.demo.test`,
    phone: `+1316555${String(random.int(200, 9999)).padStart(4, "0")}`,
    picture: `/pictures/logo.${ascii(first.charAt(0) + second.charAt(0))}.${seed}`,
    isBusiness: true,
    payoutsConnected: true,
    shop: {
      name,
      story,
      policies: random.pick(policies),
      logo: `/pictures/logo.${ascii(first.charAt(0) + second.charAt(0))}.${seed}`,
      banner: `/pictures/banner.${slug.replaceAll("-", "_").slice(0, 60)}.${seed}`,
    },
  };
}

export type Crowd = {
  readonly shops: readonly DemoAccount[];
  readonly sellers: readonly DemoAccount[];
  readonly buyers: readonly DemoAccount[];
};

/** Everybody besides the fixed accounts: shops, individual sellers, and people who only buy. */
export function crowd(
  random: Random,
  clock: Clock,
  sizes: { shops: number; sellers: number; buyers: number },
  reserved: readonly string[],
): Crowd {
  const taken = new Set(reserved);
  const make = (count: number, one: (seats: Seats) => DemoAccount) =>
    Array.from({ length: count }, () => one({ random, clock, taken }));
  return {
    shops: make(sizes.shops, shopkeeper),
    sellers: make(sizes.sellers, person),
    buyers: make(sizes.buyers, person),
  };
}
