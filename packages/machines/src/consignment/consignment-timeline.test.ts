import {
  consignmentStatuses,
  type ConsignmentStatus,
} from "@heirloop/contract/consignment/consignment-status";
import { expect, test } from "vitest";
import { consignmentTimeline, isConsignmentOver } from "./consignment-timeline.ts";
import { consignmentMachine, offeredConsignment } from "./consignment.machine.ts";

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

test("the timeline begins again when the shop releases the piece", () => {
  const later = "2026-11-22T10:00:00.000Z";
  const history = [
    step("submitted", now),
    step("available", now),
    step("accepted", now),
    { ...step("available", later), reason: "No room" },
  ];
  expect(consignmentTimeline({ status: "available", history }).slice(0, 3)).toEqual([
    { status: "submitted", at: now, state: "done" },
    { status: "available", at: later, state: "current" },
    { status: "accepted", at: null, state: "ahead" },
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
  const machine = consignmentMachine.resolveState({ value: status, context: offeredConsignment });
  expect(machine.status).toBe(isConsignmentOver(status) ? "done" : "active");
});
