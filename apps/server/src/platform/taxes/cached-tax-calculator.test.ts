import type { TaxedSale } from "@heirloop/contract/tax/sales-tax";
import { expect, test } from "vitest";
import { cacheTaxRates } from "./cached-tax-calculator.ts";
import type { TaxAnswer } from "./tax-calculator.ts";

const saleFor = (price: number): TaxedSale => ({
  location: { type: "pickup", place: "Oakland, CA", coordinates: null },
  pieces: [price],
  delivery: 0,
});
const rate = (items: number): TaxAnswer => ({ kind: "rates", rates: { items, delivery: 0 } });
const hour = 60 * 60_000;

/** A provider that gives these answers one after another. */
function providerOf(...answers: Array<TaxAnswer | Error>) {
  let now = 0;
  const asked: TaxedSale[] = [];
  const calculator = cacheTaxRates(
    {
      findRates: async (sale) => {
        asked.push(sale);
        const answer = answers.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error("no more answers");
        return answer;
      },
      records: null,
    },
    () => new Date(now),
  );
  return { calculator, asked, pass: (milliseconds: number) => void (now += milliseconds) };
}

test("asks about a sale once in four hours, and about each sale by itself", async () => {
  const { calculator, asked, pass } = providerOf(rate(1), rate(2), rate(3));
  const find = (price: number) => calculator.findRates(saleFor(price));
  expect(await Promise.all([find(100), find(100), find(200)])).toEqual([rate(1), rate(1), rate(2)]);
  pass(4 * hour - 1);
  expect(await find(100)).toEqual(rate(1));
  pass(1);
  expect([await find(100), asked.length]).toEqual([rate(3), 3]);
});

test("gives an older answer while the provider does not answer, and asks again each time", async () => {
  const { calculator, pass } = providerOf(rate(1), new Error("down"), rate(2));
  const find = () => calculator.findRates(saleFor(100));
  expect(await find()).toEqual(rate(1));
  pass(4 * hour);
  expect([await find(), await find()]).toEqual([rate(1), rate(2)]);
});

test("does not remember a failure", async () => {
  const { calculator } = providerOf(new Error("down"), rate(1));
  const find = () => calculator.findRates(saleFor(100));
  await expect(find()).rejects.toThrow("down");
  expect(await find()).toEqual(rate(1));
});
