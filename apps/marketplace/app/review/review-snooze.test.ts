import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { afterEach, expect, test, vi } from "vitest";
import { isReviewSnoozed, snoozeReview } from "./review-snooze.ts";

afterEach(() => vi.unstubAllGlobals());

test("does not ask an account for a review for some days after it closed the request", () => {
  const values = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  });
  const closed = 1_800_000_000_000;
  const ends = closed + constants.reviewAskedAgainAfter;
  expect(isReviewSnoozed("maren", closed)).toBe(false);
  snoozeReview("maren", closed);
  expect([closed, ends - 1, ends, closed - 1].map((now) => isReviewSnoozed("maren", now))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isReviewSnoozed("robin", closed)).toBe(false);
});
