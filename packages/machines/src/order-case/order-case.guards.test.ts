import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import { describe, expect, test } from "vitest";
import type { SentOrderCaseEvent } from "./order-case-event.ts";
import {
  accept,
  type Changes,
  confirm,
  decide,
  propose,
  receive,
  refund,
  repair,
  returned,
  schedule,
  send,
  timeOut,
  times,
} from "./order-case-sends.fixture.ts";

/** What depends on the case's data: amounts, disputes, times, and what is back with the seller. */

type Row = readonly [
  what: string,
  from: OrderCaseStatus,
  changes: Changes,
  event: SentOrderCaseEvent,
  to: OrderCaseStatus | "refused",
];

const agreements: readonly Row[] = [
  ["the seller grants a return", "awaiting-seller", {}, accept("seller"), "arranging-return"],
  [
    "the seller grants a refund",
    "awaiting-seller",
    { wanted: refund(100_00) },
    accept("seller"),
    "refunding",
  ],
  ["the seller grants a repair", "awaiting-seller", { wanted: repair }, accept("seller"), "repairing"],
  ["the buyer grants their own wish", "awaiting-seller", { proposal: repair }, accept("buyer"), "refused"],
  ["the buyer takes a return", "awaiting-buyer", { proposal: returned }, accept("buyer"), "arranging-return"],
  ["the buyer takes a refund", "awaiting-buyer", { proposal: refund(1_00) }, accept("buyer"), "refunding"],
  ["the buyer takes a repair", "awaiting-buyer", { proposal: repair }, accept("buyer"), "repairing"],
  ["the buyer takes no proposal", "awaiting-buyer", { proposal: null }, accept("buyer"), "refused"],
  [
    "the seller grants the wish and not the proposal",
    "awaiting-buyer",
    { wanted: repair, proposal: refund(1_00) },
    accept("seller"),
    "repairing",
  ],
  ["the seller still grants a refund", "escalated", { wanted: refund(1_00) }, accept("seller"), "refunding"],
  ["all that is left", "awaiting-seller", { wanted: refund(900_00) }, accept("seller"), "refunding"],
  ["more than is left", "awaiting-seller", { wanted: refund(900_01) }, accept("seller"), "refused"],
  ["less than a dollar", "awaiting-seller", { wanted: refund(99) }, accept("seller"), "refused"],
  ["the last cents", "awaiting-seller", { wanted: refund(99), left: 99 }, accept("seller"), "refunding"],
  [
    "a wish without an amount",
    "awaiting-seller",
    { wanted: { type: "refund", amount: null } },
    accept("seller"),
    "refused",
  ],
  [
    "a refund while the bank asks",
    "awaiting-seller",
    { wanted: refund(1_00), disputed: true },
    accept("seller"),
    "refused",
  ],
  [
    "a return while the bank asks",
    "awaiting-seller",
    { disputed: true },
    accept("seller"),
    "arranging-return",
  ],
  [
    "a repair while the bank asks",
    "awaiting-buyer",
    { proposal: repair, disputed: true },
    accept("buyer"),
    "repairing",
  ],
  ["a second return", "escalated", { received: true }, accept("seller"), "refused"],
  [
    "a repair of a returned piece",
    "escalated",
    { wanted: repair, received: true },
    accept("seller"),
    "refused",
  ],
  [
    "a refund of a returned piece",
    "escalated",
    { wanted: refund(1_00), received: true },
    accept("seller"),
    "refunding",
  ],
];

const proposals: readonly Row[] = [
  ["a return", "awaiting-seller", {}, propose("return"), "awaiting-buyer"],
  ["a repair", "awaiting-buyer", {}, propose("repair"), "awaiting-buyer"],
  ["all that is left", "awaiting-seller", {}, propose("refund", 900_00), "awaiting-buyer"],
  ["more than is left", "awaiting-seller", {}, propose("refund", 900_01), "refused"],
  ["less than a dollar", "awaiting-seller", {}, propose("refund", 99), "refused"],
  ["a refund without an amount", "awaiting-seller", {}, propose("refund"), "refused"],
  [
    "a refund while the bank asks",
    "awaiting-seller",
    { disputed: true },
    propose("refund", 1_00),
    "awaiting-buyer",
  ],
];
const decisions: readonly Row[] = [
  ["a return", "escalated", {}, decide("return"), "arranging-return"],
  ["a second return", "escalated", { received: true }, decide("return"), "refused"],
  ["all that is left", "escalated", {}, decide("refund", 900_00), "refunding"],
  ["a refund of a returned piece", "escalated", { received: true }, decide("refund", 900_00), "refunding"],
  ["more than is left", "escalated", {}, decide("refund", 900_01), "refused"],
  ["a refund without an amount", "escalated", {}, decide("refund"), "refused"],
  ["a refund while the bank asks", "escalated", { disputed: true }, decide("refund", 1_00), "refused"],
  ["nothing while the bank asks", "escalated", { disputed: true }, decide("none"), "resolved"],
];

