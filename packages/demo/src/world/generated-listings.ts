import { typeFact, typeFacts } from "../catalog/type-facts.ts";
import type { TypeFact } from "../catalog/type-fact.ts";
import { createListing, drawAge, drawType } from "../listing/create-listing.ts";
import { createPhraseHistory } from "../listing/used-phrases.ts";
import { type Random, randomFrom } from "../random/random.ts";
import { dealPieces } from "../shot/deal-pieces.ts";
import type { Piece } from "../shot/pieces.ts";
import type { Clock } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoListing } from "../records/listing.ts";
import type { People } from "./people.ts";

/** A listing that somebody has ordered or asked about. */
export type WantedListing = {
  readonly seller: DemoAccount;
  readonly hoursAgo: number;
  /** Whether lists no longer show it. */
  readonly isGone: boolean;
  /** Its type, where what is said of it fits only some. */
  readonly type?: string;
};

export type ListingPlan = {
  readonly seed: string;
  readonly clock: Clock;
  readonly count: number;
  /** How many of them, the last ones, lists do not show. */
  readonly gone: number;
  /** These come first. */
  readonly wanted: readonly WantedListing[];
  readonly people: People;
};

/** Whether lists do not show the listing at this index. */
export const isGoneAt = ({ wanted, count, gone }: ListingPlan, index: number): boolean =>
  wanted[index]?.isGone ?? index >= count - gone;

/** How many of the first listings belong to the accounts that people sign in with. */
const fixedAccountListings = { studio: 64, shop: 46, consigner: 8 } as const;

/** The least number of days between listing a piece and ordering it. */
const daysToOrder = 9;

/** What is known of a listing before it gets its piece; `age` in days. */
type Outline = {
  readonly seller: DemoAccount;
  readonly fact: TypeFact;
  readonly age: number;
  readonly isGone: boolean;
};

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
 * The listings one after another, so that a server can fill its tables in batches: those that are wanted, the others of
 * the fixed accounts, one of each type, then the rest.
 */
export function* generateListings(plan: ListingPlan): Generator<DemoListing> {
  const { seed, clock, count, wanted, people } = plan;
  const random = randomFrom(`${seed}/stock`);
  const { generated } = people;
  const owners = wanted.map(({ seller }) => seller);
  for (const name of ["studio", "shop", "consigner"] as const) {
    const owner = people[name];
    const others = fixedAccountListings[name] - owners.filter((one) => one === owner).length;
    for (let own = 0; own < others; own++) owners.push(owner);
  }
  const [firstShop] = generated.shops;
  const shopWeights = generated.shops.map((shop) => [shop, 0.4 + random.next() ** 2 * 3] as const);
  const [firstSeller] = generated.sellers;
  const drawSeller = (): DemoAccount =>
    random.chance(0.86) || !firstSeller
      ? random.weighted(shopWeights, firstShop ?? people.studio)
      : (generated.sellers[random.int(0, generated.sellers.length - 1)] ?? firstSeller);
  const outlines = Array.from({ length: count }, (_, index): Outline => {
    const seller = owners[index] ?? drawSeller();
    const drawn = (index < owners.length ? undefined : typeFacts[index - owners.length]) ?? drawType(random);
    const age = drawAge(random, seller, clock);
    const isGone = isGoneAt(plan, index);
    const want = wanted[index];
    if (want === undefined) return { seller, fact: drawn, age, isGone };
    return {
      seller,
      fact: typeFact(want.type ?? drawn.type) ?? drawn,
      age: Math.max(age, want.hoursAgo / 24 + daysToOrder),
      isGone,
    };
  });
  // Sold and inactive pieces are dealt separately, because they would leave gaps in the lists.
  const pieces = new Map([
    ...dealTo(
      outlines.filter(({ isGone }) => !isGone),
      random,
    ),
    ...dealTo(
      outlines.filter(({ isGone }) => isGone),
      random,
    ),
  ]);
  const pictures = new Set<string>();
  const history = createPhraseHistory();
  for (const outline of outlines) {
    const piece = pieces.get(outline);
    const { seller, fact, age } = outline;
    yield createListing({ seller, fact, age, random, clock, pictures, history, ...(piece && { piece }) });
  }
}
