import { writeFileSync } from "node:fs";
import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { noTests } from "./test-count.ts";
import type { TestCount } from "./test-count.ts";

/** Playwright reporter: writes the run's count to the file named by TEST_COUNT_FILE, for `scripts/test.ts` to sum. */
export default class JourneyCountReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const file = process.env["TEST_COUNT_FILE"];
    if (file === undefined) return;
    const count: TestCount = { ...noTests, failures: [] };
    for (const journey of this.suite?.allTests() ?? []) {
      const outcome = journey.outcome();
      if (outcome === "expected") count.passed += 1;
      else if (outcome === "skipped") count.skipped += 1;
      // A journey that only passed on a retry hides a race and counts as failed.
      else {
        count.failed += 1;
        count.failures.push(journey.titlePath().filter(Boolean).join(" > "));
      }
    }
    writeFileSync(file, JSON.stringify(count));
  }
}
