import { createHmac, timingSafeEqual } from "node:crypto";

/** RFC 6238 with what every authenticator app supports: SHA-1, 6 digits, steps of 30 seconds. */
const step = 30_000;
/** RFC 4226 recommends 160 bits. */
export const totpKeyBytes = 20;

const stepAt = (now: Date): number => Math.floor(now.getTime() / step);

function codeOfStep(key: Buffer, count: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(count));
  const hash = createHmac("sha1", key).update(counter).digest();
  // The last four bits say which four bytes become the code (RFC 4226, section 5.3).
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

export const totpCode = (key: Buffer, now: Date): string => codeOfStep(key, stepAt(now));

/**
 * Returns the step of a code, for clocks that differ by up to one step; null if the code is wrong, or not later than
 * the step `after`, whose code was accepted already.
 */
export function findTotpStep(
  key: Buffer,
  code: string,
  { now, after }: { now: Date; after: number | null },
): number | null {
  const given = Buffer.from(code);
  const current = stepAt(now);
  const found = [current, current - 1, current + 1].find((count) => {
    const expected = Buffer.from(codeOfStep(key, count));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return found !== undefined && found > (after ?? -1) ? found : null;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 (RFC 4648) without padding, as authenticator apps read it. A multiple of five bytes. */
export const toBase32 = (bytes: Buffer): string =>
  Array.from(
    [...bytes]
      .map((byte) => byte.toString(2).padStart(8, "0"))
      .join("")
      .match(/.{5}/g) ?? [],
    (bits) => alphabet.charAt(Number.parseInt(bits, 2)),
  ).join("");
