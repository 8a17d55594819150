import { expect, test } from "vitest";
import { remindBefore, reminderText } from "./order.deadline.ts";

const hour = 3_600_000;

test.each([
  ["expire", 12, "Your answer is still awaited; without it this expires soon"],
  ["lapse", 72, "Agree on a time soon, or the order is canceled and refunded"],
  ["auto-complete", 24, "The order completes automatically soon; tell us if something is wrong"],
] as const)("reminds of %s %i hours before", (event, hours, text) => {
  expect([remindBefore[event], reminderText[event]]).toEqual([hours * hour, text]);
});
