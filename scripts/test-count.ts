/** The results of one test run, with the names of the tests that failed. */
export type TestCount = { passed: number; failed: number; skipped: number; failures: string[] };

export const noTests: TestCount = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** The exit of a group's program, and its reporter's count. */
export type GroupEnding = { exitCode: number | null; count: TestCount | undefined };

export function add(left: TestCount, right: TestCount): TestCount {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
    failures: [...left.failures, ...right.failures],
  };
}

/**
 * The result of a group. A group that crashed, or in which no test ran, counts as one failure, so that the
 * total is never green by accident.
 */
export function verdict({ exitCode, count }: GroupEnding): TestCount & { reason?: string } {
  if (count === undefined) return { ...noTests, failed: 1, reason: "it ended without a count" };
  if (count.passed + count.failed === 0) return { ...count, failed: 1, reason: "no test ran" };
  if (exitCode !== 0 && count.failed === 0)
    return {
      ...count,
      failed: 1,
      reason: `it ended with code ${exitCode ?? "none"} although no test failed`,
    };
  return count;
}

/** The last line of every run: `N passed, N failed`, and `, N skipped` when there are any. */
export function formatCount({ passed, failed, skipped }: Omit<TestCount, "failures">): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Parses a reporter's count; undefined for anything else. */
export function parseCount(text: string): TestCount | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null) return undefined;
  const number = (key: string): number | undefined => {
    const found: unknown = Reflect.get(value, key);
    return typeof found === "number" ? found : undefined;
  };
  const [passed, failed, skipped] = [number("passed"), number("failed"), number("skipped")];
  const failures: unknown = Reflect.get(value, "failures");
  if (passed === undefined || failed === undefined || skipped === undefined) return undefined;
  if (!Array.isArray(failures) || !failures.every((name) => typeof name === "string")) return undefined;
  return { passed, failed, skipped, failures };
}
