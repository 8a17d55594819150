import type { HubId, Region } from "@heirloop/contract/hub/hub";
import { regionOfHub } from "@heirloop/contract/hub/hub";
import type { PickupCalendar } from "@heirloop/contract/pickup-calendar/pickup-calendar.schema";
import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { placesOf } from "../catalog/places.ts";
import { randomFrom } from "../random/random.ts";
import { type Clock, daysBefore } from "../records/clock.ts";
import type { DemoAccount, DemoShop } from "../records/account.ts";

/** Password of every account of the demo world. */
export const demoPassword = "heirloop-demo";

export const fixedAccountNames = [
  "shopper",
  "newcomer",
  "consigner",
  "shop",
  "studio",
  "admin",
  "blocked",
  "unconfirmed",
] as const;
export type FixedAccountName = (typeof fixedAccountNames)[number];

type Fixed = {
  readonly firstName: string;
  readonly lastName: string;
  readonly slug: string;
  readonly hub: HubId;
  readonly town: number;
  readonly days: number;
  readonly is?: Partial<
    Pick<
      DemoAccount,
      "admin" | "isBusiness" | "blocked" | "blockedReason" | "payoutsConnected" | "emailVerified"
    >
  >;
  readonly shop?: Omit<DemoShop, "logo" | "banner"> & { readonly initials: string };
};

const workday = ["morning", "afternoon"] as const;
/** As the shop's policies say: Tuesday to Saturday. */
const shopHours: PickupCalendar = {
  timeZone: "America/Los_Angeles",
  weekly: {
    sunday: [],
    monday: [],
    tuesday: [...workday],
    wednesday: [...workday],
    thursday: [...workday, "evening"],
    friday: [...workday],
    saturday: ["morning"],
  },
  blockedDays: [],
  leadHours: 24,
};

/** The studio's own crew delivers around the bay. */
const studioTerms: DeliveryTerms = {
  zip: "94501",
  bands: [
    { miles: 10, fee: cents(0) },
    { miles: 25, fee: cents(45_00) },
    { miles: 40, fee: cents(80_00) },
  ],
};

const fixed: Record<FixedAccountName, Fixed> = {
  shopper: { firstName: "Maya", lastName: "Alvarez", slug: "maya-alvarez", hub: "BA", town: 1, days: 410 },
  newcomer: {
    firstName: "Jonah",
    lastName: "Whitlock",
    slug: "jonah-whitlock",
    hub: "ICT",
    town: 0,
    days: 2,
  },
  consigner: {
    firstName: "Ruth",
    lastName: "Lindqvist",
    slug: "ruth-lindqvist",
    hub: "BA",
    town: 2,
    days: 230,
  },
  shop: {
    firstName: "Dario",
    lastName: "Marchetti",
    slug: "copper-lane-vintage",
    hub: "BA",
    town: 0,
    days: 96,
    is: { isBusiness: true },
    shop: {
      name: "Copper Lane Vintage",
      story:
        "Two floors of American and Danish furniture in a former plumbing supply on Copper Lane. We drive the truck ourselves, sand in the yard, and will tell you which drawer sticks before you find out.",
      policies:
        "Pickup Tuesday to Saturday. We hold a paid piece for up to three weeks. Returns within seven days, in the state it left us.",
      initials: "cl",
    },
  },
  studio: {
    firstName: "Ingrid",
    lastName: "Moreau",
    slug: "north-stair-studio",
    hub: "BA",
    town: 4,
    days: 720,
    is: { isBusiness: true, payoutsConnected: true },
    shop: {
      name: "North Stair Studio",
      story:
        "A restoration bench, a spray booth and a showroom at the top of the north stair. We take pieces on consignment, mend what needs mending, photograph in daylight, and sell for the people who loved them first.",
      policies:
        "Local delivery by our own crew. Consignments are photographed within five days of collection. Full refund if a piece is not as described.",
      initials: "ns",
    },
  },
  admin: {
    firstName: "Opal",
    lastName: "Keane",
    slug: "opal-keane",
    hub: "ICT",
    town: 0,
    days: 900,
    is: { admin: true },
  },
  blocked: {
    firstName: "Winston",
    lastName: "Farrow",
    slug: "winston-farrow",
    hub: "NY",
    town: 1,
    days: 300,
    is: { blocked: true, blockedReason: "Asked buyers to pay outside the marketplace" },
  },
  unconfirmed: {
    firstName: "Nora",
    lastName: "Castellano",
    slug: "nora-castellano",
    hub: "BA",
    town: 0,
    days: 1,
    is: { emailVerified: false },
  },
};

/** Ids of the fixed accounts; the same in every world. */
export const accountIds: Record<FixedAccountName, string> = {
  shopper: randomFrom("account/shopper").id(),
  newcomer: randomFrom("account/newcomer").id(),
  consigner: randomFrom("account/consigner").id(),
  shop: randomFrom("account/shop").id(),
  studio: randomFrom("account/studio").id(),
  admin: randomFrom("account/admin").id(),
  blocked: randomFrom("account/blocked").id(),
  unconfirmed: randomFrom("account/unconfirmed").id(),
};

export const emailOf = (name: FixedAccountName) => `${name}@demo.test`;

export const regionFor = (hub: HubId): Region | null => regionOfHub[hub] ?? null;

/** The accounts listed in the README, as they are when the world starts. */
export function fixedAccount(name: FixedAccountName, clock: Clock): DemoAccount {
  const { firstName, lastName, slug, hub, town, days, is, shop } = fixed[name];
  const towns = placesOf[hub].towns;
  const [place, lng, lat] = towns[town] ?? towns[0];
  const seed = randomFrom(`picture/${name}`).id().slice(0, 4);
  const initials = `${firstName.charAt(0)}${lastName.charAt(0)}`.toLowerCase();
  return {
    id: accountIds[name],
    email: emailOf(name),
    emailVerified: is?.emailVerified ?? true,
    firstName,
    lastName,
    phone: `+1316555010${fixedAccountNames.indexOf(name)}`,
    slug,
    picture: `/pictures/avatar.${initials}.${seed}`,
    admin: is?.admin ?? false,
    isBusiness: is?.isBusiness ?? false,
    blocked: is?.blocked ?? false,
    blockedReason: is?.blockedReason ?? null,
    payoutsConnected: is?.payoutsConnected ?? false,
    hub,
    region: regionFor(hub),
    place,
    coordinates: [lng, lat],
    createdAt: daysBefore(clock, days),
    shop: shop
      ? {
          name: shop.name,
          story: shop.story,
          policies: shop.policies,
          logo: `/pictures/logo.${shop.initials}.${seed}`,
          banner: `/pictures/banner.${slug.replaceAll("-", "_")}.${seed}`,
        }
      : null,
    pickupCalendar: name === "shop" ? shopHours : null,
    deliveryTerms: name === "studio" ? studioTerms : null,
  };
}
