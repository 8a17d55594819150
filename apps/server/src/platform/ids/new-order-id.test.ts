import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { expect, test } from "vitest";
import { newOrderId } from "./new-order-id.ts";

test("makes order numbers that can be read out", () => {
  const ids = Array.from({ length: 500 }, newOrderId);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/);
    expect(orderIdSchema.safeParse(id).success).toBe(true);
  }
  expect(new Set(ids).size).toBe(ids.length);
  // Every character of the alphabet is used.
  expect(new Set(ids.join("")).size).toBe(32);
});
