import { randomBytes } from "node:crypto";

/** 32 characters that cannot be taken for each other when they are read out: no i, l, o or u (Crockford). */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** 100 random bits in 20 characters: people read order numbers over the phone and type them. */
export const newOrderId = (): string =>
  [...randomBytes(20)].map((byte) => alphabet.charAt(byte % alphabet.length)).join("");
