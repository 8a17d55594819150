import { expect, test } from "vitest";
import { noTax, stateTaxRates, taxLocationOf, taxOn } from "./sales-tax.ts";

const address = { line1: "1 Lake Street", city: "Oakland", state: "CA", zip: "94610" };
const sale = { type: "delivery", address, place: "Portland, OR", coordinates: null } as const;
const to = (state: string) => stateTaxRates({ type: "delivery", address: { ...address, state } }).items;
const pickedUpAt = (place: string | null) =>
  stateTaxRates({ type: "pickup", place, coordinates: null }).items;

test("applies a rate each to pieces and delivery, and rounds half a cent of the sum up", () => {
  const on = (items: number, delivery: number, rates = { items: 5_000, delivery: 10_000 }) =>
    taxOn({ items, delivery }, rates);
  expect([
    on(100, 0),
    on(99, 0),
    on(0, 50),
    on(60, 20),
    on(60, 19),
    on(400_00, 100_00, { items: 88_750, delivery: 0 }),
    on(500_00, 79_00, noTax),
  ]).toEqual([1, 0, 1, 1, 0, 35_50, 0]);
});

test("taxes a pickup at the piece's location and a delivery at its destination", () => {
  expect(taxLocationOf({ ...sale, type: "pickup", coordinates: [-122.67, 45.52] })).toEqual({
    type: "pickup",
    place: "Portland, OR",
    coordinates: [-122.67, 45.52],
  });
  expect(taxLocationOf(sale)).toEqual({ type: "delivery", address });
  expect(taxLocationOf({ ...sale, address: null })).toBeNull();
});

test("writes an address in one order, however it was stored", () => {
  const { zip, state, city, line1 } = address;
  const stored = { zip, city, line1, line2: "Unit 2", state };
  const entered = { ...address, line2: "Unit 2" };
  const write = (given: typeof stored) => JSON.stringify(taxLocationOf({ ...sale, address: given }));
  expect([write(stored), write(stored).includes('"line1":"1 Lake Street","line2":"Unit 2"')]).toEqual([
    write(entered),
    true,
  ]);
});

test("knows a state by the end of a place, and taxes pieces and delivery alike", () => {
  expect([pickedUpAt("Oakland, CA"), pickedUpAt("Oakland,CA"), to("CT")]).toEqual([72_500, 72_500, 63_500]);
  expect(stateTaxRates({ type: "delivery", address })).toEqual({ items: 72_500, delivery: 72_500 });
});

test("charges no tax without a state", () => {
  expect([
    pickedUpAt("Oakland"),
    pickedUpAt("Oakland, CA, the hills"),
    pickedUpAt("Oakland, CAL"),
    pickedUpAt(null),
    to("ZZ"),
  ]).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  ["AK DE MT NH OR", 0],
  ["CO", 2.9],
  ["AL GA HI NY WY", 4],
  ["SD", 4.2],
  ["MO", 4.225],
  ["OK", 4.5],
  ["NC", 4.75],
  ["UT", 4.85],
  ["NM", 4.875],
  ["LA ND WI", 5],
  ["VA", 5.3],
  ["ME NE", 5.5],
  ["AZ", 5.6],
  ["OH", 5.75],
  ["DC FL IA ID KY MD MI PA SC VT WV", 6],
  ["IL MA TX", 6.25],
  ["CT", 6.35],
  ["AR KS WA", 6.5],
  ["NJ", 6.625],
  ["NV", 6.85],
  ["MN", 6.875],
  ["IN MS RI TN", 7],
  ["CA", 7.25],
])("the general sales tax of %s is %f percent", (states, percent) => {
  const rates = states.split(" ").map((state) => [state, to(state)]);
  expect(rates).toEqual(states.split(" ").map((state) => [state, Math.round(percent * 10_000)]));
});
