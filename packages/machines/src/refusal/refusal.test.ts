import { expect, test } from "vitest";
import { eventRefusal, invalidField } from "./refusal.ts";

test("names the field that needs another value", () => {
  expect(invalidField("address.line1", "Enter a street")).toEqual({
    code: "invalid",
    errors: [{ path: "address.line1", message: "Enter a street" }],
  });
});

test("refuses an event because of a field, or else with the given code", () => {
  expect(eventRefusal({ field: "price", reason: "Enter less" }, "state-conflict")).toEqual(
    invalidField("price", "Enter less"),
  );
  expect(eventRefusal({ field: null, reason: "The order is completed" }, "event-not-allowed")).toEqual({
    code: "event-not-allowed",
    detail: "The order is completed",
  });
});
