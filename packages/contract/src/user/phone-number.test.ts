import { expect, test } from "vitest";
import { formatPhone, getPhoneUrl } from "./phone-number.ts";

test.each(["+13165550103", "+1 (316) 555-0103", "13165550103", "316.555.0103", "316 555 0103"])(
  "shows and dials %s as a US number",
  (phone) => {
    expect([formatPhone(phone), getPhoneUrl(phone)]).toEqual(["(316) 555-0103", "tel:+13165550103"]);
  },
);

test.each([
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["+3165550103", "tel:+3165550103"],
  // No area code begins with 1, and no exchange with 0.
  ["116 555 0103", "tel:1165550103"],
  ["316 055 0103", "tel:3160550103"],
  ["555-0103", "tel:5550103"],
])("leaves %s as it was entered", (phone, url) => {
  expect([formatPhone(phone), getPhoneUrl(phone)]).toEqual([phone, url]);
});
