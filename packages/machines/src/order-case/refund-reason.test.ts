import { expect, test } from "vitest";
import { caseRefundReason } from "./refund-reason.ts";

test.each([
  ["a piece that is back", { received: true, agreedType: "refund" }, null, "The piece was returned."],
  [
    "a returned piece after a decision",
    { received: true, agreedType: "return" },
    "It was cracked.",
    "The piece was returned.",
  ],
  ["a decision", { received: false, agreedType: "refund" }, "It was cracked.", "It was cracked."],
  ["an agreed return", { received: false, agreedType: "return" }, null, "The piece was returned."],
  ["an agreed refund", { received: false, agreedType: "refund" }, null, "Both sides agreed on it."],
  ["nothing agreed", { received: false, agreedType: null }, null, "Both sides agreed on it."],
] as const)("gives the reason of a refund for %s", (_, one, decision, reason) => {
  expect(caseRefundReason(one, decision)).toBe(reason);
});
