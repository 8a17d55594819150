import { expect, test } from "vitest";
import { writeCollectionAppointment } from "./collection-appointment.ts";

const appointment = {
  consignmentId: "c1",
  title: "Walnut credenza",
  agreed: { date: "2026-11-26", window: "afternoon" },
  side: "holder",
  timeZone: "America/Los_Angeles",
  details: {
    pickup: {
      address: { line1: "12 Elm St", city: "Oakland", state: "CA", zip: "94610" },
      phone: "510 555 0100",
      accessNotes: "Ring twice",
    },
    contact: { firstName: "Ruth", phone: "510 555 0100" },
  },
  sequence: 2,
  now: "2026-11-21T10:00:00.000Z",
  host: "heirloop.test",
  pageUrl: "https://heirloop.test/seller-dashboard",
} as const;

const lines = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("gives the shop the time in UTC, the address, the access notes and the owner's number", () => {
  expect(lines(writeCollectionAppointment(appointment))).toEqual(
    expect.arrayContaining([
      "UID:consignment-c1@heirloop.test",
      "SEQUENCE:2",
      "DTSTART:20261126T200000Z",
      "DTEND:20261127T010000Z",
      "SUMMARY:Collection: Walnut credenza (Heirloop)",
      String.raw`DESCRIPTION:Owner: Ruth\, 510 555 0100\nAccess: Ring twice\nConsignment: https://heirloop.test/seller-dashboard`,
      String.raw`LOCATION:12 Elm St\, Oakland\, CA 94610`,
    ]),
  );
});

test("leaves out what is not known", () => {
  const details = { pickup: null, contact: { firstName: "North Stair", phone: null } };
  const file = lines(
    writeCollectionAppointment({ ...appointment, side: "consigner", timeZone: null, details }),
  );
  expect(file).toContain("DTSTART:20261126T120000");
  expect(file).toContain(
    String.raw`DESCRIPTION:Shop: North Stair\nConsignment: https://heirloop.test/seller-dashboard`,
  );
  expect(file.some((line) => line.startsWith("LOCATION"))).toBe(false);
});
