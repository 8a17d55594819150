import { readFileSync } from "node:fs";

/**
 * The 5,000 most used passwords of at least ten characters, in lower case. Source: SecLists (MIT),
 * `10-million-password-list-top-1000000`.
 */
const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);

/** Whether a password is among the most common ones; case is ignored. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
