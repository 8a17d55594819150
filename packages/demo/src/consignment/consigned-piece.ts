import { kindOfConsignment } from "@heirloop/contract/catalog/kind-of-consignment";
import { consignmentKinds } from "@heirloop/contract/consignment/consignment-kinds";
import { typeFacts } from "../catalog/type-facts.ts";
import { createListing, drawType, weighTypes } from "../listing/create-listing.ts";
import type { Random } from "../random/random.ts";
import type { DemoAccount } from "../records/account.ts";
import type { Clock } from "../records/clock.ts";
import type { DemoListing } from "../records/listing.ts";
import { wearOf } from "../shot/wear.ts";

const consignedTypes: ReadonlySet<string> = new Set(
  consignmentKinds.map((kind) => kindOfConsignment(kind).type),
);
const types = weighTypes(typeFacts.filter(({ type }) => consignedTypes.has(type)));

/** In cents; a cheaper piece is not worth the trip of the shop that sells it. */
const leastPrice = 20_000;

/** A piece that somebody offers for consignment. */
export function drawConsignedPiece(random: Random, seller: DemoAccount, clock: Clock): DemoListing {
  for (;;) {
    const piece = createListing({ random, seller, clock, fact: drawType(random, types) });
    if (piece.price >= leastPrice) return piece;
  }
}

const unusedAges = ["bought last year", "less than two years", null] as const;
const usedAges = [
  "about 10 years",
  "5 years",
  "bought in 2016",
  "bought when we moved here, in 2014",
  null,
] as const;
const decadeInTitle = /\b19\d0s\b/;

/** What its owner says about its age; null if they left it out. */
export function drawAgeInWords(random: Random, { condition, title }: DemoListing): string | null {
  const [decade] = decadeInTitle.exec(title) ?? [];
  if (decade !== undefined)
    return random.pick([`the ${decade}`, `the ${decade}, we think`, "older than I am"]);
  return random.pick(wearOf[condition] === 0 ? unusedAges : usedAges);
}
