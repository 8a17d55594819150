import { expect, test } from "vitest";
import { add, inWords, parseCount, verdict } from "./test-count.ts";

const green = { passed: 3, failed: 0, skipped: 1 };

test("counts a group that passed unchanged", () => {
  expect(verdict({ exitCode: 0, count: green })).toEqual(green);
});

test("counts failures as reported", () => {
  expect(verdict({ exitCode: 1, count: { passed: 3, failed: 2, skipped: 0 } })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
  });
});

test.each([
  ["crashed before it counted", { exitCode: 1, count: undefined }],
  ["executed no test", { exitCode: 0, count: { passed: 0, failed: 0, skipped: 9 } }],
  ["failed outside of any test", { exitCode: 1, count: green }],
  ["was killed", { exitCode: null, count: green }],
])("counts a group that %s as one failure", (_, ending) => {
  expect(verdict(ending)).toMatchObject({ failed: 1, reason: expect.any(String) });
});

test("sums the counts and formats them", () => {
  expect(inWords(add(green, { passed: 2, failed: 1, skipped: 0 }))).toBe("5 passed, 1 failed, 1 skipped");
  expect(inWords({ passed: 2, failed: 0, skipped: 0 })).toBe("2 passed, 0 failed");
});

test("parses the reporters' output and nothing else", () => {
  expect(parseCount('{"passed":1,"failed":2,"skipped":3}')).toEqual({ passed: 1, failed: 2, skipped: 3 });
  expect(parseCount('{"passed":1}')).toBeUndefined();
  expect(parseCount("null")).toBeUndefined();
});
