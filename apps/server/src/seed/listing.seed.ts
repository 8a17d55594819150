import { nameKey } from "@heirloop/contract/catalog/fold-text";
import type { DemoListing } from "@heirloop/demo/records/listing";
import { insertListingBrands } from "../modules/listing-brand/listing-brand.queries.ts";
import { listingPriceTable, listingTable } from "../modules/listing/listing.table.ts";
import { listingQuestionTable } from "../modules/question/question.table.ts";
import { fill, instant, instantOrNull, type Seeding } from "./seeding.ts";

const soldSteps = new Set(["approve", "accept"]);

/** When each piece's order was approved or its offer accepted. */
function soldAtByOrder({ world }: Seeding): ReadonlyMap<string, string> {
  return new Map(
    world.orders.map(({ id, history, changedAt }) => [
      id,
      history.find(({ type }) => soldSteps.has(type))?.at ?? changedAt,
    ]),
  );
}

function rowOf(one: DemoListing, soldAt: string | null): typeof listingTable.$inferInsert {
  const lastPrice = one.priceHistory.at(-1)?.since ?? one.createdAt;
  return {
    id: one.heirloopId,
    slug: one.slug,
    sellerId: one.sellerId,
    title: one.title,
    description: one.description,
    price: one.price,
    compareAtPrice: one.compareAtPrice,
    images: [...one.images],
    brand: one.brand,
    designer: one.designer,
    condition: one.condition,
    conditionNotes: one.conditionNotes,
    categories: [one.category],
    subCategories: [one.subCategory],
    types: [one.type],
    materials: [...one.materials],
    style: one.style,
    color: one.color,
    rooms: [...one.rooms],
    width: one.width,
    depth: one.depth,
    height: one.height,
    weight: one.weight,
    comesApart: one.comesApart,
    status: one.status,
    soldTo: one.soldTo,
    soldAt: instantOrNull(soldAt),
    reservedUntil: instantOrNull(one.reservedUntil),
    reservedBy: one.reservedBy,
    lng: one.coordinates[0],
    lat: one.coordinates[1],
    place: one.place,
    hub: one.hub,
    region: one.region,
    pickup: one.pickup,
    delivery: one.delivery,
    localFee: one.localFee,
    carrierFee: one.carrierFee,
    deliveryTerms: one.deliveryTerms ?? null,
    consigned: one.consigned,
    priceFloor: one.priceFloor,
    createdAt: instant(one.createdAt),
    updatedAt: instant(soldAt ?? lastPrice),
  };
}

/** The demo brands, all approved. */
export async function seedBrands({ tx, world, startAt }: Seeding): Promise<void> {
  await insertListingBrands(
    tx,
    world.brands.map(({ name, designer }) => ({
      id: nameKey(name),
      name,
      designer,
      status: "approved",
      createdAt: startAt,
      decidedAt: startAt,
    })),
  );
}

export async function seedListings(seeding: Seeding): Promise<void> {
  const { tx, world, print } = seeding;
  const soldAt = soldAtByOrder(seeding);
  const total = world.listings.length;
  const rows = world.listings.map((one) =>
    rowOf(one, one.soldTo === null ? null : (soldAt.get(one.soldTo) ?? one.createdAt)),
  );
  await fill(
    rows,
    (lot) => tx.insert(listingTable).values(lot),
    (done) => {
      if (done % 3_000 === 0 || done === total)
        print(`  ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} listings …`);
    },
  );
  const prices = world.listings.flatMap((one) =>
    one.priceHistory.map(({ price, since }) => ({ listingId: one.heirloopId, price, since: instant(since) })),
  );
  await fill(prices, (lot) => tx.insert(listingPriceTable).values(lot).onConflictDoNothing());
}

export async function seedQuestions({ tx, world, listingId }: Seeding): Promise<void> {
  const rows = world.questions.map((one) => ({
    id: one.id,
    listingId: listingId(one.listingId),
    askedBy: one.askerId,
    text: one.text,
    createdAt: instant(one.date),
    answer: one.answer?.text ?? null,
    answeredAt: instantOrNull(one.answer?.date ?? null),
  }));
  await fill(rows, (lot) => tx.insert(listingQuestionTable).values(lot));
}
