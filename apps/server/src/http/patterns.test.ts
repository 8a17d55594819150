import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** The regular expressions of all schemas, as OpenAPI lists them. */
function patternsIn(document: unknown): string[] {
  if (typeof document !== "object" || document === null) return [];
  return Object.entries(document).flatMap(([name, value]) =>
    name === "pattern" && typeof value === "string" ? [value] : patternsIn(value),
  );
}

const starts = ["", "1", "01", "a", "a@", "a@b", "/", "https://", "https://a", "2026-11"];
const fillers = [" ", ".", ",", ":", ";", "-", "_", "/", "@", "+", "0", "a", "A", "\n"];
const texts = starts.flatMap((start) => fillers.map((filler) => `${start}${filler.repeat(50_000)}@\0`));

/** Milliseconds. A pattern takes some 30 for all texts; one that tries a text from each of its characters, 10 seconds. */
const timeout = 5_000;

function isFast(pattern: string): boolean {
  try {
    runInNewContext(
      "for (const text of texts) pattern.test(text);",
      { texts, pattern: new RegExp(pattern) },
      { timeout },
    );
    return true;
  } catch {
    return false;
  }
}

/** A text is matched before its length is checked, and a body may have 256 kB (docs/decisions/0134). */
test("matches long texts in linear time with every pattern of the API", async () => {
  const { body } = await server.call("GET", "/api/openapi.json");
  const patterns = [...new Set(patternsIn(body))];
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => !isFast(pattern))).toEqual([]);
});
