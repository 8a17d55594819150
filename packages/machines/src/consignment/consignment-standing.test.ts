import { expect, test } from "vitest";
import { businessRefusal } from "./consignment-standing.ts";

test.each([
  [{ offered: true, taken: false, declined: false }, null],
  [{ offered: false, taken: true, declined: true }, { code: "not-found" }],
  [{ offered: true, taken: true, declined: true }, { code: "consignment-taken" }],
  [
    { offered: true, taken: false, declined: true },
    { code: "state-conflict", detail: "You have passed on this piece." },
  ],
])("decides whether a business may accept a consignment that is %j", (standing, refusal) => {
  expect(businessRefusal(standing)).toEqual(refusal);
});
