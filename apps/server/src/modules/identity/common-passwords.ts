import { readFileSync } from "node:fs";

/**
 * The 5,000 most used passwords of ten characters and more, in small letters.
 * Source: SecLists (MIT), `10-million-password-list-top-1000000`.
 */
const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);

/** Whether a password is among those that are tried first; capitals make no difference. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
