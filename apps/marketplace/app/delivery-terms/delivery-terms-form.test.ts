import { expect, test } from "vitest";
import { readDeliveryTerms, validateDeliveryTerms } from "./delivery-terms-form.ts";

const check = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return validateDeliveryTerms(readDeliveryTerms(form));
};

test("reads distances and fees, and ignores empty rows", () => {
  expect(
    check({
      "terms.zip": " 94501 ",
      "terms.bands.0.miles": "10",
      "terms.bands.0.fee": "0",
      "terms.bands.2.miles": "40",
      "terms.bands.2.fee": "$1,000",
    }),
  ).toEqual({
    ok: true,
    value: {
      terms: {
        zip: "94501",
        bands: [
          { miles: 10, fee: 0 },
          { miles: 40, fee: 1_000_00 },
        ],
      },
    },
  });
});

test("is without terms when everything is empty", () => {
  expect(check({ "terms.zip": "  ", "terms.bands.0.miles": "" })).toEqual({
    ok: true,
    value: { terms: null },
  });
});

test.each([
  [{ "terms.zip": "94501" }, { "terms.bands": "Enter how far you deliver" }],
  [{ "terms.bands.0.miles": "10", "terms.bands.0.fee": "5" }, { "terms.zip": "Enter a 5-digit ZIP code" }],
  [
    { "terms.zip": "94501", "terms.bands.0.miles": "10" },
    { "terms.bands.0.fee": "Enter whole dollars, 0 for free" },
  ],
  [
    { "terms.zip": "94501", "terms.bands.0.miles": "far", "terms.bands.0.fee": "10.50" },
    { "terms.bands.0.miles": "Enter whole miles", "terms.bands.0.fee": "Enter whole dollars" },
  ],
  [
    { "terms.zip": "94501", "terms.bands.0.miles": "151", "terms.bands.0.fee": "1,001" },
    { "terms.bands.0.miles": "Enter at most 150 miles", "terms.bands.0.fee": "Enter at most $1,000" },
  ],
])("names the fields of %o", (fields, errors) => {
  expect(check(fields)).toEqual({ ok: false, answer: { errors } });
});

test("names the row in which a distance was typed when a row before it is empty", () => {
  expect(
    check({
      "terms.zip": "94501",
      "terms.bands.0.miles": "20",
      "terms.bands.0.fee": "30",
      "terms.bands.2.miles": "10",
      "terms.bands.2.fee": "20",
    }),
  ).toEqual({
    ok: false,
    answer: {
      errors: {
        "terms.bands.2.miles": "Enter more than 20 miles",
        "terms.bands.2.fee": "Enter at least $30, the fee of the shorter distance",
      },
    },
  });
});
