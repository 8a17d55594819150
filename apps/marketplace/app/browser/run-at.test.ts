import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runAt } from "./run-at.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const now = "2026-11-25T05:00:00.000Z";

test("runs once, at the instant, whatever the browser's clock says", () => {
  vi.setSystemTime("2031-01-01T00:00:00.000Z");
  const run = vi.fn();
  runAt("2026-11-25T06:00:00.000Z", now, run);
  vi.advanceTimersByTime(3_599_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(86_400_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("waits for an instant that is further away than a timer can be", () => {
  const run = vi.fn();
  runAt("2027-03-25T05:00:00.000Z", now, run);
  vi.advanceTimersByTime(119 * 86_400_000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(86_400_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("does not run after it was stopped", () => {
  const run = vi.fn();
  runAt("2026-11-25T06:00:00.000Z", now, run)();
  vi.advanceTimersByTime(7_200_000);
  expect(run).not.toHaveBeenCalled();
});
