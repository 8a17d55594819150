import { checkoutRequestSchema, type CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import { expect, test } from "vitest";
import { credenza, rowDate as now } from "../../testing/example-rows.ts";
import { contact } from "../../testing/marketplace-world.ts";
import { planPlacement } from "./placement.plan.ts";

const breakdown = { items: 500_00, delivery: 0, discount: 0, tax: 45_00, total: 545_00 };

function plan(request: Pick<CheckoutRequest, "type"> & { offerAmount?: number; scheduleViewing?: boolean }) {
  const address = { line1: "1 Main Street", city: "Oakland", state: "CA", zip: "94610" };
  return planPlacement(
    {
      sellerId: "sam",
      listings: [credenza],
      breakdown,
      taxRates: { items: 90_000, delivery: 0 },
      buyerHub: "NY",
      sellerHub: "BA",
      delivery: { by: "seller", radius: 40, limit: null },
    },
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
    request.offerAmount === undefined ? { reference: "pi_1", amount: 545_00 } : null,
    { id: "order-1", chatId: "chat-1", pickup: null, deliveryMiles: 12, handoffCode: "012345", now },
  );
}

test("claims the pieces, keeps the authorized payment and creates a pickup code for a request", () => {
  const { order, effects, ...stored } = plan({ type: "pickup", scheduleViewing: true });
  expect(order).toMatchObject({
    checkoutId: "checkout-1",
    buyerId: "ada",
    approved: false,
    proposals: [],
    status: "requested",
    sellerId: "sam",
    scheduleViewing: true,
    address: null,
    handoffCode: "012345",
    ...breakdown,
    taxRates: { items: 90_000, delivery: 0 },
    taxRate: 900,
    buyerHub: "NY",
    sellerHub: "BA",
    deliveredBy: "seller",
    deliveryMiles: 12,
    offerAmount: null,
    offerStatus: null,
    offerTurn: null,
  });
  expect(stored).toEqual({
    pieces: [{ orderId: "order-1", listingId: "credenza", position: 0, price: 500_00, claims: true }],
    payment: {
      orderId: "order-1",
      status: "authorized",
      paymentMethod: "pm_1",
      card: "Visa ending 4242",
      reference: "pi_1",
      amount: 545_00,
      changedAt: now,
    },
    step: { orderId: "order-1", type: "request", side: "buyer", userId: "ada", reason: null, at: now },
  });
  expect(effects.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["reserve-stock", "set-deadline", "notify"]),
  );
});

test("asks for a viewing of a pickup only when the buyer wants one", () => {
  expect(plan({ type: "pickup" }).order.scheduleViewing).toBe(false);
  expect(plan({ type: "delivery", scheduleViewing: true }).order.scheduleViewing).toBe(false);
});

test("claims nothing, charges nothing and waits for the seller's answer for an offer", () => {
  const { order, pieces, step, effects } = plan({ type: "delivery", offerAmount: 400_00 });
  expect(order).toMatchObject({
    status: "offer-sent",
    scheduleViewing: false,
    approved: false,
    offerSellerAmount: null,
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
  expect(types).not.toContain("reserve-stock");
});
