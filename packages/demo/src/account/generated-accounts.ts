import { shopDelivery } from "./shop-delivery.ts";
import { type HubId, hubIds } from "@heirloop/contract/hub/hub";
import { placesOf } from "../catalog/places.ts";
import type { Random } from "../random/random.ts";
import { type Clock, daysBefore } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import { regionFor } from "./accounts.ts";
import { firstNames, lastNames, shopNameParts } from "./names.ts";
import { describeShop } from "./shop-description.ts";

const hubWeights = hubIds.map((hub) => [hub, placesOf[hub].weight] as const);

const ascii = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

type AccountContext = {
  readonly random: Random;
  readonly clock: Clock;
  readonly taken: Set<string>;
  /** The descriptions of other shops, to avoid repeats. */
  readonly used: Set<string>;
};

function homeOf(random: Random): Pick<DemoAccount, "hub" | "region" | "place" | "coordinates"> {
  const hub: HubId = random.weighted(hubWeights, "LA");
  const [place, lng, lat] = random.pick(placesOf[hub].towns);
  const near = (degrees: number) => Math.round((degrees + random.between(-0.04, 0.04)) * 10_000) / 10_000;
  return { hub, region: regionFor(hub), place, coordinates: [near(lng), near(lat)] };
}

function freeSlug(preferred: string, taken: Set<string>): string {
  let slug = preferred;
  for (let count = 2; taken.has(slug); count++) slug = `${preferred}-${count}`;
  taken.add(slug);
  return slug;
}

function person({ random, clock, taken }: AccountContext): DemoAccount {
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  const slug = freeSlug(ascii(`${firstName} ${lastName}`), taken);
  const initials = ascii(`${firstName.charAt(0)}${lastName.charAt(0)}`);
  return {
    id: random.id(),
    email: `${slug}@people.demo.test`,
    emailVerified: true,
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
    pickupCalendar: null,
  };
}

function shopkeeper(context: AccountContext): DemoAccount {
  const { random, taken } = context;
  const keeper = person({ ...context, taken: new Set() });
  const { shopFirsts, shopSeconds, shopEndings } = shopNameParts;
  const first = random.pick(shopFirsts);
  const second = random.pick(shopSeconds);
  const ending = random.pick(shopEndings);
  const name = `${first} ${second} ${ending}`;
  const slug = freeSlug(ascii(name), taken);
  const seed = random.id().slice(0, 4);
  const town = keeper.place.split(",")[0] ?? keeper.place;
  const { story, policies } = describeShop(random, town, ending, context.used);
  return {
    ...keeper,
    slug,
    email: `${slug}@shops.demo.test`,
    phone: `+1316555${String(random.int(200, 9999)).padStart(4, "0")}`,
    picture: `/pictures/logo.${ascii(first.charAt(0) + second.charAt(0))}.${seed}`,
    isBusiness: true,
    payoutsConnected: true,
    deliveryTerms: shopDelivery(slug, keeper.hub),
    shop: {
      name,
      story,
      policies,
      logo: `/pictures/logo.${ascii(first.charAt(0) + second.charAt(0))}.${seed}`,
      banner: `/pictures/banner.${slug.replaceAll("-", "_").slice(0, 60)}.${seed}`,
    },
  };
}

export type GeneratedAccounts = {
  readonly shops: readonly DemoAccount[];
  readonly sellers: readonly DemoAccount[];
  readonly buyers: readonly DemoAccount[];
};

/** All accounts besides the fixed ones: shops, individual sellers, and buyers. */
export function generateAccounts(
  random: Random,
  clock: Clock,
  sizes: { shops: number; sellers: number; buyers: number },
  reserved: readonly string[],
): GeneratedAccounts {
  const taken = new Set(reserved);
  const used = new Set<string>();
  const make = (count: number, one: (context: AccountContext) => DemoAccount) =>
    Array.from({ length: count }, () => one({ random, clock, taken, used }));
  return {
    shops: make(sizes.shops, shopkeeper),
    sellers: make(sizes.sellers, person),
    buyers: make(sizes.buyers, person),
  };
}
