import type { Crowd } from "../account/crowd.ts";
import { typeFacts } from "../catalog/type-facts.ts";
import { makeListing } from "../listing/listing-maker.ts";
import { nothingTold } from "../listing/told.ts";
import { randomFrom } from "../random/random.ts";
import type { Clock } from "../records/clock.ts";
import type { DemoAccount, DemoListing } from "../records/records.ts";

export type StockPlan = {
  readonly seed: string;
  readonly clock: Clock;
  readonly count: number;
  readonly crowd: Crowd;
  readonly fixed: {
    readonly shop: DemoAccount;
    readonly studio: DemoAccount;
    readonly consigner: DemoAccount;
  };
};

/** How many of the first listings belong to the accounts that people sign in with. */
export const ownStock = { studio: 64, shop: 46, consigner: 8 } as const;

/**
 * The listings one after another, so that a server can fill its tables in batches. Every type appears early:
 * the first listings of the crowd cover all types once.
 */
export function* stock({ seed, clock, count, crowd, fixed }: StockPlan): Generator<DemoListing> {
  const random = randomFrom(`${seed}/stock`);
  const owners: DemoAccount[] = [];
  for (const name of ["studio", "shop", "consigner"] as const) {
    for (let own = 0; own < ownStock[name]; own++) owners.push(fixed[name]);
  }
  const [firstShop] = crowd.shops;
  const shopWeights = crowd.shops.map((shop) => [shop, 0.4 + random.next() ** 2 * 3] as const);
  const [firstSeller] = crowd.sellers;
  const shown = new Set<string>();
  const told = nothingTold();
  for (let index = 0; index < count; index++) {
    const own = owners[index];
    const drawn =
      random.chance(0.86) || !firstSeller
        ? random.weighted(shopWeights, firstShop ?? fixed.studio)
        : (crowd.sellers[random.int(0, crowd.sellers.length - 1)] ?? firstSeller);
    const fact = index < owners.length ? undefined : typeFacts[index - owners.length];
    yield makeListing({ random, seller: own ?? drawn, clock, shown, told, ...(fact ? { fact } : {}) });
  }
}
