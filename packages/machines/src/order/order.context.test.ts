import type { Order } from "@heirloop/contract/order/order.schema";
import {
  endStatuses,
  isEndStatus,
  type OrderStatus,
  orderStatuses,
} from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import { contextOfOrder, type OrderContext } from "./order-context.ts";
import type { SentOrderEvent } from "./order-event.ts";
import { moveOrder } from "./order-transition.ts";
import { permittedEvents } from "./permitted-events.ts";
import { orderMachine } from "./order.machine.ts";
import { anyOrder, goodEvents, now, pickupDetails } from "./order.fixture.ts";

/** The context changes of each event; all other fields stay the same. */
const rows: [from: OrderStatus, event: SentOrderEvent, change: Partial<OrderContext>][] = [
  ["requested", goodEvents("seller").approve, { payment: "pending" }],
  [
    "scheduling",
    goodEvents("buyer").schedule,
    { proposals: [...anyOrder.proposals, { date: "2026-11-27", window: "afternoon", by: "buyer" }] },
  ],
  [
    "scheduling",
    goodEvents("seller").schedule,
    { proposals: [...anyOrder.proposals, { date: "2026-11-27", window: "afternoon", by: "seller" }] },
  ],
  [
    "scheduling",
    goodEvents("buyer")["confirm-schedule"],
    { agreed: { date: "2026-11-26", window: "evening" } },
  ],
  ["scheduling", goodEvents("seller")["complete-off"], { completeOffAskedBy: "seller" }],
  [
    "looking_for_carrier",
    goodEvents("seller")["assign-carrier"],
    { carrier: { name: "Oak & Sons", quote: goodQuote() } },
  ],
  ["awaiting_shipping", goodEvents("seller").ship, { tracking: "OAK-1" }],
];

function goodQuote() {
  const event = goodEvents("seller")["assign-carrier"];
  if (event.type !== "assign-carrier") throw new Error("The fixture assigns no carrier.");
  return event.quote;
}

test.each(rows)("stores in status %s the data of %o", (status, event, change) => {
  const before = { ...anyOrder, approved: status !== "requested" };
  const moved = moveOrder({ status, context: before }, event);
  expect(moved.ok && moved.order.context).toEqual({ ...before, ...change });
});

test.each([
  ["Ring twice.", "Ring twice."],
  ["", null],
])("stores the pickup details with the access notes “%s”", (accessNotes, stored) => {
  const before = { ...anyOrder, type: "pickup" as const };
  const event = { type: "set-pickup" as const, ...pickupDetails, accessNotes, by: "seller" as const, now };
  const moved = moveOrder({ status: "scheduling", context: before }, event);
  expect(moved.ok && moved.order.context).toEqual({
    ...before,
    pickup: { ...pickupDetails, accessNotes: stored },
  });
});

test.each(orderStatuses)("agrees with the machine whether %s is final", (status) => {
  const { status: machine } = orderMachine.resolveState({ value: status, context: anyOrder });
  expect(machine).toBe(isEndStatus(status) ? "done" : "active");
});

test("reads the context of an order from a response, which has no hubs", () => {
  const listing = { price: 600_00 };
  const response = {
    ...anyOrder,
    listings: [
      { listing, price: 500_00 },
      { listing: { price: 400_00 }, price: 300_00 },
    ],
    schedule: { proposals: anyOrder.proposals, agreed: { date: "2026-11-26", window: "evening" } },
    carrier: { name: "Oak & Sons" },
    tracking: "OAK-1",
    payment: { status: "captured" },
  };
  // A response has more fields than the context is read from.
  expect(contextOfOrder(response as unknown as Order)).toEqual({
    ...anyOrder,
    askingPrice: 1_000_00,
    buyerHub: "NA",
    sellerHub: "NA",
    deliveredBy: null,
    agreed: { date: "2026-11-26", window: "evening" },
    carrier: { name: "Oak & Sons", quote: null },
    tracking: "OAK-1",
    payment: "captured",
  });
});

test.each(endStatuses)("permits no event for an order that is %s", (status) => {
  expect(permittedEvents({ status, context: anyOrder }, "seller", now)).toEqual([]);
});
