import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { problem } from "../../platform/problem.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Limits memory use; further hashes are queued. */
const limit = pLimit(4);

export const hashPassword = (password: string): Promise<string> => limit(() => hash(password, cost));

/** Verified when there is no such account, so that both responses take the same time. */
const nobody = hashPassword("there is no such account");

/** Verifies a password; a null hash means that the account does not exist. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobody);
  const right = await limit(() => verify(known, password));
  return right && passwordHash !== null;
}

/** Rejects common passwords. Source: docs/product.md §5. */
export function refuseCommonPassword(password: string, path: string): void {
  if (!isCommonPassword(password)) return;
  throw problem("invalid", {
    errors: [{ path, message: "This password is one of the most used; choose another" }],
  });
}
