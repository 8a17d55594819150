import { createHash } from "node:crypto";

/** The database keeps only this of a token: a copy of the table lets nobody in. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
