import type { Condition } from "@heirloop/contract/listing/listing.schema";
import type { BrandFact } from "../catalog/brands.ts";
import { styleWeights } from "../catalog/styles.ts";
import type { TypeFact } from "../catalog/type-fact.ts";
import { type Random, randomFrom } from "../random/random.ts";
import { type Appearance, canBeUnused, chooseAppearance } from "../shot/appearance.ts";
import type { Piece } from "../shot/pieces.ts";
import { wearOf } from "../shot/wear.ts";
import { ageFor } from "./age.ts";
import { brandWeightsFor } from "./brand-weights.ts";
import type { Age } from "./subject.ts";

/** What a seller has before they describe it. */
export type MadePiece = {
  readonly fact: TypeFact;
  readonly condition: Condition;
  readonly appearance: Appearance;
  readonly brand: BrandFact | null;
  readonly age: Age;
  /** Its size relative to its type, 0 … 1. */
  readonly share: number;
  /** Pounds. */
  readonly weight: number;
};

const conditionWeights: readonly (readonly [Condition, number])[] = [
  ["good", 34],
  ["excellent", 28],
  ["like_new", 14],
  ["fair", 9],
  ["restored", 10],
  ["new", 5],
];

const usedWeights = conditionWeights.filter(([condition]) => wearOf[condition] > 0);

/** The reference year of the catalog, so that a world that starts later has the same pieces. */
const writtenIn = 2026;

function brandFor(random: Random, fact: TypeFact, style: string, isUnused: boolean): BrandFact | null {
  if (random.chance(0.2)) return null;
  const fitting = brandWeightsFor(fact, style, isUnused);
  const [first] = fitting;
  return first ? random.weighted(fitting, first[0]) : null;
}

const shareOf = ({ width: [least, most] }: TypeFact, width: number): number =>
  (width - least) / Math.max(1, most - least);

const weightFor = (random: Random, { weight: [least, most] }: TypeFact, share: number): number =>
  Math.round(least + (most - least) * Math.min(1, Math.max(0, share * 0.7 + random.next() * 0.3)));

/** `pictures`: the first pictures of the previous listings, to avoid repeats. */
export function drawMadePiece(
  random: Random,
  { fact, piece, pictures }: { fact: TypeFact; piece: Piece; pictures: Set<string> },
): MadePiece {
  const condition = random.weighted(canBeUnused(piece) ? conditionWeights : usedWeights, "good");
  const isUnused = condition === "new" || condition === "like_new";
  const wish = { wished: [random.weighted(styleWeights, "contemporary")], wear: wearOf[condition] };
  const looks = randomFrom(String(random.next()));
  const appearance = chooseAppearance(looks, fact, piece, wish, pictures);
  const brand = brandFor(random, fact, appearance.style, isUnused);
  const age = ageFor(random, appearance.style, brand, isUnused, writtenIn);
  const share = shareOf(fact, appearance.size.width);
  return { fact, condition, appearance, brand, age, share, weight: weightFor(random, fact, share) };
}
