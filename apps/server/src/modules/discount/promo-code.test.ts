import { expect, test } from "vitest";
import { newPromoCode } from "./promo-code.ts";

test("creates codes of eight characters that cannot be mistaken for each other", () => {
  const codes = Array.from({ length: 200 }, newPromoCode);
  for (const code of codes) expect(code).toMatch(/^LOOP-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
  expect(new Set(codes).size).toBe(200);
});
