import { expect, test } from "vitest";
import { nextAlertMail, nextFollowAlert } from "./next-alert-mail.ts";

const newYork = { quietHours: null, timeZone: "America/New_York" };

test.each([
  ["instant", "2026-11-25T18:00:00.000Z", "2026-11-25T18:00:00.000Z"],
  ["daily", "2026-11-25T12:59:00.000Z", "2026-11-25T13:00:00.000Z"],
  ["daily", "2026-11-25T13:00:00.000Z", "2026-11-26T13:00:00.000Z"],
  // The clocks change during the night before: the day is an hour longer, then an hour shorter.
  ["daily", "2026-10-31T13:00:00.000Z", "2026-11-01T13:00:00.000Z"],
  ["daily", "2026-10-31T12:30:00.000Z", "2026-11-01T13:00:00.000Z"],
  ["daily", "2026-03-07T14:00:00.000Z", "2026-03-08T12:00:00.000Z"],
  // From a Wednesday, a Monday before and after 8 a.m., and a Sunday.
  ["weekly", "2026-11-25T18:00:00.000Z", "2026-11-30T13:00:00.000Z"],
  ["weekly", "2026-11-30T12:00:00.000Z", "2026-11-30T13:00:00.000Z"],
  ["weekly", "2026-11-30T13:00:00.000Z", "2026-12-07T13:00:00.000Z"],
  ["weekly", "2026-11-29T23:00:00.000Z", "2026-11-30T13:00:00.000Z"],
  // On Monday in UTC it is still Sunday in New York.
  ["weekly", "2026-11-30T04:00:00.000Z", "2026-11-30T13:00:00.000Z"],
] as const)("sends a %s email waiting at %s at %s", (alertFrequency, now, at) => {
  expect(new Date(nextAlertMail({ ...newYork, alertFrequency }, Date.parse(now))).toISOString()).toBe(at);
});

test.each([
  ["instant", "2026-11-25T06:00:00.000Z", { from: 22, until: 7 }, "2026-11-25T12:00:00.000Z"],
  ["daily", "2026-11-25T18:00:00.000Z", { from: 22, until: 10 }, "2026-11-26T15:00:00.000Z"],
  ["weekly", "2026-11-25T18:00:00.000Z", { from: 22, until: 10 }, "2026-11-30T15:00:00.000Z"],
  ["daily", "2026-11-25T18:00:00.000Z", { from: 22, until: 7 }, "2026-11-26T13:00:00.000Z"],
] as const)("waits for the end of the quiet hours: %s from %s", (alertFrequency, now, quietHours, at) => {
  const preferences = { ...newYork, alertFrequency, quietHours };
  expect(new Date(nextAlertMail(preferences, Date.parse(now))).toISOString()).toBe(at);
});

test.each([
  ["instant", "2026-11-26T13:00:00.000Z"],
  ["daily", "2026-11-26T13:00:00.000Z"],
  ["weekly", "2026-11-30T13:00:00.000Z"],
] as const)("gathers new pieces of followed sellers when alerts come %s", (alertFrequency, at) => {
  const now = Date.parse("2026-11-25T18:00:00.000Z");
  expect(new Date(nextFollowAlert({ ...newYork, alertFrequency }, now)).toISOString()).toBe(at);
});
