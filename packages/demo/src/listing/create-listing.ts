import { regionOfHub } from "@heirloop/contract/hub/hub";
import { isColored, say } from "../catalog/materials.ts";
import type { TypeFact } from "../catalog/type-fact.ts";
import { typeFacts } from "../catalog/type-facts.ts";
import { type Random, randomFrom } from "../random/random.ts";
import { dealPieces } from "../shot/deal-pieces.ts";
import type { Piece } from "../shot/pieces.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoListing } from "../records/listing.ts";
import { type Clock, daysBefore } from "../records/clock.ts";
import { nounFor } from "./choose-noun.ts";
import { comesApartFor } from "./comes-apart.ts";
import { slugOf } from "./listing-slug.ts";
import { writeListingText } from "./listing-text.ts";
import { drawMadePiece, type MadePiece } from "./made-piece.ts";
import { pricing, worthFor } from "./price.ts";
import { writerOf } from "./seller-voice.ts";
import type { Subject } from "./subject.ts";
import { titleFor } from "./title.ts";
import { traitsOf } from "./traits.ts";
import type { PhraseHistory } from "./used-phrases.ts";

const plainestType = typeFacts[0];

type TypeWeights = readonly (readonly [fact: TypeFact, weight: number])[];

/** Types for {@link drawType}, weighted by how often they are sold. */
export const weighTypes = (facts: readonly TypeFact[]): TypeWeights =>
  facts.map((fact) => [fact, fact.share] as const);

const allTypes = weighTypes(typeFacts);

/** A type, as often as it is sold. */
export const drawType = (random: Random, types = allTypes): TypeFact => random.weighted(types, plainestType);

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

const day = 86_400_000;

/** Days since a piece of the seller was listed; never before they joined. */
export function drawAge(random: Random, seller: DemoAccount, clock: Clock): number {
  const member = (clock.now - Date.parse(seller.createdAt)) / day;
  return Math.min(Math.max(0.2, random.next() ** 1.8 * 200), member * random.between(0.5, 0.98));
}

type Handover = Pick<DemoListing, "pickup" | "delivery">;

function drawHandover(random: Random): Handover {
  const delivery = !random.chance(0.12);
  return { delivery, pickup: !delivery || random.chance(0.85) };
}

function drawFees(random: Random, weight: number): Pick<DemoListing, "localFee" | "carrierFee"> {
  const big = weight > 60;
  return {
    localFee: (big ? random.pick([69, 79, 89, 99, 119]) : random.pick([29, 39, 49])) * 100,
    carrierFee: (big ? random.pick([189, 229, 269, 319, 379]) : random.pick([39, 59, 79, 99])) * 100,
  };
}

/** The facts from which the seller writes. */
function subjectOf(
  { fact, condition, appearance, brand, age, weight }: MadePiece,
  {
    seller,
    noun,
    rooms,
    handover,
  }: { seller: DemoAccount; noun: string; rooms: string[]; handover: Handover },
): Subject {
  const { style, material, color, second, size, materials, legs } = appearance;
  return {
    ...size,
    ...writerOf(seller),
    ...handover,
    fact,
    noun,
    material,
    second: materials.length > 1 ? second : null,
    color: isColored(material) ? say(color) : null,
    style: say(style),
    brand: brand?.name ?? null,
    age,
    town: seller.place.split(",")[0] ?? seller.place,
    room: say(rooms[0] ?? fact.rooms[0]),
    weight,
    legs,
    traits: traitsOf(appearance, fact, noun),
    condition,
  };
}

/** The part of a new listing that its buyers change. */
const untouched = {
  status: "active",
  soldTo: null,
  reservedUntil: null,
  reservedBy: null,
} as const;

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
  const made = drawMadePiece(random, { fact, piece, pictures });
  const { condition, appearance, brand, age, share, weight } = made;
  const { style, material, color, size } = appearance;
  const noun = nounFor(random, fact, appearance);
  const rooms = random.some(fact.rooms, random.int(1, Math.min(2, fact.rooms.length)));
  const handover = drawHandover(random);
  const subject = subjectOf(made, { seller, noun, rooms, handover });
  const words = randomFrom(String(random.next()));
  const title = titleFor(subject, words);
  const { description, conditionNotes } = writeListingText(subject, words, history);
  const worth = { fact, brand, material, style, condition, age: age.now - age.yearMade, share };
  const money = pricing(random, worthFor(random, worth), clock, ageInDays);
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
    width: size.width,
    depth: size.depth,
    height: size.height,
    weight,
    comesApart: comesApartFor(fact.type, random.fork("comes apart")),
    price: money.price,
    compareAtPrice: money.compareAtPrice,
    priceHistory: money.priceHistory,
    images: appearance.images,
    ...untouched,
    hub: seller.hub,
    region: regionOfHub[seller.hub] ?? null,
    place: seller.place,
    coordinates: seller.coordinates,
    pickup: handover.pickup,
    delivery: handover.delivery,
    ...drawFees(random, weight),
    consigned: false,
    priceFloor: null,
    consignmentId: null,
    createdAt: money.priceHistory[0]?.since ?? daysBefore(clock, ageInDays),
  };
}
