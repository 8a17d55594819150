import { expect, test } from "vitest";
import { randomFrom } from "./random.ts";

test("repeats its values for the same seed and differs for another", () => {
  const drawn = (seed: string) => Array.from({ length: 5 }, () => randomFrom(seed).int(0, 1_000_000));
  expect(drawn("a")).toEqual(drawn("a"));
  expect(drawn("a")).not.toEqual(drawn("b"));
});

test("keeps a stream's first values stable, because the shipped world depends on them", () => {
  const random = randomFrom("heirloop");
  expect([random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toMatchInlineSnapshot(`
    [
      485,
      931,
      148,
    ]
  `);
});

test("returns integers across the whole range and never outside it", () => {
  const random = randomFrom("ends");
  const drawn = new Set(Array.from({ length: 500 }, () => random.int(1, 6)));
  expect([...drawn].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("draws in proportion to the weights", () => {
  const random = randomFrom("weights");
  const often = Array.from({ length: 2000 }, () =>
    random.weighted(
      [
        ["a", 9],
        ["b", 1],
      ] as const,
      "a",
    ),
  ).filter((name) => name === "a").length;
  expect(often).toBeGreaterThan(1700);
  expect(often).toBeLessThan(1900);
});
