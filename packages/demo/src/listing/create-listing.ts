import { comesApartFor } from "./comes-apart.ts";
import { regionOfHub } from "@heirloop/contract/hub/hub";
import type { Condition } from "@heirloop/contract/listing/listing.schema";
import type { BrandFact } from "../catalog/brands.ts";
import { isColored, say } from "../catalog/materials.ts";
import { styleWeights } from "../catalog/styles.ts";
import type { TypeFact } from "../catalog/type-fact.ts";
import { typeFacts } from "../catalog/type-facts.ts";
import { hashOf, type Random, randomFrom } from "../random/random.ts";
import { canBeUnused, chooseAppearance } from "../shot/appearance.ts";
import { dealPieces } from "../shot/deal-pieces.ts";
import type { Piece } from "../shot/pieces.ts";
import { wearOf } from "../shot/wear.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoListing } from "../records/listing.ts";
import { type Clock, daysBefore } from "../records/clock.ts";
import { ageFor } from "./age.ts";
import { brandWeightsFor } from "./brand-weights.ts";
import { nounFor } from "./choose-noun.ts";
import { pricing, worthFor } from "./price.ts";
import type { Subject, Voice } from "./subject.ts";
import { titleFor } from "./title.ts";
import { traitsOf } from "./traits.ts";
import type { PhraseHistory } from "./used-phrases.ts";
import { writeListingText } from "./listing-text.ts";

const conditionWeights: readonly (readonly [Condition, number])[] = [
  ["good", 34],
  ["excellent", 28],
  ["like_new", 14],
  ["fair", 9],
  ["restored", 10],
  ["new", 5],
];

const usedWeights = conditionWeights.filter(([condition]) => wearOf[condition] > 0);

const typeWeights = typeFacts.map((fact) => [fact, fact.share] as const);
const plainestType = typeFacts[0];

/** A type, as often as it is sold. */
export const drawType = (random: Random): TypeFact => random.weighted(typeWeights, plainestType);

type Making = {
  readonly random: Random;
  readonly seller: DemoAccount;
  readonly clock: Clock;
  readonly fact?: TypeFact;
  /** Days since it was listed. */
  readonly age?: number;
  readonly piece?: Piece;
  /** First pictures of the previous listings, to avoid repeats. */
  readonly pictures?: Set<string>;
  /** Texts of the previous listings, to avoid repeats. */
  readonly history?: PhraseHistory;
};

function brandFor(random: Random, fact: TypeFact, style: string, isUnused: boolean): BrandFact | null {
  if (random.chance(0.2)) return null;
  const fitting = brandWeightsFor(fact, style, isUnused);
  const [first] = fitting;
  return first ? random.weighted(fitting, first[0]) : null;
}

const sellsForOthers = /-(?:resale|exchange|collective)(?:-\d+)?$|^north-stair-studio$/;

type Writer = { readonly voice: Voice; readonly alone: boolean };

const writers = new WeakMap<DemoAccount, Writer>();

/** The voice of the seller's listings. */
function writerOf(seller: DemoAccount): Writer {
  const cached = writers.get(seller);
  if (cached) return cached;
  const { id, isBusiness, slug } = seller;
  const voice = !isBusiness ? "private" : sellsForOthers.test(slug) ? "house" : "shop";
  const writer: Writer = { voice, alone: hashOf(id) % 2 === 0 };
  writers.set(seller, writer);
  return writer;
}

const plain = (text: string) =>
  /^[ -~]*$/.test(text) ? text : text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

const slugOf = (title: string) =>
  plain(title.toLowerCase())
    .replace("&", "and")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 110)
    .replace(/-$/, "");

const day = 86_400_000;

/** The reference year of the catalog, so that a world that starts later has the same pieces. */
const writtenIn = 2026;

/** Days since a piece of the seller was listed; never before they joined. */
export function drawAge(random: Random, seller: DemoAccount, clock: Clock): number {
  const member = (clock.now - Date.parse(seller.createdAt)) / day;
  return Math.min(Math.max(0.2, random.next() ** 1.8 * 200), member * random.between(0.5, 0.98));
}

/** A listing of the seller, determined entirely by the random stream. */
export function createListing({
  random,
  seller,
  clock,
  fact = drawType(random),
  age: ageInDays = drawAge(random, seller, clock),
  piece = dealPieces(random, fact.type).next().value,
  pictures = new Set(),
  history,
}: Making): DemoListing {
  const condition = random.weighted(canBeUnused(piece) ? conditionWeights : usedWeights, "good");
  const isUnused = condition === "new" || condition === "like_new";
  const wish = { wished: [random.weighted(styleWeights, "contemporary")], wear: wearOf[condition] };
  const looks = randomFrom(String(random.next()));
  const appearance = chooseAppearance(looks, fact, piece, wish, pictures);
  const { style, material, color, second, size } = appearance;
  const brand = brandFor(random, fact, style, isUnused);
  const age = ageFor(random, style, brand, isUnused, writtenIn);
  const share = (size.width - fact.width[0]) / Math.max(1, fact.width[1] - fact.width[0]);
  const weight = Math.round(
    fact.weight[0] +
      (fact.weight[1] - fact.weight[0]) * Math.min(1, Math.max(0, share * 0.7 + random.next() * 0.3)),
  );
  const noun = nounFor(random, fact, appearance);
  const rooms = random.some(fact.rooms, random.int(1, Math.min(2, fact.rooms.length)));
  const delivery = !random.chance(0.12);
  const pickup = !delivery || random.chance(0.85);
  const { voice, alone } = writerOf(seller);
  const { width, depth, height } = size;
  const subject: Subject = {
    width,
    depth,
    height,
    fact,
    voice,
    alone,
    noun,
    material,
    second: appearance.materials.length > 1 ? second : null,
    color: isColored(material) ? say(color) : null,
    style: say(style),
    brand: brand?.name ?? null,
    age,
    town: seller.place.split(",")[0] ?? seller.place,
    room: say(rooms[0] ?? fact.rooms[0]),
    weight,
    legs: appearance.legs ?? null,
    traits: traitsOf(appearance, fact, noun),
    condition,
    pickup,
    delivery,
  };
  const words = randomFrom(String(random.next()));
  const title = titleFor(subject, words);
  const { description, conditionNotes } = writeListingText(subject, words, history);
  const worth = { fact, brand, material, style, condition, age: age.now - age.yearMade, share };
  const money = pricing(random, worthFor(random, worth), clock, ageInDays);
  const big = weight > 60;
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
    materials: appearance.materials,
    style,
    color,
    rooms,
    width,
    depth,
    height,
    weight,
    comesApart: comesApartFor(fact.type, random.fork("comes apart")),
    price: money.price,
    compareAtPrice: money.compareAtPrice,
    priceHistory: money.priceHistory,
    images: appearance.images,
    status: "active",
    soldTo: null,
    reservedUntil: null,
    reservedBy: null,
    hub: seller.hub,
    region: regionOfHub[seller.hub] ?? null,
    place: seller.place,
    coordinates: seller.coordinates,
    pickup,
    delivery,
    localFee: (big ? random.pick([69, 79, 89, 99, 119]) : random.pick([29, 39, 49])) * 100,
    carrierFee: (big ? random.pick([189, 229, 269, 319, 379]) : random.pick([39, 59, 79, 99])) * 100,
    consigned: false,
    priceFloor: null,
    consignmentId: null,
    createdAt: money.priceHistory[0]?.since ?? daysBefore(clock, ageInDays),
  };
}
