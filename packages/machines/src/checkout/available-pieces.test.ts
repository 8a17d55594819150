import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { expect, test } from "vitest";
import { checkAvailability, type PieceForSale } from "./available-pieces.ts";

const now = "2026-11-21T10:00:00.000Z";
const sofa: PieceForSale = {
  id: "sofa-00001",
  title: "Sofa",
  status: "active",
  price: 400_00,
  sellerId: "ann",
  reservedBy: null,
  reservedUntil: null,
  claim: null,
  sellerBlocked: false,
  contact: "open",
  pickup: true,
  delivery: true,
};
const pieces: PieceForSale[] = [
  sofa,
  { ...sofa, id: "lamp-00001", title: "Lamp", delivery: false },
  { ...sofa, id: "desk-00001", title: "Desk", pickup: false },
  { ...sofa, id: "sold-00001", title: "Bench", status: "sold", pickup: false },
];
const availabilityOf = (ids: readonly string[], type: "pickup" | "delivery") => {
  const listings = ids.map((id) => ({ id: heirloopIdSchema.parse(id), listingPrice: cents(400_00) }));
  const find = (id: string) => pieces.find((piece) => piece.id === id);
  const { available, unavailable } = checkAvailability({ listings, type }, find, { buyerId: "bea", now });
  return {
    available: available.map(({ id }) => id),
    unavailable: unavailable.map(({ piece, ...refused }) => ({ ...refused, known: piece?.id ?? null })),
  };
};

test("returns the pieces available by the requested method, each once and in order", () => {
  expect(availabilityOf(["lamp-00001", "sofa-00001", "lamp-00001"], "pickup")).toEqual({
    available: ["lamp-00001", "sofa-00001"],
    unavailable: [],
  });
  expect(availabilityOf(["desk-00001", "sofa-00001"], "delivery")).toEqual({
    available: ["desk-00001", "sofa-00001"],
    unavailable: [],
  });
});

test("returns a reason for every other piece, a sale before the delivery method", () => {
  expect(availabilityOf(["none-00001", "sold-00001", "desk-00001", "sofa-00001"], "pickup")).toEqual({
    available: ["sofa-00001"],
    unavailable: [
      {
        id: "none-00001",
        title: "Unknown piece",
        code: "not-found",
        reason: "There is no such piece.",
        field: null,
        known: null,
      },
      {
        id: "sold-00001",
        title: "Bench",
        code: "listing-sold",
        reason: "It has been sold.",
        field: null,
        known: "sold-00001",
      },
      {
        id: "desk-00001",
        title: "Desk",
        code: "state-conflict",
        reason: "It is delivered only.",
        field: "type",
        known: "desk-00001",
      },
    ],
  });
  expect(availabilityOf(["lamp-00001"], "delivery").unavailable.map(({ reason }) => reason)).toEqual([
    "It is for pickup only.",
  ]);
});
