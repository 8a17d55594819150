import { expect, test } from "vitest";
import { getReminderText, remindBefore } from "./order.deadline.ts";

const hour = 3_600_000;

test.each([
  ["requested", "expire", 12, "Please answer soon, or this expires"],
  ["scheduling", "lapse", 72, "Agree on a time soon, or the order is canceled and refunded"],
  ["active-pickup", "lapse", 72, "Agree on a time soon, or the order is canceled and refunded"],
  ["looking_for_carrier", "lapse", 72, "Book a carrier soon, or the order is canceled and refunded"],
  [
    "awaiting_shipping",
    "lapse",
    72,
    "Ship it and enter the tracking number soon, or the order is canceled and refunded",
  ],
  [
    "in_transit",
    "auto-complete",
    24,
    "The order completes automatically soon; tell us if something is wrong",
  ],
] as const)("reminds an order that is %s of %s %i hours before", (status, event, hours, text) => {
  expect([remindBefore[event], getReminderText(status, event)]).toEqual([hours * hour, text]);
});
