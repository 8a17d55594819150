import type { GeneratedAccounts } from "../account/generated-accounts.ts";
import { typeFacts } from "../catalog/type-facts.ts";
import type { TypeFact } from "../catalog/type-fact.ts";
import { createListing, drawAge, drawType } from "../listing/create-listing.ts";
import { createPhraseHistory } from "../listing/used-phrases.ts";
import { type Random, randomFrom } from "../random/random.ts";
import { dealPieces } from "../shot/deal-pieces.ts";
import type { Piece } from "../shot/pieces.ts";
import type { Clock } from "../records/clock.ts";
import type { DemoAccount, DemoListing } from "../records/records.ts";

export type ListingPlan = {
  readonly seed: string;
  readonly clock: Clock;
  readonly count: number;
  /** How many of them are for sale; the others come last. */
  readonly forSale: number;
  readonly generated: GeneratedAccounts;
  readonly fixed: {
    readonly shop: DemoAccount;
    readonly studio: DemoAccount;
    readonly consigner: DemoAccount;
  };
};

/** How many of the first listings belong to the accounts that people sign in with. */
export const fixedAccountListings = { studio: 64, shop: 46, consigner: 8 } as const;

/** What is known of a listing before it gets its piece; `age` in days. */
type Outline = { readonly seller: DemoAccount; readonly fact: TypeFact; readonly age: number };

/** Deals the pieces of each type to its listings, the newest first, as lists show them. */
function dealTo(outlines: readonly Outline[], random: Random): ReadonlyMap<Outline, Piece> {
  const pieces = new Map<Outline, Piece>();
  for (const [{ type }, ofType] of Map.groupBy(outlines, ({ fact }) => fact)) {
    const deck = dealPieces(random, type);
    for (const outline of ofType.toSorted((one, other) => one.age - other.age))
      pieces.set(outline, deck.next().value);
  }
  return pieces;
}

/**
 * The listings one after another, so that a server can fill its tables in batches. Every type appears early:
 * the first listings of the generated accounts cover all types once.
 */
export function* generateListings({
  seed,
  clock,
  count,
  forSale,
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
  const drawSeller = (): DemoAccount =>
    random.chance(0.86) || !firstSeller
      ? random.weighted(shopWeights, firstShop ?? fixed.studio)
      : (generated.sellers[random.int(0, generated.sellers.length - 1)] ?? firstSeller);
  const outlines = Array.from({ length: count }, (_, index): Outline => {
    const seller = owners[index] ?? drawSeller();
    const fact = (index < owners.length ? undefined : typeFacts[index - owners.length]) ?? drawType(random);
    return { seller, fact, age: drawAge(random, seller, clock) };
  });
  const pieces = new Map([
    ...dealTo(outlines.slice(0, forSale), random),
    ...dealTo(outlines.slice(forSale), random),
  ]);
  const pictures = new Set<string>();
  const history = createPhraseHistory();
  for (const outline of outlines) {
    const piece = pieces.get(outline);
    yield createListing({ ...outline, random, clock, pictures, history, ...(piece && { piece }) });
  }
}
