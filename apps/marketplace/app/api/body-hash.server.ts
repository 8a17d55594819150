import { createHash } from "node:crypto";

/** A key that is the same for the same words: a form that was sent twice, with or without scripts, is taken once. */
export const hashBody = (body: object): string =>
  createHash("sha256").update(JSON.stringify(body)).digest("base64url");
