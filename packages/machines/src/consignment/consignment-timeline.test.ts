import {
  consignmentStatuses,
  type ConsignmentStatus,
} from "@heirloop/contract/consignment/consignment.schema";
import { expect, test } from "vitest";
import { consignmentTimeline, isConsignmentOver } from "./consignment-timeline.ts";
import { consignmentMachine } from "./consignment.machine.ts";

const now = "2026-11-21T10:00:00.000Z";
const step = (status: ConsignmentStatus, at: string) => ({ status, at });

test("the timeline shows past, current and future steps", () => {
  const history = [step("submitted", now), step("available", now), step("accepted", now)];
  expect(
    consignmentTimeline({ status: "accepted", history }).map(({ status, state }) => [status, state]),
  ).toEqual([
    ["submitted", "done"],
    ["available", "done"],
    ["accepted", "current"],
    ["collected", "ahead"],
    ["listed", "ahead"],
    ["sold", "ahead"],
  ]);
});

test("the timeline ends at the final status", () => {
  const history = [step("submitted", now), step("available", now), step("lapsed", now)];
  expect(
    consignmentTimeline({ status: "lapsed", history }).map(({ status, state }) => [status, state]),
  ).toEqual([
    ["submitted", "done"],
    ["available", "done"],
    ["lapsed", "done"],
  ]);
});

test("is over once the piece is sold, returned, withdrawn or lapsed, and no sooner", () => {
  expect(consignmentStatuses.filter(isConsignmentOver).toSorted()).toEqual([
    "lapsed",
    "returned",
    "sold",
    "withdrawn",
  ]);
});

test.each(consignmentStatuses)("agrees with the machine whether %s is final", (status) => {
  const context = { pricePlan: null, requestedPrice: null, share: null, listing: null, earned: null };
  const machine = consignmentMachine.resolveState({ value: status, context });
  expect(machine.status).toBe(isConsignmentOver(status) ? "done" : "active");
});
