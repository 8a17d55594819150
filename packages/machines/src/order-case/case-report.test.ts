import { cents } from "@heirloop/contract/money/money.schema";
import { orderStatuses } from "@heirloop/contract/order/order-status";
import { orderCaseReasons } from "@heirloop/contract/order/order-case-status";
import type { CaseReport } from "@heirloop/contract/order-case/order-case.schema";
import { describe, expect, test } from "vitest";
import {
  deliveredAt,
  hasFreeReturn,
  needsPicture,
  reasonsFor,
  reportableUntil,
  reportBlock,
  reportRefusal,
  solutionRefusal,
  wantedSolution,
} from "./case-report.ts";

const delivered = "2026-11-20T10:00:00.000Z";
const order = {
  status: "completed",
  delivered,
  hasCase: false,
  left: 900_00,
  now: "2026-11-21T10:00:00.000Z",
} as const;
const sale = { type: "delivery", isBusiness: true, consigned: false } as const;
const report: CaseReport = {
  reason: "damaged",
  description: "A leg is broken.",
  pictures: ["/pictures/uploads/leg"],
  solution: "refund",
  amount: cents(100_00),
};
const pathsOf = (changed: Partial<CaseReport>, one = sale) =>
  reportRefusal({ ...report, ...changed }, { ...order, sale: one })?.errors?.map(({ path }) => path) ?? [];

describe("a problem can be reported", () => {
  test.each([
    ["2026-11-22T09:59:59.999Z", true],
    ["2026-11-22T10:00:00.000Z", false],
  ])("within 48 hours of the delivery, at %s: %s", (now, possible) => {
    expect(reportBlock({ ...order, now }) === null).toBe(possible);
  });

  test.each(orderStatuses)("of a completed order only, not of a %s one", (status) => {
    expect(reportBlock({ ...order, status }) === null).toBe(status === "completed");
  });

  test("once, and only while something is left to refund", () => {
    expect([reportBlock({ ...order, hasCase: true }), reportBlock({ ...order, left: 0 })]).toEqual([
      "You have already reported a problem with this order.",
      "This order was refunded in full.",
    ]);
  });
});

test("the delivery is the last step by which a piece arrived", () => {
  const step = (type: string, at: string) => ({ type, by: null, at, reason: null });
  expect(deliveredAt({ history: [step("request", "1"), step("approve", "2")] })).toBeNull();
  for (const type of ["deliver", "pick-up", "auto-complete"])
    expect(deliveredAt({ history: [step("approve", "2"), step(type, delivered)] })).toBe(delivered);
});

test("a return without a defect is free for what a shop owns and delivers", () => {
  expect([
    hasFreeReturn(sale),
    hasFreeReturn({ ...sale, type: "pickup" }),
    hasFreeReturn({ ...sale, isBusiness: false }),
    hasFreeReturn({ ...sale, consigned: true }),
  ]).toEqual([true, false, false, false]);
  expect(reasonsFor(sale)).toEqual([...orderCaseReasons]);
  expect(reasonsFor({ ...sale, type: "pickup" })).not.toContain("changed-mind");
  const changed = { reason: "changed-mind", solution: "return", amount: undefined } as const;
  expect(pathsOf(changed)).toEqual([]);
  expect(pathsOf(changed, { ...sale, consigned: true } as never)).toEqual(["reason"]);
});

test("a report is refused at each of its fields", () => {
  expect([
    pathsOf({}),
    pathsOf({ pictures: [] }),
    pathsOf({ reason: "missing", pictures: [] }),
    pathsOf({ reason: "missing", solution: "return" }),
    pathsOf({ reason: "does-not-fit", solution: "repair" }),
    pathsOf({ amount: undefined }),
    pathsOf({ amount: cents(99) }),
    pathsOf({ amount: cents(900_00) }),
    pathsOf({ reason: "missing", amount: cents(900_00) }),
    pathsOf({ reason: "missing", amount: cents(900_01) }),
    pathsOf({ pictures: [], amount: cents(900_00) }),
  ]).toEqual([
    [],
    ["pictures"],
    [],
    ["solution"],
    ["solution"],
    ["amount"],
    ["amount"],
    ["amount"],
    [],
    ["amount"],
    ["pictures", "amount"],
  ]);
});

