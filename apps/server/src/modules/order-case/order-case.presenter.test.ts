import { expect, test } from "vitest";
import { damagedCase } from "../../testing/example-case.ts";
import { rowDate } from "../../testing/example-rows.ts";
import { presentCase } from "./order-case.presenter.ts";
import type { OrderCaseEntryRow } from "./order-case.table.ts";

const pictures = { openAddress: (address: string) => `${address}?signed` };
const view = {
  side: "seller",
  left: 900_00,
  disputed: false,
  timeZone: null,
  now: rowDate,
  pictures,
} as const;
const entry: OrderCaseEntryRow = {
  id: "entry-1",
  caseId: "case-1",
  number: 1,
  type: "open",
  by: "buyer",
  userId: "bea",
  message: "A leg is broken.",
  pictures: ["/pictures/uploads/leg"],
  solutionType: "refund",
  solutionAmount: 100_00,
  window: null,
  at: rowDate,
};

test("presents a new case to the seller, who can answer it", () => {
  expect(presentCase(damagedCase, [entry], view)).toEqual({
    _id: "case-1",
    order: "order-1",
    status: "awaiting-seller",
    reason: "damaged",
    wanted: { type: "refund", amount: 100_00 },
    proposal: null,
    agreed: null,
    outcome: null,
    refunded: 0,
    left: 900_00,
    schedule: { proposals: [], agreed: null },
    tracking: null,
    received: false,
    deadline: "2026-11-24T12:00:00.000Z",
    openedAt: "2026-11-21T12:00:00.000Z",
    closedAt: null,
    actions: ["accept", "propose", "decline", "escalate", "add-evidence"],
    timeline: [
      {
        _id: "entry-1",
        type: "open",
        by: "buyer",
        at: "2026-11-21T12:00:00.000Z",
        message: "A leg is broken.",
        pictures: ["/pictures/uploads/leg?signed"],
        solution: { type: "refund", amount: 100_00 },
        window: null,
      },
    ],
  });
});

test("presents a closed case with all of its steps, and offers none", () => {
  const evening = { date: "2026-11-25", window: "evening" } as const;
  const agreed = { ...entry, id: "entry-2", solutionType: null, solutionAmount: null, window: evening };
  const closed = {
    ...damagedCase,
    status: "resolved",
    outcome: "refunded",
    agreedType: "refund",
    agreedAmount: 100_00,
    proposalType: "repair",
    proposals: [{ ...evening, by: "buyer" as const }],
    pickup: evening,
    refunded: 100_00,
    deadlineAt: null,
    closedAt: rowDate,
  } as const;
  expect(
    presentCase({ ...closed, proposals: [...closed.proposals] }, [entry, agreed], { ...view, left: 800_00 }),
  ).toMatchObject({
    status: "resolved",
    outcome: "refunded",
    proposal: { type: "repair", amount: null },
    agreed: { type: "refund", amount: 100_00 },
    refunded: 100_00,
    left: 800_00,
    schedule: { proposals: [{ ...evening, by: "buyer" }], agreed: evening },
    deadline: null,
    closedAt: "2026-11-21T12:00:00.000Z",
    actions: [],
    timeline: [{ _id: "entry-1" }, { _id: "entry-2", solution: null, window: evening }],
  });
});

test.each([
  ["buyer", ["withdraw", "add-evidence"]],
  ["admin", ["add-evidence"]],
] as const)("offers the %s only their own steps", (side, actions) => {
  expect(presentCase(damagedCase, [], { ...view, side }).actions).toEqual(actions);
});
