import { checkoutRequestSchema, type CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import { expect, test } from "vitest";
import { contact } from "../../testing/marketplace-world.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { planPlacement } from "./placement.plan.ts";

const now = new Date("2026-11-21T12:00:00.000Z");

const credenza: ListingRow = {
  id: "credenza",
  slug: "walnut-credenza",
  sellerId: "sam",
  title: "Walnut credenza",
  description: "",
  price: 500_00,
  compareAtPrice: null,
  images: [],
  brand: null,
  designer: false,
  condition: "good",
  conditionNotes: null,
  categories: [],
  subCategories: [],
  types: [],
  materials: [],
  style: null,
  color: null,
  rooms: [],
  width: 60,
  depth: 20,
  height: 30,
  weight: null,
  comesApart: null,
  status: "active",
  soldTo: null,
  soldAt: null,
  reservedUntil: null,
  reservedBy: null,
  lng: null,
  lat: null,
  place: null,
  hub: "BA",
  region: null,
  pickup: true,
  delivery: true,
  localFee: 79_00,
  carrierFee: 229_00,
  takenDownByBlock: false,
  consigned: false,
  priceFloor: null,
  createdAt: now,
  updatedAt: now,
};
const breakdown = { items: 500_00, delivery: 0, discount: 0, tax: 45_00, total: 545_00 };

function plan(request: Pick<CheckoutRequest, "type"> & { offerAmount?: number; scheduleViewing?: boolean }) {
  const address = { line1: "1 Main Street", city: "Oakland", state: "CA", zip: "94610" };
  return planPlacement(
    { sellerId: "sam", listings: [credenza], breakdown, taxRate: 900, buyerHub: "NY", sellerHub: "BA" },
    {
      buyerId: "ada",
      checkoutId: "checkout-1",
      card: { paymentMethod: "pm_1", label: "Visa ending 4242" },
      request: checkoutRequestSchema.parse({
        listings: [{ id: credenza.id, listingPrice: credenza.price }],
        contact,
        address,
        paymentMethod: "pm_1",
        ...request,
      }),
    },
    { id: "order-1", chatId: "chat-1", handoffCode: "012345", now },
  );
}

test("claims the pieces, authorizes the payment and creates a pickup code for a request", () => {
  const { order, effects, ...stored } = plan({ type: "pickup", scheduleViewing: true });
  expect(order).toMatchObject({
    status: "requested",
    sellerId: "sam",
    scheduleViewing: true,
    address: null,
    handoffCode: "012345",
    ...breakdown,
    taxRate: 900,
    buyerHub: "NY",
    sellerHub: "BA",
    offerAmount: null,
    offerStatus: null,
    offerTurn: null,
  });
  expect(stored).toEqual({
    pieces: [{ orderId: "order-1", listingId: "credenza", position: 0, price: 500_00, claims: true }],
    payment: {
      orderId: "order-1",
      status: "saved",
      paymentMethod: "pm_1",
      card: "Visa ending 4242",
      reference: null,
      amount: 0,
      changedAt: now,
    },
    step: { orderId: "order-1", type: "request", side: "buyer", userId: "ada", reason: null, at: now },
  });
  expect(effects.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["authorize-payment", "reserve-stock", "set-deadline", "notify"]),
  );
});

test("claims nothing, charges nothing and waits for the seller's answer for an offer", () => {
  const { order, pieces, step, effects } = plan({ type: "delivery", offerAmount: 400_00 });
  expect(order).toMatchObject({
    status: "offer-sent",
    scheduleViewing: false,
    address: { line1: "1 Main Street", zip: "94610" },
    handoffCode: null,
    offerAmount: 400_00,
    offerStatus: "pending",
    offerBuyerAmount: 400_00,
    offerTurn: "seller",
  });
  expect(pieces).toMatchObject([{ price: 400_00, claims: false }]);
  expect(step.type).toBe("offer");
  const types = effects.map(({ type }) => type);
  expect(types).toContain("set-deadline");
  expect(types).not.toContain("authorize-payment");
  expect(types).not.toContain("reserve-stock");
});
