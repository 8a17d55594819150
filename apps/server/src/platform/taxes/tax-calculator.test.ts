import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TaxedSale } from "@heirloop/contract/tax/sales-tax";
import { startStripeServer, type StripeServer } from "../../testing/stripe-server.ts";
import { testInstant } from "../../testing/test-server.ts";
import { createSeededRatesTaxCalculator } from "./seeded-rates-tax-calculator.ts";
import { checkStripeTax, createStripeTaxCalculator } from "./stripe-tax-calculator.ts";
import { oakland, taxCalculatorSuite } from "./tax-calculator.suite.ts";

taxCalculatorSuite("seeded rates", () =>
  Promise.resolve({ calculator: createSeededRatesTaxCalculator(), close: () => Promise.resolve() }),
);
taxCalculatorSuite("Stripe", async () => {
  const server = await startStripeServer(() => testInstant);
  return { calculator: createStripeTaxCalculator({ stripe: server.client }), close: () => server.close() };
});

let server: StripeServer;
beforeAll(async () => void (server = await startStripeServer(() => testInstant)));
afterAll(() => server.close());
const calculator = () => createStripeTaxCalculator({ stripe: server.client });
const ratesOf = async (sale: TaxedSale) => {
  const answer = await calculator().findRates(sale);
  return answer.kind === "rates" ? answer.rates : answer.kind;
};
const at = (state: string, zip: string): TaxedSale["location"] => ({
  type: "delivery",
  address: { line1: "1 Main Street", city: "Town", state, zip },
});

test("the table taxes pieces and delivery alike, and nothing without a state", async () => {
  const seeded = createSeededRatesTaxCalculator();
  expect([
    await seeded.findRates({ location: oakland, pieces: [500_00], delivery: 79_00 }),
    await seeded.findRates({
      location: { type: "pickup", place: null, coordinates: null },
      pieces: [500_00],
      delivery: 0,
    }),
  ]).toEqual([
    { kind: "rates", rates: { items: 72_500, delivery: 72_500 } },
    { kind: "rates", rates: { items: 0, delivery: 0 } },
  ]);
});

test("Stripe adds the local rates of the ZIP code, and taxes a delivery by its own rule", async () => {
  expect([
    await ratesOf({ location: at("NY", "10001"), pieces: [400_00, 600_00], delivery: 100_00 }),
    await ratesOf({ location: oakland, pieces: [1_000_00], delivery: 100_00 }),
    await ratesOf({ location: oakland, pieces: [1_000_00], delivery: 0 }),
  ]).toEqual([
    { items: 88_750, delivery: 88_800 },
    { items: 107_500, delivery: 0 },
    { items: 107_500, delivery: 0 },
  ]);
});

test("Stripe taxes a pickup by the ZIP code nearest to the piece", async () => {
  const pickedUp = (coordinates: [number, number] | null) =>
    ratesOf({
      location: { type: "pickup", place: "Oakland, CA", coordinates },
      pieces: [1_000_00],
      delivery: 0,
    });
  expect([
    // Berkeley, in the area of another city's hub.
    await pickedUp([-122.257, 37.866]),
    // Missoula, Montana.
    await pickedUp([-113.98, 46.85]),
    await pickedUp(null),
  ]).toEqual([{ items: 102_500, delivery: 0 }, { items: 0, delivery: 0 }, "unknown-place"]);
});

test("Stripe does not know a place whose ZIP code is in no state", async () => {
  expect(await ratesOf({ location: at("CA", "00000"), pieces: [500_00], delivery: 0 })).toBe("unknown-place");
});

test("an error of Stripe is no answer", async () => {
  const wrongKey = new Stripe("sk_test_wrong", { host: "127.0.0.1", port: server.port, protocol: "http" });
  const refused = createStripeTaxCalculator({ stripe: wrongKey });
  await expect(refused.findRates({ location: oakland, pieces: [500_00], delivery: 0 })).rejects.toThrow(
    "Invalid API Key provided",
  );
});

test("checks that Stripe Tax is set up", async () => {
  await expect(checkStripeTax(server.client)).resolves.toBeUndefined();
});
