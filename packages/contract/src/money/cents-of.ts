import { constants } from "../constants/marketplace-constants.ts";

/** Describes the input of {@link centsOf} to users: shown for invalid text and for amounts out of range. */
export const amountMessage = "Enter an amount from $1 to $1,000,000, such as 450 or 1,250.50";

/**
 * "1,250", "$1250" and "1250.50" → integer cents. Anything else, and any amount over a million dollars, →
 * undefined. A comma is only a thousands separator: "1,2" could mean more or less than $2.
 */
export function centsOf(typed: string): number | undefined {
  const plain = typed.replace(/[$\s]/g, "");
  const parts = /^(\d{1,8}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain);
  if (!parts) return undefined;
  const cents = Number((parts[1] ?? "").replaceAll(",", "")) * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
  return cents > constants.highestPrice ? undefined : cents;
}
