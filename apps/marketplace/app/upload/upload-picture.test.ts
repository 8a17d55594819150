import type { ErrorCode } from "@heirloop/contract/problem/error-catalog";
import { expect, test } from "vitest";
import { parseUploadOutcome } from "./upload-picture.ts";

const problem = (status: number, code: ErrorCode, detail?: string): string =>
  JSON.stringify({ type: "about:blank", title: `The title of ${code}`, status, code, detail });

test("reads the URL of an upload", () => {
  expect(parseUploadOutcome(201, JSON.stringify({ url: "/pictures/a", width: 1, height: 1 }))).toEqual({
    type: "UPLOADED",
    url: "/pictures/a",
  });
});

test.each([
  ["an unreadable file", 415, problem(415, "unsupported-type", "It cannot be read."), "It cannot be read."],
  ["a file of another type", 415, problem(415, "unsupported-type"), "The title of unsupported-type"],
  ["too many bytes", 413, problem(413, "too-large"), "The title of too-large"],
  ["too many bytes for a proxy", 413, "<html>413</html>", "The file is too large"],
])("refuses %s for good", (_, status, text, message) => {
  expect(parseUploadOutcome(status, text)).toEqual({ type: "REFUSED", problem: message });
});

test.each([
  [503, "<html>503</html>", "Server error"],
  [429, problem(429, "rate-limited"), "The title of rate-limited"],
  [201, "cut off", "Server error"],
])("lets an upload answered with %i be tried again", (status, text, message) => {
  expect(parseUploadOutcome(status, text)).toEqual({ type: "FAILED", problem: message });
});
