import type { OrderStatus } from "@heirloop/contract/order/order-status";
import { cents } from "@heirloop/contract/money/money.schema";
import { expect, test } from "vitest";
import type { OrderContext } from "./order-context.ts";
import type { OrderActor, SentOrderEvent } from "./order-event.ts";
import { moveOrder } from "./order-transition.ts";
import { offeredEvents, permittedEvents } from "./permitted-events.ts";
import { orderMachine } from "./order.machine.ts";
import { anyOrder, goodEvents, now, pickupDetails } from "./order.fixture.ts";

const refusalOf = (status: OrderStatus, event: SentOrderEvent, context: Partial<OrderContext> = {}) => {
  const moved = moveOrder({ status, context: { ...anyOrder, ...context } }, event);
  return moved.ok ? null : { field: moved.field, reason: moved.reason };
};

test.each<[OrderStatus, SentOrderEvent["type"], OrderActor, string]>([
  ["completed", "cancel", "buyer", "The order is completed; it does not take “cancel” from the buyer now"],
  ["requested", "approve", "buyer", "The order is requested; it does not take “approve” from the buyer now"],
  ["requested", "remove", "seller", "The order is requested; it does not take “remove” from the seller now"],
  ["scheduling", "cancel", "admin", "The order is scheduling; it does not take “cancel” from the admin now"],
  ["in_transit", "lapse", "time", "The order is in_transit; it does not take “lapse” from time now"],
  [
    "scheduling",
    "end-offer",
    "system",
    "The order is scheduling; it does not take “end-offer” from system now",
  ],
])("when %s, refuses to %s for the %s with the sender's name", (status, type, by, reason) => {
  expect(refusalOf(status, goodEvents(by)[type])).toEqual({ field: null, reason });
});

test.each<[OrderActor, string]>([
  ["buyer", "The payment is being confirmed. Try again in a moment."],
  ["seller", "The payment is being confirmed. Try again in a moment."],
  ["time", "The order is requested; it does not take “decline” from time now"],
  ["system", "The order is requested; it does not take “decline” from system now"],
])("refuses to decline for the %s while the payment is pending: %s", (by, reason) => {
  expect(refusalOf("requested", goodEvents(by).decline, { payment: "pending" })).toEqual({
    field: null,
    reason,
  });
});

test.each<[what: string, OrderStatus, SentOrderEvent, field: string, reason: string]>([
  [
    "a time in the past",
    "scheduling",
    { type: "schedule", date: "2026-11-20", window: "morning", by: "buyer", now },
    "date",
    "That day is over. Choose a later one",
  ],
  [
    "a time of day that is over",
    "scheduling",
    { type: "schedule", date: "2026-11-21", window: "morning", by: "buyer", now: "2026-11-21T23:00:00.000Z" },
    "window",
    "That time of day is over. Choose a later one, or another day",
  ],
  [
    "a time in more than a year",
    "scheduling",
    { type: "schedule", date: "2028-01-10", window: "morning", by: "buyer", now },
    "date",
    expect.stringMatching(/^That is too far ahead\. Choose a day up to November \d+, 2027$/),
  ],
  [
    "a time that nobody proposed",
    "scheduling",
    { type: "confirm-schedule", window: "2026-12-24/morning", by: "buyer", now },
    "window",
    "Choose one of the times the other side proposed",
  ],
  [
    "a delivery without a proof",
    "in_transit",
    { type: "deliver", by: "seller", now },
    "proof",
    "Add a picture that shows the delivery",
  ],
  [
    "a delivery with an empty proof",
    "in_transit",
    { type: "deliver", proof: "", by: "seller", now },
    "proof",
    "Add a picture that shows the delivery",
  ],
  [
    "a wrong code",
    "active-pickup",
    { type: "pick-up", code: "ABC124", by: "seller", now },
    "code",
    "This is not the buyer’s code. Check it with the buyer: it is on the page of their order. The buyer can also confirm the pickup there, without a code.",
  ],
  [
    "a missing code",
    "active-pickup",
    { type: "pick-up", by: "seller", now },
    "code",
    "This is not the buyer’s code. Check it with the buyer: it is on the page of their order. The buyer can also confirm the pickup there, without a code.",
  ],
  [
    "an amount above the price",
    "offer-sent",
    { type: "counter", amount: cents(1_000_00), by: "seller", now },
    "amount",
    "Enter more than the buyer’s offer of $800 and less than your price of $1,000",
  ],
])("refuses %s and names the field to correct", (_, status, event, field, reason) => {
  expect(refusalOf(status, event)).toEqual({ field, reason });
});

test.each<[timeZone: string | null, end: string]>([
  ["America/New_York", "2026-11-27T02:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-27T05:00:00.000Z"],
  [null, "2026-11-27T05:00:00.000Z"],
])("in %s agrees to a proposed time until it is over", (timeZone, end) => {
  const before = new Date(Date.parse(end) - 1).toISOString();
  const sent = { type: "confirm-schedule", window: "2026-11-26/evening", by: "buyer" } as const;
  const permitted = (at: string) =>
    permittedEvents({ status: "scheduling", context: { ...anyOrder, timeZone } }, "buyer", at);
  expect(refusalOf("scheduling", { ...sent, now: before }, { timeZone })).toBeNull();
  expect(permitted(before)).toContain("confirm-schedule");
  expect(refusalOf("scheduling", { ...sent, now: end }, { timeZone })).toEqual({
    field: null,
    reason: "That time has passed. Agree to another one, or propose one yourself.",
  });
  expect(permitted(end)).not.toContain("confirm-schedule");
  expect(permitted(end)).toContain("schedule");
});

