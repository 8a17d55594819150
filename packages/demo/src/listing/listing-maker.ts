import { regionOfHub } from "@heirloop/contract/hub/hub";
import type { Condition } from "@heirloop/contract/listing/listing.schema";
import { type BrandFact, brandFacts } from "../catalogue/brands.ts";
import { coloursOf, isColoured, say, worthOf } from "../catalogue/materials.ts";
import { styleWeights, yearsOf } from "../catalogue/styles.ts";
import type { TypeFact } from "../catalogue/type-fact.ts";
import { typeFacts } from "../catalogue/type-facts.ts";
import { legKindFor } from "../picture/model/legs.ts";
import type { Kind } from "../picture/model/models.ts";
import { pieceKey, type View } from "../picture/picture-key.ts";
import { substance } from "../picture/substance.ts";
import { type Random, randomFrom } from "../random/random.ts";
import type { DemoAccount, DemoListing } from "../world/records.ts";
import { type Clock, daysBefore } from "../world/clock.ts";
import { titleFor } from "./title.ts";
import { wordingFor } from "./wording.ts";

const conditionWeights: readonly (readonly [Condition, number])[] = [
  ["good", 34],
  ["excellent", 28],
  ["like_new", 14],
  ["fair", 9],
  ["restored", 10],
  ["new", 5],
];

const conditionWorth: Record<Condition, number> = {
  new: 1.3,
  like_new: 1.15,
  excellent: 1.02,
  restored: 1.1,
  good: 0.86,
  fair: 0.6,
};

const legWords: Partial<Record<ReturnType<typeof legKindFor>, string>> = {
  tapered: "tapered legs",
  turned: "turned legs",
  hairpin: "hairpin legs",
  sled: "sled legs",
  bun: "bun feet",
  plinth: "a plinth base",
  cabriole: "cabriole legs",
  block: "block feet",
  straight: "straight legs",
};

/** Kinds whose drawing always shows the style's legs. */
const legged: ReadonlySet<Kind> = new Set<Kind>([
  "sofa",
  "loveseat",
  "armchair",
  "dresser",
  "nightstand",
  "sideboard",
  "mediaconsole",
  "cabinet",
  "barcabinet",
]);

const typeWeights = typeFacts.map((fact) => [fact, fact.share] as const);
const plainestType = typeFacts[0];

type Making = {
  readonly random: Random;
  readonly seller: DemoAccount;
  readonly clock: Clock;
  readonly fact?: TypeFact;
};

const whole = (random: Random, [least, most]: readonly [number, number]) =>
  most < 2 ? (random.chance(0.5) ? least : most) : random.int(Math.ceil(least), Math.floor(most));

function sizeOf(random: Random, fact: TypeFact) {
  const width = whole(random, fact.width);
  const half = random.chance(0.2) && width > 20 && width < fact.width[1] ? 0.5 : 0;
  if (fact.round && (fact.family === "mirror" || fact.type === "wall_clocks"))
    return { width, depth: whole(random, fact.depth), height: width };
  if (fact.round) return { width, depth: width, height: whole(random, fact.height) };
  return { width: width + half, depth: whole(random, fact.depth), height: whole(random, fact.height) };
}

function brandFor(random: Random, fact: TypeFact): BrandFact | null {
  if (random.chance(0.34)) return null;
  const fitting = brandFacts.filter((brand) => brand.categories.includes(fact.category));
  const [first] = fitting;
  return first
    ? random.weighted(
        fitting.map((brand) => [brand, 1 / brand.rank] as const),
        first,
      )
    : null;
}

const halves = ["early", "mid", "late"] as const;

function eraOf(random: Random, style: string): { era: string | null; age: number } {
  const years = yearsOf[style];
  if (!years) return { era: null, age: random.int(1, 12) };
  const year = random.int(years[0], years[1]);
  const decade = Math.floor(year / 10) * 10;
  const part = halves[Math.min(2, Math.floor((year % 10) / 3.4))] ?? "mid";
  return { era: `the ${part}${part === "mid" ? "-" : " "}${decade}s`, age: 2026 - year };
}

/** Whole dollars rounded as people price, in cents. */
function asked(dollars: number): number {
  const step = dollars < 100 ? 5 : dollars < 600 ? 10 : dollars < 2000 ? 25 : 50;
  return Math.max(15, Math.round(dollars / step) * step) * 100;
}

function priceOf(
  random: Random,
  fact: TypeFact,
  worth: { brand: BrandFact | null; material: string; condition: Condition; age: number; share: number },
): number {
  const [least, most] = fact.price;
  // Most asking prices lie near the lower third of their range.
  const spread = (random.next() + random.next() + random.next()) / 3;
  const base = least * (most / least) ** (0.12 + spread * 0.62 + worth.share * 0.1);
  const old = worth.age > 45 ? 1.18 : worth.age > 20 ? 0.95 : worth.age > 8 ? 0.85 : 1;
  return (
    base *
    (worth.brand?.rank ?? 0.85) ** 0.7 *
    (worthOf[worth.material] ?? 1) *
    conditionWorth[worth.condition] *
    old
  );
}

const reductions = [0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.2, 0.25, 0.3, 0.35, 0.4] as const;

