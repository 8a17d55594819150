import * as argon2 from "@node-rs/argon2";
import pLimit from "p-limit";
import { problem } from "../../platform/problem.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes made at once, which limits memory use; further ones are queued. */
const atOnce = 4;

type Passwords = {
  hashPassword: (password: string) => Promise<string>;
  /** Verifies a password; a null hash means that the account does not exist. */
  checkPassword: (passwordHash: string | null, password: string) => Promise<boolean>;
};

export function createPasswords({ hash, verify }: Pick<typeof argon2, "hash" | "verify">): Passwords {
  const limit = pLimit(atOnce);
  const hashPassword = (password: string): Promise<string> => limit(() => hash(password, cost));
  /** Verified when there is no such account, so that both responses take the same time. */
  const nobody = hashPassword("there is no such account");
  return {
    hashPassword,
    async checkPassword(passwordHash, password) {
      const known = passwordHash ?? (await nobody);
      const right = await limit(() => verify(known, password));
      return right && passwordHash !== null;
    },
  };
}

export const { hashPassword, checkPassword } = createPasswords(argon2);

/** Rejects common passwords. Source: docs/product.md §5. */
export function refuseCommonPassword(password: string, path: string): void {
  if (!isCommonPassword(password)) return;
  throw problem("invalid", {
    errors: [{ path, message: "This password is one of the most used; choose another" }],
  });
}
