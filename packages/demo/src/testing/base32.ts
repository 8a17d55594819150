const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Reads a key as an authenticator app does (RFC 4648): spaces, in which pages group its characters, do not count. */
export function fromBase32(key: string): Buffer {
  const characters = Array.from(key.replaceAll(" ", ""));
  const bits = characters
    .map((character) => alphabet.indexOf(character).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
