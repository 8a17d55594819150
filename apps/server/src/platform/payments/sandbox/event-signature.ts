import { createHmac, timingSafeEqual } from "node:crypto";
import { problem } from "../../problem.ts";

export const signatureHeader = "payment-signature";

/** Milliseconds by which a signature's timestamp may differ, to prevent replays. */
const tolerance = 5 * 60_000;

const hashOf = (key: Uint8Array, seconds: number, body: Uint8Array): Buffer =>
  createHmac("sha256", key).update(`${seconds}.`).update(body).digest();

/** The header's value: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body", hex>`. */
export function signBody(key: Uint8Array, body: Uint8Array, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hashOf(key, seconds, body).toString("hex")}`;
}

type Delivery = { body: Uint8Array; headers: Headers; now: Date };

/** Throws `wrong-signature` unless the exact body was signed with the key within the last five minutes. */
export function verifySignature(key: Uint8Array, { body, headers, now }: Delivery): void {
  const [, time = "", hex = ""] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get(signatureHeader) ?? "") ?? [];
  const seconds = Number(time);
  if (hex === "" || !timingSafeEqual(Buffer.from(hex, "hex"), hashOf(key, seconds, body)))
    throw problem("wrong-signature");
  if (Math.abs(now.getTime() - seconds * 1000) > tolerance)
    throw problem("wrong-signature", { detail: "The signature is older than five minutes." });
}
