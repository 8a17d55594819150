import { fromBase32 } from "@heirloop/demo/testing/base32";
import { expect, test } from "vitest";
import { findTotpStep, toBase32, totpCode } from "./totp.ts";

/** The key of the test vectors. */
const key = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1_000);

// RFC 6238, appendix B, the last six digits.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("computes the code at %i seconds", (seconds, code) => {
  expect(totpCode(key, at(seconds))).toBe(code);
});

// RFC 4648, section 10, and the key above.
test.each([
  ["fooba", "MZXW6YTB"],
  ["12345678901234567890", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"],
])("encodes %s in base32, as authenticator apps read it", (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
  expect(fromBase32(encoded.replaceAll(/.{4}/g, "$& ")).toString()).toBe(text);
});

const find = (codeSeconds: number, nowSeconds: number, after: number | null = null) =>
  findTotpStep(key, totpCode(key, at(codeSeconds)), { now: at(nowSeconds), after });

test("accepts clocks that differ by one step, and no more", () => {
  const now = 1_000 * 30;
  expect([-60, -30, 0, 30, 60].map((apart) => find(now + apart, now))).toEqual([
    null,
    999,
    1_000,
    1_001,
    null,
  ]);
});

test("accepts a code once, and none before it", () => {
  const now = 1_000 * 30;
  expect([find(now, now, 1_000), find(now - 30, now, 1_000), find(now + 30, now, 1_000)]).toEqual([
    null,
    null,
    1_001,
  ]);
});

test.each(["", "12345", "1234567", "abcdef"])("rejects %j", (code) => {
  expect(findTotpStep(key, code, { now: at(59), after: null })).toBeNull();
});
