import { expect, test } from "vitest";
import { reportedTextName, reportOutcomeText } from "./report-outcome.ts";

test.each([
  ["Oak table", "taken-down", "You reported Oak table. We looked at it and took it down."],
  ["Oak table", "kept", "You reported Oak table. We looked at it, and it follows our rules."],
  [
    reportedTextName("review", "Bea"),
    "removed",
    "You reported the review by Bea. We looked at it and removed it.",
  ],
  [
    reportedTextName("reply", "Sam"),
    "kept",
    "You reported the reply by Sam. We looked at it, and it follows our rules.",
  ],
] as const)("says what came of a report of %s: %s", (reported, outcome, text) => {
  expect(reportOutcomeText(reported, outcome)).toBe(text);
});
