import { createHash } from "node:crypto";

/** Hashes a form's content into an idempotency key, so that a form submitted twice is processed once. */
export const hashBody = (body: object): string =>
  createHash("sha256").update(JSON.stringify(body)).digest("base64url");
