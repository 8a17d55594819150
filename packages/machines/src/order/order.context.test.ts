import type { OrderStatus } from "@heirloop/contract/order/order-status";
import { endStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import type { OrderContext } from "./order-context.ts";
import type { SentOrderEvent } from "./order-event.ts";
import { moveOrder, permittedEvents } from "./order-transition.ts";
import { anyOrder, goodEvents, now } from "./order.fixture.ts";

/** The context changes of each event; all other fields stay the same. */
const rows: [from: OrderStatus, event: SentOrderEvent, change: Partial<OrderContext>][] = [
  ["requested", goodEvents("seller").approve, { approved: true }],
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

test.each(endStatuses)("permits no event for an order that is %s", (status) => {
  expect(permittedEvents({ status, context: anyOrder }, "seller", now)).toEqual([]);
});
