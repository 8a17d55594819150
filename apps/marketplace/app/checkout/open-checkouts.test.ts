import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addOpenCheckout, removeOpenCheckout } from "./open-checkouts.ts";

beforeEach(() => {
  const values = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("reports no other checkout only when the last one is left", () => {
  addOpenCheckout("first", 900_000);
  addOpenCheckout("second", 900_000);
  expect([
    removeOpenCheckout("an offer's"),
    removeOpenCheckout("second"),
    removeOpenCheckout("first"),
  ]).toEqual([true, true, false]);
});

test("counts a checkout of a crashed tab until its hold expires", () => {
  addOpenCheckout("crashed", 900_000);
  vi.advanceTimersByTime(60_000);
  addOpenCheckout("here", 900_000);
  expect(removeOpenCheckout("here")).toBe(true);
  vi.advanceTimersByTime(840_000);
  expect(removeOpenCheckout("here")).toBe(false);
});
