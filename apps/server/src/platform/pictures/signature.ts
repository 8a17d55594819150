import { createHmac, timingSafeEqual } from "node:crypto";

const signatureOf = (secret: Buffer, key: string, until: number) =>
  createHmac("sha256", secret).update(`${key}\n${until}`).digest("base64url");

/** Returns the query string that opens one private picture until `until` (seconds since 1970). */
export function sign(secret: Buffer, key: string, until: number): string {
  return `until=${until}&by=${signatureOf(secret, key, until)}`;
}

export function isSigned(
  secret: Buffer,
  key: string,
  query: { until?: string | undefined; by?: string | undefined },
  now: Date,
): boolean {
  const until = Number(query.until);
  if (!Number.isSafeInteger(until) || until * 1000 < now.getTime() || query.by === undefined) return false;
  const signature = Buffer.from(query.by);
  const expected = Buffer.from(signatureOf(secret, key, until));
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
