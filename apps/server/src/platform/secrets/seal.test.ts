import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

const key = randomBytes(32);

test("opens what it sealed, which looks different each time", () => {
  const [one, two] = [seal("a key", key, "user-1"), seal("a key", key, "user-1")];
  expect(one).not.toBe(two);
  expect([unseal(one, key, "user-1"), unseal(two, key, "user-1")]).toEqual(["a key", "a key"]);
});

test("does not open with another key or context, or after a change", () => {
  const sealed = seal("a key", key, "user-1");
  const bytes = Buffer.from(sealed, "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect([
    unseal(sealed, randomBytes(32), "user-1"),
    unseal(sealed, key, "user-2"),
    unseal(bytes.toString("base64url"), key, "user-1"),
    unseal(sealed.slice(0, 20), key, "user-1"),
    unseal("", key, "user-1"),
  ]).toEqual([null, null, null, null, null]);
});
