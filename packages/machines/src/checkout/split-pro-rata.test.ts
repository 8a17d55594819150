import fc from "fast-check";
import { expect, test } from "vitest";
import { splitProRata } from "./split-pro-rata.ts";

test("returns shares that sum to the amount, follow the weights to within a cent, and never exceed them", () => {
  const weights = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(weights, fc.nat(), (parts, seed) => {
      const whole = parts.reduce((total, part) => total + part, 0);
      const amount = seed % (whole + 1);
      const shares = splitProRata(amount, parts);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
      for (const [index, share] of shares.entries()) {
        const exact = (amount * (parts[index] ?? 0)) / whole;
        expect(Math.abs(share - exact)).toBeLessThanOrEqual(1);
        expect(share).toBeLessThanOrEqual(parts[index] ?? 0);
      }
    }),
  );
});

test("gives the last cents to the largest remainders, ties to the earlier part", () => {
  expect([
    splitProRata(30_00, [1, 1, 1]),
    splitProRata(10, [1, 1, 1]),
    splitProRata(100, [1, 2, 4]),
    splitProRata(5, []),
  ]).toEqual([[10_00, 10_00, 10_00], [4, 3, 3], [14, 29, 57], []]);
});

test("gives nothing to parts that weigh nothing", () => {
  expect(splitProRata(30_00, [0, 0])).toEqual([0, 0]);
});

test("gives the odd cents to the earlier of equal parts", () => {
  expect(splitProRata(5, [1, 1, 1])).toEqual([2, 2, 1]);
});
