import { expect, test } from "vitest";
import { invalidField } from "./refusal.ts";

test("names the field that needs another value", () => {
  expect(invalidField("address.line1", "Enter a street")).toEqual({
    code: "invalid",
    errors: [{ path: "address.line1", message: "Enter a street" }],
  });
});
