import { consignFormSchema } from "@heirloop/contract/consignment/consignment.schema";
import { expect, test } from "vitest";
import { consignSteps, errorsOn, firstStepWith, stepAfter, stepBefore } from "./consign-steps.ts";

test("every field of the form is on one page", () => {
  const errors = Object.fromEntries(Object.keys(consignFormSchema.shape).map((name) => [name, "wrong"]));
  const fieldsOfSteps = consignSteps.flatMap((step) => Object.keys(errorsOn(step, errors)));
  expect(fieldsOfSteps.toSorted()).toEqual(Object.keys(errors).toSorted());
});

test("finds the first page with an error, including an error in part of a field", () => {
  expect(firstStepWith({})).toBe(null);
  expect(firstStepWith({ zip: "wrong", "dimensions.width": "wrong" })).toBe("piece");
});

test("moves forward and back", () => {
  expect(consignSteps.map(stepAfter)).toEqual(["piece", "place", "price", "review", "review"]);
  expect(consignSteps.map(stepBefore)).toEqual([null, "pictures", "piece", "place", "price"]);
});
