import { handoverOfStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import { credenza, offerOrder, pickupOrder, rowDate, sam } from "../../testing/example-rows.ts";
import { fullOrder } from "../../testing/full-order.ts";
import type { OrderRow } from "../order/order.table.ts";
import type { FullOrder } from "./full-order.queries.ts";
import { presentOffer, presentOrder } from "./order.presenter.ts";

const address = { line1: "1 Main Street", city: "Oakland", state: "CA", zip: "94610" };
const consigned = { ...credenza, id: "lamp", consigned: true, priceFloor: 90_00 };
const seenBy = (side: "buyer" | "seller" | "admin", order: Partial<OrderRow>, parts?: Partial<FullOrder>) =>
  presentOrder(fullOrder(order, parts), { userId: side, side, now: rowDate });

test("presents an order to its buyer", () => {
  const parties = { slug: null, picture: null, isBusiness: false };
  expect(seenBy("buyer", { deadlineEvent: "expire", deadlineAt: rowDate })).toEqual({
    _id: "order-1",
    status: "requested",
    type: "pickup",
    scheduleViewing: false,
    offer: null,
    approved: false,
    buyer: { ...parties, _id: "bea", firstName: "Bea", slug: "bea" },
    seller: { ...parties, _id: "sam", firstName: "Sam", slug: "sam" },
    date: "2026-11-21T12:00:00.000Z",
    breakdown: { items: 500_00, delivery: 0, discount: 0, tax: 36_25, total: 536_25 },
    listings: [
      { listing: expect.objectContaining({ _id: "credenza", price: 500_00 }) as unknown, price: 450_00 },
    ],
    chat: "chat-1",
    deadline: { event: "expire", at: "2026-11-21T12:00:00.000Z" },
    schedule: { proposals: [], agreed: null, timeZone: "America/Los_Angeles" },
    carrier: null,
    tracking: null,
    proof: null,
    handoffCode: "012345",
    address: null,
    pickup: null,
    contact: null,
    completeOffAskedBy: null,
    priceFloor: null,
    consigned: false,
    payment: { status: "authorized", card: "Visa ending 4242" },
    money: [{ side: "buyer", kind: "reserved", at: "2026-11-21T12:00:00.000Z", amount: -536_25, parts: [] }],
    history: [{ type: "request", by: "buyer", at: "2026-11-21T12:00:00.000Z", reason: null }],
  });
});

test("shows the handoff code to the buyer only", () => {
  expect((["buyer", "seller", "admin"] as const).map((side) => seenBy(side, {}).handoffCode)).toEqual([
    "012345",
    null,
    null,
  ]);
});

test("shows the card to the buyer and to admins, but not to the seller", () => {
  expect((["buyer", "seller", "admin"] as const).map((side) => seenBy(side, {}).payment.card)).toEqual([
    "Visa ending 4242",
    "",
    "Visa ending 4242",
  ]);
  expect(seenBy("buyer", {}, { payment: null }).payment).toEqual({ status: "saved", card: "" });
});

test("shows the bank's page of a pending payment to the buyer only", () => {
  const pages = (["buyer", "seller", "admin"] as const).map(
    (side) => seenBy(side, {}, { confirmationUrl: "/bank" }).payment.confirmationUrl,
  );
  expect(pages).toEqual(["/bank", undefined, undefined]);
});

const contact = { firstName: "Beatrix", lastName: "B", email: "b@example.test", phone: "+1 212 555 0111" };
const pickup = { address, phone: "+1 510 555 0177", accessNotes: "Ring twice." };
const kinds = {
  pickup: { type: "pickup", pickup, contact },
  delivery: { type: "delivery", address, contact },
} as const satisfies Record<string, Partial<OrderRow>>;

test.each(
  orderStatuses.flatMap((status) => (["pickup", "delivery"] as const).map((type) => ({ status, type }))),
)("presents the contact details of a $type that is $status", ({ status, type }) => {
  const seen = (side: "buyer" | "seller" | "admin") => {
    const order = seenBy(side, { ...kinds[type], status });
    return { contact: order.contact, address: order.address, pickup: order.pickup };
  };
  const handover = handoverOfStatus[status];
  const meets = handover === "pickup" || handover === "delivery";
  const sellerSees = handover !== null;
  expect({ buyer: seen("buyer"), seller: seen("seller"), admin: seen("admin") }).toEqual({
    buyer: {
      contact: meets ? { firstName: "Sam", phone: type === "pickup" ? pickup.phone : null } : null,
      address: type === "delivery" ? address : null,
      pickup: type === "pickup" && meets ? pickup : null,
    },
    seller: {
      contact: sellerSees ? { firstName: "Beatrix", phone: contact.phone } : null,
      address: type === "delivery" && sellerSees ? address : null,
      pickup: type === "pickup" ? pickup : null,
    },
    admin: {
      contact: null,
      address: type === "delivery" ? address : null,
      pickup: type === "pickup" ? pickup : null,
    },
  });
});

test("reaches people as in their accounts when an order has nothing else", () => {
  const seller = { ...sam, phone: "+1 510 555 0001" };
  const order = { status: "active-delivery", type: "delivery" } as const;
  expect(seenBy("buyer", order, { seller }).contact).toEqual({ firstName: "Sam", phone: "+1 510 555 0001" });
  expect(seenBy("seller", order).contact).toEqual({ firstName: "Bea", phone: null });
});

test("shows the price agreed on with an owner to everyone but the buyer", () => {
  const pieces = [
    { listing: credenza, price: 500_00, ownerPercent: null },
    { listing: consigned, price: 120_00, ownerPercent: 60 },
  ];
  const seen = (["buyer", "seller", "admin"] as const).map((side) => seenBy(side, {}, { pieces }));
  expect(seen.map(({ priceFloor }) => priceFloor)).toEqual([null, 90_00, 90_00]);
  expect(seen.map((order) => order.consigned)).toEqual([true, true, true]);
});

test("hides a shop from the buyer until it accepts the offer", () => {
  const shop = { ...sam, isBusiness: true, shopName: "Old Oak" };
  const seller = (order: Partial<OrderRow>, parts: Partial<FullOrder> = {}) =>
    seenBy("buyer", { ...offerOrder, ...order }, { seller: shop, ...parts }).seller;
  expect(seller({})).toMatchObject({ _id: "alias-1", firstName: "Local business seller", slug: null });
  expect(seller({ approved: true })).toMatchObject({ _id: "sam", firstName: "Old Oak" });
});

test("presents a carrier without its quote", () => {
  expect(seenBy("seller", { carrierName: "Oak & Sons", carrierQuote: 120_00 }).carrier).toEqual({
    name: "Oak & Sons",
  });
});

test("presents an offer with each side's last amount", () => {
  expect(presentOffer({ ...offerOrder, offerCounter: 450_00, offerSellerAmount: 450_00 })).toEqual({
    amount: 400_00,
    status: "pending",
    counteroffer: 450_00,
    buyerAmount: 400_00,
    sellerAmount: 450_00,
    turn: "seller",
  });
  expect(presentOffer({ ...offerOrder, offerBuyerAmount: 380_00 })?.buyerAmount).toBe(380_00);
  expect(presentOffer(pickupOrder)).toBeNull();
});

test("presents the windows that the seller offers, to the buyer only", () => {
  const closed = {
    sunday: [],
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
  };
  const pickupCalendar = {
    timeZone: "Pacific/Honolulu" as const,
    weekly: { ...closed, sunday: ["evening" as const] },
    blockedDays: [],
    leadHours: 0,
  };
  const shown = (side: "buyer" | "seller" | "admin") =>
    seenBy(side, { status: "scheduling" }, { seller: { ...sam, pickupCalendar } }).schedule;
  const { offered = [] } = shown("buyer");
  expect(offered).toHaveLength(3);
  for (const { date, window } of offered)
    expect([new Date(date).getUTCDay(), window]).toEqual([0, "evening"]);
  for (const side of ["seller", "admin"] as const)
    expect(shown(side)).toEqual({ proposals: [], agreed: null, timeZone: "Pacific/Honolulu" });
});
