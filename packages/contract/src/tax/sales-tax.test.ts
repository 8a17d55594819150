import { expect, test } from "vitest";
import { taxOn, taxRateFor } from "./sales-tax.ts";

const to = (state: string) => taxRateFor({ type: "delivery", place: "Oakland, CA", address: { state } });
const pickedUpAt = (place: string | null) => taxRateFor({ type: "pickup", place, address: null });

test("applies the state's rate and rounds half a cent up", () => {
  expect([taxOn(579_00, to("CA")), taxOn(100, 50), taxOn(99, 50), taxOn(500_00, to("OR")), to("ZZ")]).toEqual(
    [41_98, 1, 0, 0, 0],
  );
});

test("taxes a pickup at the piece's location and a delivery at its destination", () => {
  expect([pickedUpAt("Oakland, CA"), pickedUpAt("Oakland,CA"), to("CT")]).toEqual([725, 725, 635]);
});

test("charges no tax without a state", () => {
  expect([
    pickedUpAt("Oakland"),
    pickedUpAt("Oakland, CA, the hills"),
    pickedUpAt("Oakland, CAL"),
    pickedUpAt(null),
    taxRateFor({ type: "delivery", place: "Oakland, CA", address: null }),
  ]).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  ["AK DE MT NH OR", 0],
  ["CO", 2.9],
  ["AL GA HI NY WY", 4],
  ["SD", 4.2],
  ["MO", 4.23],
  ["OK", 4.5],
  ["NC", 4.75],
  ["UT", 4.85],
  ["NM", 4.88],
  ["LA ND WI", 5],
  ["VA", 5.3],
  ["ME NE", 5.5],
  ["AZ", 5.6],
  ["OH", 5.75],
  ["DC FL IA ID KY MD MI PA SC VT WV", 6],
  ["IL MA TX", 6.25],
  ["CT", 6.35],
  ["AR KS WA", 6.5],
  ["NJ", 6.63],
  ["NV", 6.85],
  ["MN", 6.88],
  ["IN MS RI TN", 7],
  ["CA", 7.25],
])("the general sales tax of %s is %f percent", (states, percent) => {
  const rates = states.split(" ").map((state) => [state, to(state)]);
  expect(rates).toEqual(states.split(" ").map((state) => [state, Math.round(percent * 100)]));
});
