import type { GeneratedAccounts } from "../account/generated-accounts.ts";
import { type Random, randomFrom } from "../random/random.ts";
import { type Clock, daysAfter, daysBefore, hoursBefore } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoListing, DemoMark } from "../records/listing.ts";
import type { DemoDiscount } from "../records/order.ts";
import type { DemoPopularSearch, DemoSavedSearch } from "../records/search.ts";

const mark = (userId: string, listing: DemoListing, date: string): DemoMark => ({
  userId,
  listingId: listing.id,
  date,
});

/** Favorites: a dozen of the shopper's, and others, so that counts differ. */
export function favorites(
  shopper: DemoAccount,
  generated: GeneratedAccounts,
  listings: readonly DemoListing[],
  perBuyer: number,
  clock: Clock,
  random: Random,
): DemoMark[] {
  const own = random
    .some(
      listings.filter((listing) => listing.status !== "inactive").slice(0, 400),
      Math.min(14, listings.length),
    )
    .map((listing, index) => mark(shopper.id, listing, daysBefore(clock, 0.4 + index * 3.1)));
  const others = generated.buyers.flatMap((buyer) => {
    const chosen = new Set(
      Array.from({ length: perBuyer }, () => Math.floor(random.next() ** 1.6 * listings.length)),
    );
    return [...chosen].flatMap((index) => {
      const listing = listings[index];
      return listing ? [mark(buyer.id, listing, daysBefore(clock, random.between(0, 60)))] : [];
    });
  });
  return [...own, ...others];
}

/**
 * For the shopper, two pieces that can be bought and one that has been sold; for the newcomer, one above the
 * promo's minimum.
 */
export function carts(
  people: { shopper: DemoAccount; newcomer: DemoAccount },
  stock: { free: readonly DemoListing[]; sold: DemoListing | undefined },
  clock: Clock,
): DemoMark[] {
  const [first, second] = stock.free;
  const dear = stock.free.find(
    (listing) => listing.price > 450_00 && listing !== first && listing !== second,
  );
  return [
    ...(first ? [mark(people.shopper.id, first, hoursBefore(clock, 30))] : []),
    ...(second ? [mark(people.shopper.id, second, hoursBefore(clock, 4))] : []),
    ...(stock.sold ? [mark(people.shopper.id, stock.sold, hoursBefore(clock, 200))] : []),
    ...(dear ? [mark(people.newcomer.id, dear, hoursBefore(clock, 1))] : []),
  ];
}

const promo = { type: "promo", amount: 30_00, minSubtotal: 300_00 } as const;

export function discounts(
  people: Record<"shopper" | "newcomer" | "unconfirmed", DemoAccount>,
  firstOrderId: string | null,
  clock: Clock,
  random: Random,
): DemoDiscount[] {
  return [
    {
      id: random.id(),
      userId: people.newcomer.id,
      email: people.newcomer.email,
      code: "WELCOME-7K3M9Q",
      ...promo,
      createdAt: daysBefore(clock, 1.5),
      expiresAt: daysAfter(clock, 5.5),
      usedAt: null,
      orderId: null,
    },
    {
      id: random.id(),
      userId: people.shopper.id,
      email: people.shopper.email,
      code: "WELCOME-2F8H4T",
      ...promo,
      createdAt: daysBefore(clock, 405),
      expiresAt: daysBefore(clock, 398),
      usedAt: daysBefore(clock, 403),
      orderId: firstOrderId,
    },
    {
      // A separate stream for the id, so that everything generated afterward stays the same.
      id: randomFrom("discount/unconfirmed").id(),
      userId: people.unconfirmed.id,
      email: people.unconfirmed.email,
      code: "WELCOME-5P6N2D",
      ...promo,
      createdAt: daysBefore(clock, 0.5),
      expiresAt: daysAfter(clock, 6.5),
      usedAt: null,
      orderId: null,
    },
  ];
}

const nearArmchairs = {
  name: "Armchairs in the Bay Area",
  query: "keyword=armchair&region=ba",
};

/** The search that the shopper saved with alerts, and the listings that match it. */
export const alertedSearch = (listings: readonly DemoListing[]) => ({
  name: nearArmchairs.name,
  found: listings.filter(({ type, region }) => type === "armchairs" && region === "ba"),
});

export const savedSearches = (shopper: DemoAccount, clock: Clock, random: Random): DemoSavedSearch[] => [
  {
    id: random.id(),
    userId: shopper.id,
    ...nearArmchairs,
    alerts: true,
    date: daysBefore(clock, 21),
  },
  {
    id: random.id(),
    userId: shopper.id,
    name: "Green velvet sofas",
    query: "category=seating&keyword=green+velvet+sofa&maxPrice=180000",
    alerts: false,
    date: daysBefore(clock, 9),
  },
];

export const popularSearches: readonly DemoPopularSearch[] = [
  ["mid-century credenza", 412],
  ["velvet sofa", 388],
  ["walnut dresser", 341],
  ["bouclé chair", 317],
  ["round dining table", 295],
  ["teak sideboard", 276],
  ["leather armchair", 258],
  ["travertine coffee table", 241],
  ["brass floor lamp", 222],
  ["vintage rug", 214],
  ["bookcase", 197],
  ["nightstand", 188],
  ["wingback chair", 164],
  ["art deco mirror", 151],
  ["rattan chair", 143],
  ["danish lounge chair", 137],
  ["bar cart", 126],
  ["marble side table", 119],
  ["sectional", 112],
  ["writing desk", 104],
  ["burl wood", 96],
  ["chandelier", 88],
  ["counter stools", 83],
  ["oak bed", 77],
  ["plant stand", 61],
  ["mantel clock", 42],
].map(([query, popularity]) => ({ query: String(query), popularity: Number(popularity) }));
