import { cents } from "@heirloop/contract/money/money.schema";
import { orderCaseStatuses } from "@heirloop/contract/order/order-case-status";
import type { MovedCase } from "@heirloop/machines/order-case/order-case-transition";
import { expect, test } from "vitest";
import { damagedCase } from "../../testing/example-case.ts";
import { machineCase, rowAfter } from "./order-case.mapping.ts";

const money = { left: 900_00, disputed: true };
const later = new Date("2026-11-22T09:00:00.000Z");

test("reads a new case for its machine", () => {
  expect(machineCase(damagedCase, { ...money, timeZone: "America/Chicago" })).toEqual({
    status: "awaiting-seller",
    context: {
      left: 900_00,
      disputed: true,
      wanted: { type: "refund", amount: 100_00 },
      proposal: null,
      agreed: null,
      proposals: [],
      timeZone: "America/Chicago",
      pickup: null,
      tracking: null,
      received: false,
      outcome: null,
    },
  });
});

/** A case in which everything has happened. */
const moved: MovedCase = {
  status: "returning",
  context: {
    ...money,
    wanted: { type: "repair", amount: null },
    proposal: { type: "refund", amount: cents(200_00) },
    agreed: { type: "return", amount: null },
    proposals: [{ date: "2026-11-25", window: "evening", by: "seller" }],
    timeZone: null,
    pickup: { date: "2026-11-25", window: "evening" },
    tracking: "1Z999",
    received: true,
    outcome: "returned",
  },
};

test("stores what the machine has changed, and keeps the rest", () => {
  expect(rowAfter(damagedCase, moved, later)).toEqual({
    ...damagedCase,
    status: "returning",
    wantedType: "repair",
    wantedAmount: null,
    proposalType: "refund",
    proposalAmount: 200_00,
    agreedType: "return",
    agreedAmount: null,
    proposals: [{ date: "2026-11-25", window: "evening", by: "seller" }],
    pickup: { date: "2026-11-25", window: "evening" },
    tracking: "1Z999",
    received: true,
    outcome: "returned",
    changedAt: later,
    closedAt: null,
  });
});

test("reads back what it has stored", () => {
  expect(machineCase(rowAfter(damagedCase, moved, later), money)).toEqual(moved);
});

test("stores a dropped proposal and an agreement without a proposal", () => {
  const context = {
    ...moved.context,
    proposal: null,
    agreed: { type: "refund", amount: cents(50_00) } as const,
  };
  const row = rowAfter({ ...damagedCase, proposalType: "repair" }, { ...moved, context }, later);
  expect([row.proposalType, row.proposalAmount, row.agreedType, row.agreedAmount]).toEqual([
    null,
    null,
    "refund",
    50_00,
  ]);
  expect(rowAfter(damagedCase, { ...moved, context: { ...context, agreed: null } }, later)).toMatchObject({
    agreedType: null,
    agreedAmount: null,
  });
});

test.each(orderCaseStatuses)("closes a case only when it is resolved or withdrawn: %s", (status) => {
  const closed = status === "resolved" || status === "withdrawn";
  expect(rowAfter(damagedCase, { ...moved, status }, later).closedAt).toEqual(closed ? later : null);
});
