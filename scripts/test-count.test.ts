import { expect, test } from "vitest";
import { add, formatCount, parseCount, verdict } from "./test-count.ts";

const green = { passed: 3, failed: 0, skipped: 1, failures: [] };
const red = { passed: 3, failed: 2, skipped: 0, failures: ["a chair > has legs", "a lamp > shines"] };

test("counts a group that passed unchanged", () => {
  expect(verdict({ exitCode: 0, count: green })).toEqual(green);
});

test("counts failures as reported", () => {
  expect(verdict({ exitCode: 1, count: red })).toEqual(red);
});

test.each([
  ["crashed before it counted", { exitCode: 1, count: undefined }],
  ["executed no test", { exitCode: 0, count: { ...green, passed: 0 } }],
  ["failed outside of any test", { exitCode: 1, count: green }],
  ["was killed", { exitCode: null, count: green }],
])("counts a group that %s as one failure", (_, ending) => {
  expect(verdict(ending)).toMatchObject({ failed: 1, reason: expect.any(String) });
});

test("sums the counts, keeps the names of failed tests, and formats the sums", () => {
  const sum = add(green, red);
  expect(formatCount(sum)).toBe("6 passed, 2 failed, 1 skipped");
  expect(sum.failures).toEqual(red.failures);
  expect(formatCount({ passed: 2, failed: 0, skipped: 0 })).toBe("2 passed, 0 failed");
});

test("parses the reporters' output and nothing else", () => {
  expect(parseCount(JSON.stringify(red))).toEqual(red);
  expect(parseCount('{"passed":1,"failed":2,"skipped":3}')).toBeUndefined();
  expect(parseCount('{"passed":1}')).toBeUndefined();
  expect(parseCount("null")).toBeUndefined();
});