test("asks for something else than everything when the buyer keeps the piece", () => {
  expect(reportRefusal({ ...report, amount: cents(900_00) }, { ...order, sale })?.errors).toEqual([
    { path: "amount", message: "Enter less than $900. To get everything back, choose a return." },
  ]);
});

describe("says why no problem can be reported", () => {
  const notDelivered = "You can report a problem once the order is delivered or picked up.";
  test.each<[what: string, changed: Parameters<typeof reportBlock>[0], detail: string]>([
    ["an open order", { ...order, status: "active-delivery" }, notDelivered],
    ["an order completed outside Heirloop", { ...order, delivered: null }, notDelivered],
    [
      "a delivery two days ago",
      { ...order, now: reportableUntil(delivered) },
      "A problem can be reported within 48 hours of delivery. Call or email us if something is still wrong.",
    ],
    [
      "a second report",
      { ...order, hasCase: true, left: 0 },
      "You have already reported a problem with this order.",
    ],
    ["a full refund", { ...order, left: 0 }, "This order was refunded in full."],
  ])("%s", (_, changed, detail) => {
    expect(reportBlock(changed)).toBe(detail);
    expect(reportRefusal(report, { ...changed, sale })).toEqual({ code: "state-conflict", detail });
  });

  test("but accepts a report about the last cent", () => {
    expect(reportBlock({ ...order, left: 1 })).toBeNull();
  });
});

test("a problem can be reported for two days", () => {
  expect(reportableUntil("2026-11-20T10:00:00.000Z")).toBe("2026-11-22T10:00:00.000Z");
});

test("only what can be seen needs a picture", () => {
  expect(orderCaseReasons.filter((reason) => needsPicture[reason])).toEqual(["not-as-described", "damaged"]);
});

test.each<[changed: Partial<CaseReport>, left: number, path: string, message: string]>([
  [
    { reason: "changed-mind", solution: "return" },
    900_00,
    "reason",
    "Returns without a defect are free for pieces that a shop owns and has delivered",
  ],
  [{ reason: "missing", solution: "repair" }, 900_00, "solution", "Choose one of the offered solutions"],
  [{ pictures: [] }, 900_00, "pictures", "Add at least one picture that shows the problem"],
  [{ amount: undefined }, 900_00, "amount", "Enter the amount that you would like back"],
  [{ amount: cents(99) }, 900_00, "amount", "Refund an amount from $1 to $900"],
  [{ reason: "missing", amount: cents(900_01) }, 900_00, "amount", "Refund an amount from $1 to $900"],
  [
    { amount: cents(900_01) },
    900_00,
    "amount",
    "Enter less than $900. To get everything back, choose a return.",
  ],
])("refuses %o of %d cents at %s: %s", (changed, left, path, message) => {
  const fromHome = { ...sale, isBusiness: false };
  expect(reportRefusal({ ...report, ...changed }, { ...order, left, sale: fromHome })).toEqual({
    code: "invalid",
    errors: [{ path, message }],
  });
});

test("accepts a report that is complete, without an amount unless it asks for a refund", () => {
  expect(reportRefusal(report, { ...order, sale })).toBeNull();
  const repair = { ...report, solution: "repair", amount: undefined } as const;
  expect(reportRefusal(repair, { ...order, sale })).toBeNull();
});

test.each([
  [
    { solution: "refund", amount: cents(100_00) },
    { type: "refund", amount: 100_00 },
  ],
  [
    { solution: "refund", amount: undefined },
    { type: "refund", amount: null },
  ],
  [
    { solution: "return", amount: cents(100_00) },
    { type: "return", amount: null },
  ],
  [
    { solution: "repair", amount: undefined },
    { type: "repair", amount: null },
  ],
] as const)("understands %o as %o", (asked, wanted) => {
  expect(wantedSolution(asked)).toEqual(wanted);
});

test.each([
  [{ type: "refund", amount: 900_00 }, null],
  [{ type: "refund", amount: 900_01 }, "Refund an amount from $1 to $900"],
  [{ type: "refund", amount: null }, "Enter the amount"],
  [{ type: "return", amount: null }, null],
  [{ type: "repair", amount: 900_01 }, null],
  [{ type: "none", amount: null }, null],
] as const)("refuses %o with %s", (solution, message) => {
  expect(solutionRefusal(solution, 900_00)).toEqual(
    message === null ? null : { code: "invalid", errors: [{ path: "amount", message }] },
  );
});
