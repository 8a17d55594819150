import { listingSchema, type Listing } from "@heirloop/contract/listing/listing.schema";
import { expect, test } from "vitest";
import { pickVaried } from "./pick-varied.ts";

const piece = (id: string, type: string, brand: string | null, more: Partial<Listing> = {}): Listing => ({
  ...listingSchema.parse({
    _id: `listing-${id}`,
    heirloopId: `piece-00${id}`,
    slug: "a-piece",
    title: "A piece",
    price: 100_00,
    compareAtPrice: null,
    images: [],
    brand,
    condition: "good",
    status: "active",
    soldTo: null,
    reservedUntil: null,
    reservedByMe: false,
    newSchema: { categories: ["seating"], subCategories: ["chairs"], types: [type] },
    region: null,
    date: "2026-11-21T10:00:00.000Z",
  }),
  ...more,
});

test("picks the given number without repeating a type or a brand, in order", () => {
  const pieces = [
    piece("01", "armchairs", "Lykke"),
    piece("02", "armchairs", "Bauwerk"),
    piece("03", "benches", "Lykke"),
    piece("04", "benches", null),
    piece("05", "stools", null, { status: "sold", soldTo: null }),
    piece("06", "stools", null),
    piece("07", "poufs", null),
  ];
  expect(pickVaried(pieces, 3).map(({ _id }) => _id)).toEqual(["listing-01", "listing-04", "listing-06"]);
});
