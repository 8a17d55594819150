import type { TimeProposal } from "@heirloop/contract/order/order.schema";
import { expect, test } from "vitest";
import { orders } from "../../fixtures/orders.ts";
import { getScheduleNote, getScheduleStep } from "./schedule-copy.ts";

const now = "2026-11-24T12:00:00.000Z";
const propose = (by: TimeProposal["by"], date: string): TimeProposal => ({ by, date, window: "morning" });
const withProposals = (...proposals: TimeProposal[]) => ({
  ...orders.scheduling,
  schedule: { proposals, agreed: null },
});
const ofBuyer = withProposals(propose("buyer", "2026-11-27"));

test("asks the side that got a proposal to answer, and tells the other to wait", () => {
  expect([getScheduleStep(ofBuyer, "seller", now), getScheduleStep(ofBuyer, "buyer", now)]).toEqual([
    "The buyer proposed a time. Agree to it, or propose another.",
    "The seller has your proposal. You’ll be notified when they answer.",
  ]);
  expect([getScheduleNote(ofBuyer, "seller", now), getScheduleNote(ofBuyer, "buyer", now)]).toEqual([
    { text: `${orders.scheduling.buyer.firstName} proposed a time`, isAgreed: false },
    { text: "You proposed a time", isAgreed: false },
  ]);
});

test("asks for an answer when both sides have proposed", () => {
  const both = withProposals(propose("buyer", "2026-11-27"), propose("seller", "2026-11-28"));
  expect(getScheduleStep(both, "buyer", now)).toBe(
    "The seller proposed a time. Agree to it, or propose another.",
  );
});

test("ignores proposals whose time has passed", () => {
  const passed = withProposals(propose("buyer", "2026-11-20"));
  expect([getScheduleStep(passed, "seller", now), getScheduleNote(passed, "seller", now)]).toEqual([
    null,
    null,
  ]);
});

test("says when the two sides meet, and nothing when a carrier brings it", () => {
  const schedule = { proposals: [], agreed: { date: "2026-11-27", window: "morning" as const } };
  const note = (status: "active-pickup" | "active-delivery" | "in_transit") =>
    getScheduleNote({ ...orders.pickup, status, schedule }, "buyer", now);
  expect([note("active-pickup"), note("active-delivery"), note("in_transit")]).toEqual([
    { text: "Friday, November 27, 8 am to noon", isAgreed: true },
    { text: "Friday, November 27, 8 am to noon", isAgreed: true },
    null,
  ]);
});
