import { randomInt } from "node:crypto";

/** Excludes letters and digits that look alike. */
const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** `LOOP-7KQ2-M9XT`: eight random characters, 40 bits. */
export function newPromoCode(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return `LOOP-${group()}-${group()}`;
}
