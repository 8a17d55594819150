import { handoverOfStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import { damagedCase } from "../../testing/example-case.ts";
import { credenza, offerOrder, pickupOrder, rowDate, sam } from "../../testing/example-rows.ts";
import { bea, fullOrder } from "../../testing/full-order.ts";
import type { LedgerRow } from "../payment/payment.table.ts";
import type { OrderRow, OrderStepRow } from "../order/order.table.ts";
import type { FullOrder } from "./full-order.queries.ts";
import { presentOffer, presentOrder } from "./order.presenter.ts";

const address = { line1: "1 Main Street", city: "Oakland", state: "CA", zip: "94610" };
const consigned = { ...credenza, id: "lamp", consigned: true, priceFloor: 90_00 };
const seenBy = (side: "buyer" | "seller" | "admin", order: Partial<OrderRow>, parts?: Partial<FullOrder>) =>
  presentOrder(fullOrder(order, parts), {
    userId: side,
    side,
    now: rowDate,
    pictures: { openAddress: (proof) => `${proof}?signed` },
  });

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
  delivery: { type: "delivery", address, deliveryMiles: 12, contact },
} as const satisfies Record<string, Partial<OrderRow>>;

test.each(
  orderStatuses.flatMap((status) => (["pickup", "delivery"] as const).map((type) => ({ status, type }))),
)("presents the contact details of a $type that is $status", ({ status, type }) => {
  const seen = (side: "buyer" | "seller" | "admin") => {
    const order = seenBy(side, { ...kinds[type], status });
    const { destination } = order;
    return { contact: order.contact, address: order.address, pickup: order.pickup, destination };
  };
  const handover = handoverOfStatus[status];
  const meets = handover === "pickup" || handover === "delivery";
  const sellerSees = handover !== null;
  const isAhead = status === "offer-sent" || status === "requested" || status === "scheduling";
  expect({ buyer: seen("buyer"), seller: seen("seller"), admin: seen("admin") }).toEqual({
    buyer: {
      contact: meets ? { firstName: "Sam", phone: type === "pickup" ? pickup.phone : null } : null,
      address: type === "delivery" ? address : null,
      pickup: type === "pickup" && meets ? pickup : null,
    },
    seller: {
      contact: sellerSees ? { firstName: "Beatrix", phone: contact.phone } : null,
      address: type === "delivery" && sellerSees ? address : null,
      destination: type === "delivery" && isAhead ? { city: "Oakland", state: "CA", miles: 12 } : undefined,
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

test("presents an offer and a deadline only when they are complete", () => {
  expect(presentOffer({ ...offerOrder, offerStatus: null })).toBeNull();
  expect(presentOffer({ ...offerOrder, offerAmount: null })).toBeNull();
  expect(seenBy("buyer", { deadlineEvent: "expire" }).deadline).toBeNull();
  expect(seenBy("buyer", { deadlineAt: rowDate }).deadline).toBeNull();
});

test("presents everything about an agreed time", () => {
  const reschedule = { date: "2026-11-26", window: "evening", by: "buyer" } as const;
  const late: OrderRow["late"] = [{ by: "seller", minutes: 30 }];
  const noShow: OrderRow["noShow"] = { by: "buyer", contested: false };
  expect(seenBy("seller", { reschedule, late, noShow }).schedule).toEqual({
    proposals: [],
    agreed: null,
    reschedule,
    late,
    noShow,
    timeZone: "America/Los_Angeles",
  });
  expect(seenBy("seller", { sellerHub: "NA" }).schedule).toEqual({ proposals: [], agreed: null });
});

test("says who delivers, once that is known", () => {
  expect(seenBy("buyer", { deliveredBy: "carrier" }).deliveredBy).toBe("carrier");
  expect(seenBy("buyer", {})).not.toHaveProperty("deliveredBy");
});

test("marks a payment that the buyer's bank disputes", () => {
  expect(seenBy("seller", {}, { disputedAt: rowDate }).payment.disputed).toBe(true);
  expect(seenBy("seller", {}).payment).not.toHaveProperty("disputed");
});

test("names a hidden shop without a chat, because nothing else can be shown", () => {
  const shop = { ...sam, isBusiness: true, shopName: "Old Oak" };
  expect(seenBy("buyer", offerOrder, { seller: shop, chat: null }).seller).toMatchObject({ _id: "sam" });
});

test("shows the seller what the order earns, and how its buyer has behaved", () => {
  const buyerFigures = { purchases: 3, canceled: 1, rating: 4.5, ratings: 2 };
  const seen = (side: "buyer" | "seller" | "admin") => seenBy(side, {}, { buyerFigures });
  expect(seen("seller")).toMatchObject({
    earnings: { items: 500_00, payout: 425_00 },
    buyerRecord: { ...buyerFigures, since: bea.createdAt.toISOString() },
  });
  for (const side of ["buyer", "admin"] as const) {
    expect(seen(side)).not.toHaveProperty("earnings");
    expect(seen(side)).not.toHaveProperty("buyerRecord");
  }
  expect(seenBy("seller", {})).not.toHaveProperty("buyerRecord");
});

test("presents a reported problem to everybody", () => {
  for (const side of ["buyer", "seller", "admin"] as const)
    expect(seenBy(side, { status: "completed" }, { orderCase: damagedCase }).case).toEqual({
      status: "awaiting-seller",
      outcome: null,
      openedAt: "2026-11-21T12:00:00.000Z",
    });
});

test("says to the buyer of a delivered piece until when a problem can be reported", () => {
  const step = (type: OrderStepRow["type"]): OrderStepRow => ({
    orderId: "order-1",
    number: 2,
    type,
    side: "buyer",
    userId: "bea",
    reason: null,
    at: rowDate,
  });
  const line = (account: LedgerRow["account"], amount: number) => ({
    entry: {
      posting: "charge-1",
      account,
      orderId: "order-1",
      kind: "charge",
      payee: "",
      cause: "",
      amount,
      at: rowDate,
    } satisfies LedgerRow,
    payout: null,
    reason: null,
  });
  const charged = [line("card", 536_25)];
  const until = (
    side: "buyer" | "seller" | "admin",
    { status = "completed", steps = [step("pick-up")], ledger = charged }: Partial<FullOrder & OrderRow> = {},
  ) => seenBy(side, { status }, { steps, ledger }).reportableUntil;
  expect(until("buyer")).toBe("2026-11-23T12:00:00.000Z");
  expect([
    until("seller"),
    until("admin"),
    until("buyer", { status: "active-pickup" }),
    until("buyer", { steps: [step("approve")] }),
    until("buyer", { ledger: [...charged, line("refund", -536_25)] }),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test("shows each side its own rating only, and an admin none", () => {
  const seen = (ratings: FullOrder["ratings"]) =>
    (["buyer", "seller", "admin"] as const).map(
      (side) => seenBy(side, { status: "completed" }, { ratings }).ownReview,
    );
  expect(seen(null)).toEqual([undefined, undefined, undefined]);
  expect(seen({ id: "review-1", sellerRating: 5, buyerRating: null })).toEqual([
    { rating: 5 },
    { rating: null },
    undefined,
  ]);
  expect(seen({ id: "review-1", sellerRating: null, buyerRating: 2 })).toEqual([
    { rating: null },
    { rating: 2 },
    undefined,
  ]);
});
