const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Reads a key as an authenticator app does (RFC 4648). */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
