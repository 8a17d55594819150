import { createHash } from "node:crypto";

/** The database stores only a token's hash, so a copy of the table does not grant access. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
