import { createHmac } from "node:crypto";
import { fromBase32 } from "@heirloop/demo/testing/base32";

/** What an authenticator app shows for a key (RFC 6238), `steps` of 30 seconds from now. */
export function authenticatorCode(key: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac("sha1", fromBase32(key)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
