import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepOpen, leaveOpen } from "./open-checkouts.ts";

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

test("only the last checkout that is left knows of no other", () => {
  keepOpen("first", 900_000);
  keepOpen("second", 900_000);
  expect([leaveOpen("an offer's"), leaveOpen("second"), leaveOpen("first")]).toEqual([true, true, false]);
});

test("a checkout whose tab ended without a word counts until its hold is over", () => {
  keepOpen("crashed", 900_000);
  vi.advanceTimersByTime(60_000);
  keepOpen("here", 900_000);
  expect(leaveOpen("here")).toBe(true);
  vi.advanceTimersByTime(840_000);
  expect(leaveOpen("here")).toBe(false);
});
