import { expect, test } from "vitest";
import { readPickupHours, savedPickupHours, validatePickupHours } from "./pickup-hours-form.ts";

const submitted = (...fields: Array<[string, string]>): FormData => {
  const form = new FormData();
  for (const [name, value] of [
    ["timeZone", "America/Chicago"],
    ["leadHours", "24"],
    ["blockFrom", ""],
    ["blockTo", ""],
    ...fields,
  ] as const)
    form.append(name, value);
  return form;
};
const validate = (...fields: Array<[string, string]>) => {
  const form = submitted(...fields.filter(([name]) => !name.startsWith("block")));
  for (const [name, value] of fields) if (name.startsWith("block")) form.set(name, value);
  return validatePickupHours(readPickupHours(form));
};
const closed = { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] };

test("reads weekly hours and adds a range of days to the blocked ones", () => {
  expect(
    validate(
      ["weekly.monday", "morning"],
      ["weekly.monday", "evening"],
      ["blockedDays", "2027-02-28"],
      ["blockFrom", "2027-02-27"],
      ["blockTo", "2027-03-01"],
    ),
  ).toEqual({
    ok: true,
    value: {
      calendar: {
        timeZone: "America/Chicago",
        weekly: { ...closed, monday: ["morning", "evening"] },
        blockedDays: ["2027-02-27", "2027-02-28", "2027-03-01"],
        leadHours: 24,
      },
    },
  });
});

test("blocks a single day", () => {
  expect(validate(["weekly.monday", "morning"], ["blockFrom", "2027-02-27"])).toMatchObject({
    value: { calendar: { blockedDays: ["2027-02-27"] } },
  });
});

test("removes the calendar without weekly hours", () => {
  expect(validate()).toEqual({ ok: true, value: { calendar: null } });
});

test.each([
  [
    "blockTo",
    [
      ["blockFrom", "2027-02-27"],
      ["blockTo", "2027-02-26"],
    ],
  ],
  [
    "blockTo",
    [
      ["blockFrom", "2027-02-27"],
      ["blockTo", "2028-02-26"],
    ],
  ],
  ["blockFrom", [["blockTo", "2027-02-26"]]],
  ["leadHours", [["leadHours", "-1"]]],
] as const)("returns an error at %s", (field, fields) => {
  const form = submitted(["weekly.monday", "morning"]);
  for (const [name, value] of fields) form.set(name, value);
  const checked = validatePickupHours(readPickupHours(form));
  expect(checked.ok ? {} : Object.keys(checked.answer.errors ?? {})).toEqual([field]);
});

test("opens in the time zone of the seller's city, without past days", () => {
  const calendar = {
    timeZone: "America/New_York" as const,
    weekly: { ...closed, monday: ["morning" as const] },
    blockedDays: ["2026-11-23", "2026-11-24"],
    leadHours: 0,
  };
  const oakland = { locationInfo: { coordinates: [-122.27, 37.8] as [number, number] } };
  // 4 am UTC is still the evening before in New York.
  expect(savedPickupHours(calendar, oakland, new Date("2026-11-25T04:00:00.000Z"))).toMatchObject({
    timeZone: "America/New_York",
    blockedDays: ["2026-11-24"],
    leadHours: "0",
  });
  expect(savedPickupHours(null, oakland, new Date()).timeZone).toBe("America/Los_Angeles");
});
