import type * as argon2 from "@node-rs/argon2";
import { hash, verify } from "@node-rs/argon2";
import { afterEach, expect, test, vi } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { checkPassword, hashPassword } from "./password.ts";

vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});
afterEach(() => vi.clearAllMocks());

const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

test("hashes a password with argon2id and verifies it", async () => {
  const storedHash = await hashPassword("a walnut credenza");
  expect(storedHash).toMatch(form);
  expect(await checkPassword(storedHash, "a walnut credenza")).toBe(true);
  expect(await checkPassword(storedHash, "a walnut credenzA")).toBe(false);
});

test("verifies against a placeholder hash for an unknown account, and rejects it", async () => {
  expect(await checkPassword(null, "there is no such account")).toBe(false);
  expect(vi.mocked(verify).mock.calls).toEqual([[expect.stringMatching(form), "there is no such account"]]);
});

test("hashes four passwords at once and queues the others", async () => {
  const finish: Array<(storedHash: string) => void> = [];
  vi.mocked(hash).mockImplementation(() => new Promise((done) => finish.push(done)));
  const all = Array.from({ length: 6 }, (_, index) => hashPassword(`password ${index}`));
  await expect.poll(() => finish).toHaveLength(4);
  finish[0]?.("done");
  await all[0];
  await expect.poll(() => finish).toHaveLength(5);
  finish.slice(1).forEach((done) => done("done"));
  await expect.poll(() => finish).toHaveLength(6);
  finish[5]?.("done");
  expect(await Promise.all(all)).toEqual(Array.from({ length: 6 }, () => "done"));
});

test("recognizes common passwords in any case", () => {
  expect(
    ["Password123", "qwertyuiop", "a walnut credenza", "", "heirloop-demo"].filter(isCommonPassword),
  ).toEqual(["Password123", "qwertyuiop"]);
});
