import { cents } from "@heirloop/contract/money/money.schema";
import { expect, test } from "vitest";
import { credenza, offerOrder, pickupOrder, rowDate } from "../../testing/example-rows.ts";
import type { OrderRow } from "../order/order.table.ts";
import { machineOrder, rowAfter } from "./order.mapping.ts";

const consigned = { ...credenza, id: "lamp", price: 120_00, consigned: true, priceFloor: 90_00 };
const later = new Date(rowDate.getTime() + 60_000);

/** Bea's offer of $400 was countered with $450, and they have since agreed on a delivery by a carrier. */
const shipped: OrderRow = {
  ...offerOrder,
  status: "in_transit",
  type: "delivery",
  approved: true,
  offerAmount: 450_00,
  offerStatus: "accepted",
  offerCounter: 450_00,
  offerSellerAmount: 450_00,
  offerTurn: null,
  items: 450_00,
  tax: 32_63,
  total: 482_63,
  proposals: [{ date: "2026-11-25", window: "morning", by: "seller" }],
  agreed: { date: "2026-11-25", window: "morning" },
  carrierName: "Oak & Sons",
  carrierQuote: 120_00,
  tracking: "OAK-1",
  completeOffAskedBy: "seller",
};

test("gives the machine an order at the asking price", () => {
  expect(machineOrder(pickupOrder, [credenza], "authorized")).toEqual({
    status: "requested",
    context: {
      type: "pickup",
      offer: null,
      approved: false,
      askingPrice: 500_00,
      buyerHub: "NY",
      sellerHub: "BA",
      deliveredBy: null,
      proposals: [],
      agreed: null,
      offered: null,
      pickup: null,
      carrier: null,
      tracking: null,
      handoffCode: "012345",
      reschedule: null,
      late: [],
      noShow: null,
      timeZone: null,
      completeOffAskedBy: null,
      priceFloor: null,
      consigned: false,
      payment: "authorized",
    },
  });
});

test("gives the machine an offer with each side's last amount", () => {
  expect(machineOrder(offerOrder, [credenza], "authorized").context.offer).toEqual({
    amount: 400_00,
    status: "pending",
    counteroffer: null,
    buyerAmount: 400_00,
    sellerAmount: null,
    turn: "seller",
  });
  expect(
    machineOrder({ ...shipped, offerBuyerAmount: 430_00 }, [credenza], "authorized").context.offer,
  ).toEqual({
    amount: 450_00,
    status: "accepted",
    counteroffer: 450_00,
    buyerAmount: 430_00,
    sellerAmount: 450_00,
    turn: null,
  });
});

test("adds up the prices and the floors of several pieces, one of them consigned", () => {
  expect(machineOrder(pickupOrder, [credenza, consigned], "authorized").context).toMatchObject({
    askingPrice: 620_00,
    priceFloor: 90_00,
    consigned: true,
  });
});

test.each([
  [null, "NA"],
  ["NA", "NA"],
  ["no hub", "NA"],
  ["LA", "LA"],
])("reads the stored hub %s as %s", (stored, hub) => {
  const { context } = machineOrder(
    { ...pickupOrder, buyerHub: stored, sellerHub: stored },
    [credenza],
    "authorized",
  );
  expect([context.buyerHub, context.sellerHub]).toEqual([hub, hub]);
});

test.each([
  ["an order at the asking price", pickupOrder],
  ["an open offer", offerOrder],
  ["an accepted counteroffer on its way", shipped],
])("stores %s as it was when the machine changes nothing", (_, row) => {
  expect(rowAfter(row, machineOrder(row, [credenza], "authorized"), later)).toEqual({
    ...row,
    changedAt: later,
  });
});

test.each([
  ["at its own rates", offerOrder],
  ["of the version before at its one rate", { ...offerOrder, taxRates: null }],
])("stores a counteroffer with the tax and the total of its amount, %s", (_, offerOrder) => {
  const { status, context } = machineOrder(offerOrder, [credenza], "authorized");
  const offer = context.offer && {
    ...context.offer,
    amount: cents(450_00),
    status: "counteroffer" as const,
    counteroffer: cents(450_00),
    sellerAmount: cents(450_00),
    turn: "buyer" as const,
  };
  expect(rowAfter(offerOrder, { status, context: { ...context, offer } }, later)).toEqual({
    ...offerOrder,
    offerAmount: 450_00,
    offerStatus: "counteroffer",
    offerCounter: 450_00,
    offerSellerAmount: 450_00,
    offerTurn: "buyer",
    items: 450_00,
    tax: 32_63,
    total: 482_63,
    changedAt: later,
  });
});
