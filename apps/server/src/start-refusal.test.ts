import { expect, test } from "vitest";
import { startRefusal } from "./start-refusal.ts";

const failed = (message: string, code: string) => Object.assign(new Error(message), { code });

test("states a full or read-only disk in one sentence, also as the database reports it", () => {
  expect(startRefusal(failed("EROFS: read-only file system, open 'db'", "EROFS"))?.message).toBe(
    "DATA_DIR cannot be written (EROFS: read-only file system, open 'db'); make it writable or set DATA_DIR to another folder.",
  );
  const full = failed("could not extend file: No space left on device", "53100");
  expect(startRefusal(new Error("Failed query", { cause: full }))?.message).toBe(
    "The disk of the database is full (could not extend file: No space left on device); make room and start again.",
  );
  expect(startRefusal(failed("syntax error", "42601"))).toBeNull();
});
