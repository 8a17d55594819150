import type { TaxedSale, TaxLocation } from "@heirloop/contract/tax/sales-tax";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TaxCalculator } from "./tax-calculator.ts";

export const oakland: TaxLocation = {
  type: "delivery",
  address: { line1: "1 Lake Street", line2: "Unit 2", city: "Oakland", state: "CA", zip: "94610-1234" },
};
const inPortland: TaxLocation = { type: "pickup", place: "Portland, OR", coordinates: [-122.67, 45.52] };

/**
 * Tests that every implementation of {@link TaxCalculator} has to pass. `create` returns a calculator and a
 * cleanup function.
 */
export function taxCalculatorSuite(
  name: string,
  create: () => Promise<{ calculator: TaxCalculator; close: () => Promise<void> }>,
): void {
  describe(`tax calculator: ${name}`, () => {
    let calculator: TaxCalculator;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ calculator, close } = await create());
    });
    afterAll(() => close());

    const sale: TaxedSale = { location: oakland, pieces: [500_00, 79_99], delivery: 79_00 };

    test("taxes pieces with the rate of the state at least, and at most 20 percent", async () => {
      const answer = await calculator.findRates(sale);
      if (answer.kind !== "rates") throw new Error("Oakland is unknown.");
      const { items, delivery } = answer.rates;
      expect([items >= 72_500, items <= 200_000, delivery >= 0, delivery <= items]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect([Number.isInteger(items), Number.isInteger(delivery)]).toEqual([true, true]);
    });

    test("charges nothing where there is no sales tax", async () => {
      expect(await calculator.findRates({ location: inPortland, pieces: [500_00], delivery: 0 })).toEqual({
        kind: "rates",
        rates: { items: 0, delivery: 0 },
      });
    });

    test("answers the same sale alike", async () => {
      expect(await calculator.findRates(sale)).toEqual(await calculator.findRates(sale));
    });

    test("records a sale and its reversals once for each reference, if it keeps records", async () => {
      const { records } = calculator;
      if (records === null) return;
      const record = () => records.recordSale({ reference: "order-1", sale });
      const recorded = await record();
      expect(await record()).toEqual(recorded);
      const { transactionId, amount } = recorded;
      expect(amount).toBeGreaterThan(500_00 + 79_99 + 79_00);
      const reverse = (part: number, number: number) =>
        records.reverseSale({ reference: `order-1-${number}`, transactionId, amount: part });
      const half = await reverse(300_00, 1);
      expect(await reverse(300_00, 1)).toEqual(half);
      expect((await reverse(amount - 300_00, 2)).amount).toBe(amount - 300_00);
      await expect(reverse(1, 3)).rejects.toThrow("greater than what is left");
    });
  });
}
