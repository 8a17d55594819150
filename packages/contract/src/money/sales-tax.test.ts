import { expect, test } from "vitest";
import { taxOn, taxRateFor } from "./sales-tax.ts";

const to = (state: string) => taxRateFor({ type: "delivery", place: "Oakland, CA", address: { state } });
const pickedUpAt = (place: string | null) => taxRateFor({ type: "pickup", place, address: null });

test("tax is the state's rate, half a cent up", () => {
  expect([taxOn(579_00, to("CA")), taxOn(100, 50), taxOn(99, 50), taxOn(500_00, to("OR")), to("ZZ")]).toEqual(
    [41_98, 1, 0, 0, 0],
  );
});

test("a pickup is sold where the piece stands, a delivery where it goes", () => {
  expect([pickedUpAt("Oakland, CA"), pickedUpAt("Oakland"), pickedUpAt(null), to("CT")]).toEqual([
    725, 0, 0, 635,
  ]);
});