function pricing(random: Random, dollars: number, clock: Clock, ageInDays: number) {
  const first = asked(dollars);
  const start = { price: first, since: daysBefore(clock, ageInDays) };
  if (ageInDays < 6 || !random.chance(0.27))
    return { price: first, compareAtPrice: null, priceHistory: [start] };
  const price = asked(dollars * (1 - random.pick(reductions)));
  if (price >= first) return { price: first, compareAtPrice: null, priceHistory: [start] };
  const between = ageInDays > 40 && random.chance(0.35) ? asked((first + price) / 200) : null;
  const steps = [start];
  if (between && between < first && between > price)
    steps.push({ price: between, since: daysBefore(clock, ageInDays * random.between(0.55, 0.8)) });
  steps.push({ price, since: daysBefore(clock, ageInDays * random.between(0.05, 0.45)) });
  return { price, compareAtPrice: first, priceHistory: steps };
}

const viewSets: readonly [readonly View[], ...(readonly View[])[]] = [
  ["front", "angle", "detail", "room"],
  ["front", "angle", "room"],
  ["angle", "front", "detail", "room"],
  ["room", "front", "angle"],
  ["angle", "front", "detail"],
];

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/&/g, "and")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 110)
    .replace(/-$/, "");

/** A listing of the seller's, all of it decided by the random stream. */
export function makeListing({ random, seller, clock, fact: wanted }: Making): DemoListing {
  const fact = wanted ?? random.weighted(typeWeights, plainestType);
  const brand = brandFor(random, fact);
  const style =
    brand && random.chance(0.8) ? random.pick(brand.styles) : random.weighted(styleWeights, "contemporary");
  const material = random.pick(fact.materials);
  const color = random.pick(coloursOf(material));
  const second = random.pick(fact.seconds);
  const condition = random.weighted(conditionWeights, "good");
  const { era, age } = eraOf(random, style);
  const size = sizeOf(random, fact);
  const share = (size.width - fact.width[0]) / Math.max(1, fact.width[1] - fact.width[0]);
  const weight = Math.round(
    fact.weight[0] +
      (fact.weight[1] - fact.weight[0]) * Math.min(1, Math.max(0, share * 0.7 + random.next() * 0.3)),
  );
  const seed = Math.floor(random.next() * 36 ** 4).toString(36);
  const kind = random.pick(fact.kinds);
  const steady = randomFrom(seed);
  const kindOfLeg = legged.has(kind)
    ? legKindFor({
        ...size,
        main: substance(material, color),
        second: substance(second, color),
        style,
        random: steady,
      })
    : null;
  const isNew = condition === "new" || condition === "like_new";
  const subject = {
    ...size,
    noun: random.chance(0.66) ? fact.nouns[0] : random.pick(fact.nouns),
    material: say(material),
    colour: isColoured(material) ? say(color) : null,
    style: say(style),
    brand: brand?.name ?? null,
    era: isNew ? null : era,
    town: seller.place.split(",")[0] ?? seller.place,
    weight,
    family: fact.family,
    legs: kindOfLeg ? (legWords[kindOfLeg] ?? null) : null,
    second: say(second),
    condition,
  };
  const title = titleFor(subject, random);
  const { description, conditionNotes } = wordingFor(subject, random);
  const ageInDays = Math.max(0.2, random.next() ** 1.8 * 200);
  const money = pricing(
    random,
    priceOf(random, fact, { brand, material, condition, age, share }),
    clock,
    ageInDays,
  );
  const big = weight > 60;
  const key = (view: View) =>
    `/pictures/${pieceKey({ kind, width: Math.round(size.width), depth: Math.round(size.depth), height: Math.max(1, Math.round(size.height)), material, colour: color, second, style, seed, view })}`;
  const delivery = !random.chance(0.12);
  const secondShown =
    fact.family !== "rug" &&
    second !== material &&
    !["glass", "cotton", "ceramic", "plaster"].includes(second);
  return {
    id: random.id(),
    heirloopId: random.id(),
    slug: slugOf(title),
    title,
    description,
    sellerId: seller.id,
    category: fact.category,
    subCategory: fact.subCategory,
    type: fact.type,
    brand: brand?.name ?? null,
    designer: brand?.designer ?? false,
    condition,
    conditionNotes,
    materials: secondShown ? [material, second] : [material],
    style,
    color,
    rooms: random.some(fact.rooms, random.int(1, Math.min(2, fact.rooms.length))),
    ...size,
    weight,
    ...money,
    images: random.pick(viewSets).map(key),
    status: "active",
    soldTo: null,
    reservedUntil: null,
    reservedBy: null,
    hub: seller.hub,
    region: regionOfHub[seller.hub] ?? null,
    place: seller.place,
    coordinates: seller.coordinates,
    pickup: !delivery || random.chance(0.85),
    delivery,
    localFee: (big ? random.pick([69, 79, 89, 99, 119]) : random.pick([29, 39, 49])) * 100,
    carrierFee: (big ? random.pick([189, 229, 269, 319, 379]) : random.pick([39, 59, 79, 99])) * 100,
    consigned: false,
    consignmentId: null,
    createdAt: money.priceHistory[0]?.since ?? daysBefore(clock, ageInDays),
  };
}
