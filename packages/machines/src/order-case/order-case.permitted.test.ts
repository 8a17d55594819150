import { cents } from "@heirloop/contract/money/money.schema";
import { type OrderCaseStatus, orderCaseStatuses } from "@heirloop/contract/order/order-case-status";
import type { OrderCaseEventType } from "@heirloop/contract/order-case/order-case.events";
import { describe, expect, test } from "vitest";
import type { OrderCaseContext } from "./order-case-context.ts";
import { permittedCaseEvents } from "./order-case-transition.ts";

/** What each side and an admin can do in each state: docs/product.md §4, Cases. */

const now = "2026-11-21T10:00:00.000Z";
/** The buyer wants a return, the seller offers a part of the price, and each side has proposed a time. */
const context: OrderCaseContext = {
  wanted: { type: "return", amount: null },
  proposal: { type: "refund", amount: cents(200_00) },
  agreed: null,
  left: 900_00,
  disputed: false,
  proposals: [
    { date: "2026-11-24", window: "morning", by: "seller" },
    { date: "2026-11-25", window: "evening", by: "buyer" },
  ],
  timeZone: null,
  pickup: null,
  tracking: null,
  received: false,
  outcome: null,
};

type Viewer = "buyer" | "seller" | "admin";
const nothing = { buyer: [], seller: [], admin: [] } as const;
const table: Readonly<Record<OrderCaseStatus, Readonly<Record<Viewer, readonly OrderCaseEventType[]>>>> = {
  "awaiting-seller": {
    buyer: ["withdraw", "add-evidence"],
    seller: ["accept", "propose", "decline", "escalate", "add-evidence"],
    admin: ["add-evidence"],
  },
  "awaiting-buyer": {
    buyer: ["accept", "escalate", "withdraw", "add-evidence"],
    seller: ["accept", "propose", "escalate", "add-evidence"],
    admin: ["add-evidence"],
  },
  escalated: {
    buyer: ["withdraw", "add-evidence"],
    seller: ["accept", "add-evidence"],
    admin: ["add-evidence", "decide"],
  },
  "arranging-return": {
    buyer: ["escalate", "withdraw", "schedule", "confirm-schedule", "send-back", "add-evidence"],
    seller: ["escalate", "schedule", "confirm-schedule", "add-evidence"],
    admin: ["add-evidence"],
  },
  returning: {
    buyer: ["escalate", "send-back", "add-evidence"],
    seller: ["escalate", "receive", "add-evidence"],
    admin: ["add-evidence"],
  },
  repairing: {
    buyer: ["escalate", "withdraw", "confirm-repair", "add-evidence"],
    seller: ["escalate", "add-evidence"],
    admin: ["add-evidence"],
  },
  refunding: nothing,
  resolved: nothing,
  withdrawn: nothing,
};
const viewers = ["buyer", "seller", "admin"] as const;
const permitted = (status: OrderCaseStatus, by: Viewer, changes: Partial<OrderCaseContext> = {}) =>
  permittedCaseEvents({ status, context: { ...context, ...changes } }, by, now);

describe.each(orderCaseStatuses)("in %s", (status) => {
  test.each(viewers)("the %s can take the steps of the table", (by) => {
    expect(permitted(status, by)).toEqual(table[status][by]);
  });

  test.each(viewers)("the bank's question takes no step from the %s", (by) => {
    expect(permitted(status, by, { disputed: true })).toEqual(table[status][by]);
  });
});

test.each<
  [
    what: string,
    status: OrderCaseStatus,
    by: Viewer,
    changes: Partial<OrderCaseContext>,
    without: OrderCaseEventType,
  ]
>([
  ["accepts what nobody has proposed", "awaiting-buyer", "buyer", { proposal: null }, "accept"],
  ["accepts more than is left", "awaiting-buyer", "buyer", { left: 199_99 }, "accept"],
  [
    "gets a returned piece repaired",
    "awaiting-buyer",
    "buyer",
    { proposal: { type: "repair", amount: null }, received: true },
    "accept",
  ],
  ["grants a second return", "escalated", "seller", { received: true }, "accept"],
  ["withdraws after the return", "escalated", "buyer", { received: true }, "withdraw"],
  [
    "confirms a time that only the buyer has proposed",
    "arranging-return",
    "buyer",
    { proposals: [{ date: "2026-11-25", window: "evening", by: "buyer" }] },
    "confirm-schedule",
  ],
  [
    "proposes a fourth time",
    "arranging-return",
    "seller",
    {
      proposals: ["2026-11-24", "2026-11-25", "2026-11-26"].map(
        (date) => ({ date, window: "morning", by: "seller" }) as const,
      ),
    },
    "schedule",
  ],
])("nobody %s", (_, status, by, changes, without) => {
  expect(table[status][by]).toContain(without);
  expect(permitted(status, by, changes)).not.toContain(without);
});

test.each<[what: string, changes: Partial<OrderCaseContext>]>([
  ["a return", { proposal: { type: "return", amount: null } }],
  ["a repair", { proposal: { type: "repair", amount: null } }],
  ["all that is left", { left: 200_00 }],
])("the buyer can accept %s", (_, changes) => {
  expect(permitted("awaiting-buyer", "buyer", changes)).toContain("accept");
});

test("a piece is received although nothing is left to refund", () => {
  expect(permitted("returning", "seller", { left: 0 })).toContain("receive");
});
