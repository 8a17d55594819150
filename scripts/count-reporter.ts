import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { noTests } from "./test-count.ts";
import type { TestCount } from "./test-count.ts";

/** Vitest reporter: writes the run's count to the file named by TEST_COUNT_FILE, for `scripts/test.ts` to sum. */
export default class CountReporter implements Reporter {
  onTestRunEnd(testModules: readonly TestModule[]): void {
    const file = process.env["TEST_COUNT_FILE"];
    if (file === undefined) return;
    const count: TestCount = { ...noTests, failures: [] };
    const fail = (name: string) => {
      count.failed += 1;
      count.failures.push(name);
    };
    for (const testModule of testModules) {
      const path = relative(process.cwd(), testModule.moduleId);
      // A file that could not be loaded has no tests, and counts as a failure.
      if (testModule.errors().length > 0) fail(path);
      for (const testCase of testModule.children.allTests()) {
        const { state } = testCase.result();
        if (state === "passed") count.passed += 1;
        else if (state === "failed") fail(`${path} > ${testCase.fullName}`);
        else count.skipped += 1;
      }
    }
    writeFileSync(file, JSON.stringify(count));
  }
}
