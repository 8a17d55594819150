import { expect, test } from "vitest";
import { type Appointment, appointmentSequence, writeAppointment } from "./appointment.ts";
import { now, pickupDetails } from "./order.fixture.ts";

const appointment: Appointment = {
  orderId: "order-000001",
  status: "active-pickup",
  agreed: { date: "2026-11-25", window: "morning" },
  side: "buyer",
  timeZone: "America/Chicago",
  pieces: "Walnut credenza",
  details: { address: null, pickup: pickupDetails, contact: { firstName: "Sam", phone: "+1 316 555 0142" } },
  sequence: 0,
  now,
  host: "shop.test",
  orderUrl: "https://shop.test/?order=order-000001",
};
const linesOf = (changed: Partial<Appointment> = {}): string[] =>
  writeAppointment({ ...appointment, ...changed })
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n");
const lineOf = (name: string, changed?: Partial<Appointment>) =>
  linesOf(changed).find((line) => line.startsWith(`${name}:`));

test("writes a pickup for the buyer", () => {
  expect(linesOf().slice(6, -3)).toEqual([
    "UID:order-order-000001@shop.test",
    "DTSTAMP:20261121T100000Z",
    "SEQUENCE:0",
    "DTSTART:20261125T140000Z",
    "DTEND:20261125T180000Z",
    "SUMMARY:Pickup: Walnut credenza (Heirloop)",
    String.raw`DESCRIPTION:Seller: Sam\, +1 316 555 0142\nAccess: Ring twice.\nOrder: https://shop.test/?order=order-000001`,
    String.raw`LOCATION:1421 N Waco Ave\, Wichita\, KS 67203`,
    "URL:https://shop.test/?order=order-000001",
    "STATUS:CONFIRMED",
  ]);
});

test("writes a delivery for the seller, to the buyer's address", () => {
  const address = { line1: "9 Oak St", line2: "Apt 3", city: "Derby", state: "KS", zip: "67037" };
  const delivery = {
    status: "active-delivery",
    side: "seller",
    details: { address, pickup: null, contact: { firstName: "Bea", phone: null } },
  } as const;
  expect(lineOf("SUMMARY", delivery)).toBe("SUMMARY:Delivery: Walnut credenza (Heirloop)");
  expect(lineOf("LOCATION", delivery)).toBe(String.raw`LOCATION:9 Oak St\, Apt 3\, Derby\, KS 67037`);
  expect(lineOf("DESCRIPTION", delivery)).toBe(
    String.raw`DESCRIPTION:Buyer: Bea\nOrder: https://shop.test/?order=order-000001`,
  );
});

test("writes only what the side sees", () => {
  const details = { address: null, pickup: null, contact: null };
  expect(lineOf("LOCATION", { details })).toBeUndefined();
  expect(lineOf("DESCRIPTION", { details })).toBe("DESCRIPTION:Order: https://shop.test/?order=order-000001");
});

test.each([
  ["America/Los_Angeles", "afternoon", "20261125T200000Z", "20261126T010000Z"],
  ["America/New_York", "evening", "20261125T220000Z", "20261126T020000Z"],
  [null, "morning", "20261125T080000", "20261125T120000"],
] as const)("writes the times of a time zone: %s in the %s", (timeZone, window, start, end) => {
  const changed = { timeZone, agreed: { date: "2026-11-25", window } };
  expect([lineOf("DTSTART", changed), lineOf("DTEND", changed)]).toEqual([
    `DTSTART:${start}`,
    `DTEND:${end}`,
  ]);
});

test("raises the sequence with every change after the agreement", () => {
  const history = (...types: string[]) => types.map((type) => ({ type }));
  const before = ["request", "approve", "set-pickup", "schedule"];
  expect(appointmentSequence(history(...before))).toBe(0);
  expect(appointmentSequence(history(...before, "confirm-schedule", "complete-off"))).toBe(0);
  expect(appointmentSequence(history(...before, "confirm-schedule", "set-pickup", "set-pickup"))).toBe(2);
  expect(appointmentSequence(history(...before, "confirm-schedule", "confirm-schedule"))).toBe(1);
  const changed = ["confirm-schedule", "reschedule", "keep-schedule", "reschedule", "confirm-reschedule"];
  expect(appointmentSequence(history(...before, ...changed))).toBe(1);
});
