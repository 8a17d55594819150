import type { GeneratedAccounts } from "../account/generated-accounts.ts";
import { typeFacts } from "../catalog/type-facts.ts";
import { createListing } from "../listing/create-listing.ts";
import { createPhraseHistory } from "../listing/used-phrases.ts";
import { randomFrom } from "../random/random.ts";
import { createShown } from "../shot/shown.ts";
import type { Clock } from "../records/clock.ts";
import type { DemoAccount, DemoListing } from "../records/records.ts";

export type ListingPlan = {
  readonly seed: string;
  readonly clock: Clock;
  readonly count: number;
  readonly generated: GeneratedAccounts;
  readonly fixed: {
    readonly shop: DemoAccount;
    readonly studio: DemoAccount;
    readonly consigner: DemoAccount;
  };
};

/** How many of the first listings belong to the accounts that people sign in with. */
export const fixedAccountListings = { studio: 64, shop: 46, consigner: 8 } as const;

/**
 * The listings one after another, so that a server can fill its tables in batches. Every type appears early:
 * the first listings of the generated accounts cover all types once.
 */
export function* generateListings({
  seed,
  clock,
  count,
  generated,
  fixed,
}: ListingPlan): Generator<DemoListing> {
  const random = randomFrom(`${seed}/stock`);
  const owners: DemoAccount[] = [];
  for (const name of ["studio", "shop", "consigner"] as const) {
    for (let own = 0; own < fixedAccountListings[name]; own++) owners.push(fixed[name]);
  }
  const [firstShop] = generated.shops;
  const shopWeights = generated.shops.map((shop) => [shop, 0.4 + random.next() ** 2 * 3] as const);
  const [firstSeller] = generated.sellers;
  const shown = createShown();
  const history = createPhraseHistory();
  for (let index = 0; index < count; index++) {
    const own = owners[index];
    const drawn =
      random.chance(0.86) || !firstSeller
        ? random.weighted(shopWeights, firstShop ?? fixed.studio)
        : (generated.sellers[random.int(0, generated.sellers.length - 1)] ?? firstSeller);
    const fact = index < owners.length ? undefined : typeFacts[index - owners.length];
    yield createListing({ random, seller: own ?? drawn, clock, shown, history, ...(fact ? { fact } : {}) });
  }
}