test("agrees to the time that is still ahead when another one with its name has passed", () => {
  const proposals = (["2026-11-20", "2026-11-26"] as const).map((date) => ({
    date,
    window: "morning" as const,
    by: "seller" as const,
  }));
  const sent = { type: "confirm-schedule", window: "morning", by: "buyer", now } as const;
  const moved = moveOrder({ status: "scheduling", context: { ...anyOrder, proposals } }, sent);
  expect(moved.ok && moved.order.context.agreed).toEqual({ date: "2026-11-26", window: "morning" });
});

test("lets a side propose again once its proposals have passed", () => {
  const proposals = (["2026-11-18", "2026-11-19", "2026-11-20"] as const).map((date) => ({
    date,
    window: "morning" as const,
    by: "buyer" as const,
  }));
  expect(refusalOf("scheduling", goodEvents("buyer").schedule, { proposals })).toBeNull();
});

test("accepts no code while the buyer has none", () => {
  const event: SentOrderEvent = { type: "pick-up", code: "any", by: "seller", now };
  expect(refusalOf("active-pickup", event, { handoffCode: null })?.field).toBe("code");
});

test("permits a seller to enter the pickup code, which only the buyer's response contains", () => {
  const order = { status: "active-pickup" as const, context: { ...anyOrder, handoffCode: null } };
  expect(permittedEvents(order, "seller", now)).toContain("pick-up");
});

test("refers to the owner's price only when it is the seller's turn to accept", () => {
  const accept = (by: "buyer" | "seller", turn: "buyer" | "seller") =>
    refusalOf("offer-sent", goodEvents(by).accept, {
      priceFloor: 900_00,
      offer: anyOrder.offer && { ...anyOrder.offer, turn },
    })?.reason;
  expect(accept("seller", "seller")).toContain("You agreed with the owner on $900 or more");
  for (const reason of [accept("buyer", "seller"), accept("seller", "buyer")])
    expect(reason).toContain("does not take “accept”");
});

test.each([
  ["request", anyOrder.offer, "buyer", false],
  ["request", null, "seller", false],
  ["request", null, "buyer", true],
  ["offer", null, "buyer", false],
  ["offer", anyOrder.offer, "seller", false],
  ["offer", anyOrder.offer, "buyer", true],
] as const)("begins an order by %s with the offer %o for the %s: %s", (type, offer, by, begins) => {
  const checkout = orderMachine.resolveState({ value: "placing", context: { ...anyOrder, offer } });
  expect(checkout.can({ type, by, now })).toBe(begins);
});

test("offers a seller no times of a pickup before its address is entered, but refuses none", () => {
  const { schedule, "confirm-schedule": confirm } = goodEvents("seller");
  for (const event of [schedule, confirm])
    expect(refusalOf("scheduling", event, { type: "pickup" })).toBeNull();
  const order = { status: "scheduling" as const, context: { ...anyOrder, type: "pickup" as const } };
  const withTimes = ["cancel", "schedule", "confirm-schedule", "complete-off"];
  expect(offeredEvents(order, "seller", now)).toEqual(["cancel", "set-pickup", "complete-off"]);
  expect(offeredEvents(order, "buyer", now)).toEqual(withTimes);
  const entered = { ...order, context: { ...order.context, pickup: pickupDetails } };
  expect(offeredEvents(entered, "seller", now)).toEqual(expect.arrayContaining([...withTimes, "set-pickup"]));
  const delivered = { ...order, context: { ...anyOrder, type: "delivery" as const } };
  expect(offeredEvents(delivered, "seller", now)).toEqual(withTimes);
});

const offered = [
  { date: "2026-11-28", window: "morning" as const },
  { date: "2026-12-05", window: "morning" as const },
];
const withHours = { ...anyOrder, type: "pickup" as const, proposals: [], offered };
const propose = (by: OrderActor, date: string, window: "morning" | "evening") =>
  ({ type: "schedule", date, window, by, now }) as const;

test("lets a buyer propose only what the seller's pickup hours offer, and a seller any time", () => {
  const free = moveOrder(
    { status: "scheduling", context: withHours },
    propose("buyer", "2026-12-05", "morning"),
  );
  expect(free.ok && free.order.context.proposals).toEqual([
    { date: "2026-12-05", window: "morning", by: "buyer" },
  ]);
  const refused = {
    field: "window",
    reason: "Choose one of the times that the seller offers and that you have not proposed yet",
  };
  expect(refusalOf("scheduling", propose("buyer", "2026-12-05", "evening"), withHours)).toEqual(refused);
  expect(
    refusalOf("scheduling", propose("buyer", "2026-12-05", "morning"), {
      ...withHours,
      proposals: [{ date: "2026-12-05", window: "morning", by: "buyer" }],
    }),
  ).toEqual(refused);
  expect(refusalOf("scheduling", propose("seller", "2026-12-05", "evening"), withHours)).toBeNull();
});

test("asks a buyer for no time while the seller has no free one", () => {
  const none = { ...withHours, offered: [] };
  expect(refusalOf("scheduling", propose("buyer", "2026-12-05", "morning"), none)).toEqual({
    field: "window",
    reason: "The seller has no free pickup times now",
  });
  expect(permittedEvents({ status: "scheduling", context: none }, "buyer", now)).not.toContain("schedule");
  expect(permittedEvents({ status: "scheduling", context: none }, "seller", now)).toContain("schedule");
  expect(permittedEvents({ status: "scheduling", context: withHours }, "buyer", now)).toContain("schedule");
});