const three = ["2026-11-24", "2026-11-25", "2026-11-26"];
const proposedTimes: readonly Row[] = [
  // A morning ends at noon in Pacific time, which is 20:00 UTC.
  [
    "a window that ends in a moment",
    "arranging-return",
    {},
    schedule("2026-11-21", "morning", "2026-11-21T19:59:59.999Z"),
    "arranging-return",
  ],
  [
    "a window that has ended",
    "arranging-return",
    {},
    schedule("2026-11-21", "morning", "2026-11-21T20:00:00.000Z"),
    "refused",
  ],
  [
    "a window in a year",
    "arranging-return",
    {},
    schedule("2027-11-21", "morning", "2026-11-21T20:00:00.000Z"),
    "arranging-return",
  ],
  [
    "a window after a year",
    "arranging-return",
    {},
    schedule("2027-11-21", "morning", "2026-11-21T19:59:59.999Z"),
    "refused",
  ],
  [
    "a third time",
    "arranging-return",
    times("seller", "2026-11-24", "2026-11-25"),
    schedule("2026-11-26"),
    "arranging-return",
  ],
  ["a fourth time", "arranging-return", times("seller", ...three), schedule("2026-11-27"), "refused"],
  [
    "a fourth time of both sides",
    "arranging-return",
    times("buyer", ...three),
    schedule("2026-11-27"),
    "arranging-return",
  ],
  [
    "the same time twice",
    "arranging-return",
    times("seller", "2026-11-24"),
    schedule("2026-11-24"),
    "refused",
  ],
  [
    "another window of the same day",
    "arranging-return",
    times("seller", "2026-11-24"),
    schedule("2026-11-24", "evening"),
    "arranging-return",
  ],
  [
    "the other side's time",
    "arranging-return",
    times("buyer", "2026-11-24"),
    schedule("2026-11-24"),
    "arranging-return",
  ],
];
const confirmedTimes: readonly Row[] = [
  [
    "a window by its full name",
    "arranging-return",
    times("seller", ...three),
    confirm("2026-11-25/morning"),
    "returning",
  ],
  ["the only morning", "arranging-return", times("seller", "2026-11-24"), confirm("morning"), "returning"],
  ["one of several mornings", "arranging-return", times("seller", ...three), confirm("morning"), "refused"],
  [
    "an evening that nobody proposed",
    "arranging-return",
    times("seller", ...three),
    confirm("evening"),
    "refused",
  ],
  [
    "a day that nobody proposed",
    "arranging-return",
    times("seller", ...three),
    confirm("2026-11-27/morning"),
    "refused",
  ],
  ["their own time", "arranging-return", times("buyer", "2026-11-24"), confirm("morning"), "refused"],
  [
    "the buyer's time",
    "arranging-return",
    times("buyer", "2026-11-24"),
    confirm("morning", "seller"),
    "returning",
  ],
  [
    "a time that ends next, at the seller's",
    "arranging-return",
    { ...times("seller", "2026-11-21"), timeZone: "America/New_York" },
    { ...confirm("morning"), now: "2026-11-21T16:59:59.000Z" },
    "returning",
  ],
  [
    "a time that is over at the seller's",
    "arranging-return",
    { ...times("seller", "2026-11-21"), timeZone: "America/New_York" },
    { ...confirm("morning"), now: "2026-11-21T17:00:00.000Z" },
    "refused",
  ],
];

const returns: readonly Row[] = [
  ["a piece to refund", "returning", {}, receive, "refunding"],
  ["a piece that was refunded meanwhile", "returning", { left: 0 }, receive, "resolved"],
  ["a piece while the bank asks", "returning", { disputed: true }, receive, "refused"],
  ["a refunded piece while the bank asks", "returning", { left: 0, disputed: true }, receive, "refused"],
  ["a piece after its deadline", "returning", {}, timeOut, "refunding"],
  ["a refunded piece after its deadline", "returning", { left: 0 }, timeOut, "resolved"],
  ["a piece after its deadline while the bank asks", "returning", { disputed: true }, timeOut, "refused"],
];

describe.each([
  ["agreeing on", agreements],
  ["proposing", proposals],
  ["deciding on", decisions],
  ["proposing a time", proposedTimes],
  ["confirming a time", confirmedTimes],
  ["receiving", returns],
] as const)("%s", (_, rows) => {
  test.each(rows)("%s", (_what, from, changes, event, to) => {
    const moved = send(from, changes, event);
    expect(moved.ok ? moved.case.status : "refused").toBe(to);
  });
});
