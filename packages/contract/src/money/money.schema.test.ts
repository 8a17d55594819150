import { expect, test } from "vitest";
import * as z from "zod/mini";
import { cents, centsParamSchema, centsSchema, offerCentsSchema, sumCents } from "./money.schema.ts";
import { formatCents } from "./format-cents.ts";

test.each([
  [125_000, "$1,250"],
  [125_050, "$1,250.50"],
  [5, "$0.05"],
  [0, "$0"],
  [-3_000, "-$30"],
  [100_000_000, "$1,000,000"],
])("formats %d cents as %s", (amount, text) => {
  expect(formatCents(amount)).toBe(text);
});

test.each([-1, 0.5, Number.NaN, 100_000_001])("rejects %d as an amount", (amount) => {
  expect(centsSchema.safeParse(amount).success).toBe(false);
  expect(() => cents(amount)).toThrow(z.core.$ZodError);
});

test("allows a sum above the highest price", () => {
  expect(sumCents(120_000_000)).toBe(120_000_000);
  for (const amount of [-1, 0.5, Number.NaN]) expect(() => sumCents(amount)).toThrow(z.core.$ZodError);
});

test("explains invalid cents in a query and an offer that is too low", () => {
  expect([
    centsParamSchema.safeParse("25.00").error?.issues[0]?.message,
    offerCentsSchema.safeParse(99).error?.issues[0]?.message,
    offerCentsSchema.safeParse(1_00).success,
  ]).toEqual(["Use whole cents", "Offer at least $1", true]);
});

test("parses cents in a query from digits", () => {
  expect(centsParamSchema.parse("2500")).toBe(2500);
  for (const text of ["25.00", "-1", "", "1e4", "100000001", "999999999"])
    expect(centsParamSchema.safeParse(text).success).toBe(false);
});
