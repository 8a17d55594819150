import { expect, test } from "vitest";
import { randomFrom } from "./random.ts";

test("the same seed draws the same, another seed does not", () => {
  const drawn = (seed: string) => Array.from({ length: 5 }, () => randomFrom(seed).int(0, 1_000_000));
  expect(drawn("a")).toEqual(drawn("a"));
  expect(drawn("a")).not.toEqual(drawn("b"));
});

test("a stream's first draws are the same for ever: the shipped world depends on it", () => {
  const random = randomFrom("heirloop");
  expect([random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toMatchInlineSnapshot(`
    [
      485,
      931,
      148,
    ]
  `);
});

test("whole numbers reach both ends and stay within them", () => {
  const random = randomFrom("ends");
  const drawn = new Set(Array.from({ length: 500 }, () => random.int(1, 6)));
  expect([...drawn].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("weights decide the share", () => {
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
