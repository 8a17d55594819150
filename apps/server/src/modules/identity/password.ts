import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { problem } from "../../platform/problem.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** argon2id as OWASP asks for: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at once would only take memory; the others wait. */
const limit = pLimit(4);

export const hashPassword = (password: string): Promise<string> => limit(() => hash(password, cost));

/** Compared with when there is no such account, so that both answers take the same time. */
const nobody = hashPassword("there is no such account");

/** Whether the password is the one behind the hash; null stands for an account that does not exist. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobody);
  const right = await limit(() => verify(known, password));
  return right && passwordHash !== null;
}

/** Refuses passwords that are tried first. Source: docs/product.md §5. */
export function refuseCommonPassword(password: string, path: string): void {
  if (!isCommonPassword(password)) return;
  throw problem("invalid", {
    errors: [{ path, message: "This password is one of the most used; choose another" }],
  });
}
