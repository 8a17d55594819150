import * as argon2 from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { checkPassword, createPasswords, hashPassword } from "./password.ts";

const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

test("hashes a password with argon2id and verifies it", async () => {
  const storedHash = await hashPassword("a walnut credenza");
  expect(storedHash).toMatch(form);
  expect(await checkPassword(storedHash, "a walnut credenza")).toBe(true);
  expect(await checkPassword(storedHash, "a walnut credenzA")).toBe(false);
});

test("verifies against a placeholder hash for an unknown account, and rejects it", async () => {
  const verify = vi.fn(argon2.verify);
  const passwords = createPasswords({ ...argon2, verify });
  expect(await passwords.checkPassword(null, "there is no such account")).toBe(false);
  expect(verify.mock.calls).toEqual([[expect.stringMatching(form), "there is no such account"]]);
});

test("hashes four passwords at once and queues the others", async () => {
  const finish: Array<(storedHash: string) => void> = [];
  const hash = vi.fn(() => new Promise<string>((done) => finish.push(done)));
  // The placeholder's hash is made first and must not take one of the four places.
  const passwords = createPasswords({
    hash: hash.mockResolvedValueOnce("nobody's"),
    verify: async () => false,
  });
  await passwords.checkPassword(null, "");
  const all = Array.from({ length: 6 }, (_, index) => passwords.hashPassword(`password ${index}`));
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
