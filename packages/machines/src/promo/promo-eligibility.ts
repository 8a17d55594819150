import { constants } from "@heirloop/contract/constants/marketplace-constants";

export type PromoRefusal = "unverified" | "unknown" | "expired" | "used" | "not-new" | "too-small";

export type PromoCase = {
  /** Has confirmed the account's email address. */
  emailVerified: boolean;
  /** The code as issued to this person; null when there is none by that name. */
  code: { expiresAt: string; usedAt: string | null } | null;
  /** Has bought something before. */
  hasBought: boolean;
  /** Sum of the pieces in cents, before delivery and tax. */
  subtotal: number;
  now: string;
};

/** Why a promo code does not count, or null when it does (docs/product.md §5). The minimum is strict: exactly $300 is too small. */
export function promoRefusal({
  emailVerified,
  code,
  hasBought,
  subtotal,
  now,
}: PromoCase): PromoRefusal | null {
  // First: what is known of a code is for the mailbox it went to.
  if (!emailVerified) return "unverified";
  if (code === null) return "unknown";
  if (code.usedAt !== null) return "used";
  if (Date.parse(now) >= Date.parse(code.expiresAt)) return "expired";
  if (hasBought) return "not-new";
  return subtotal > constants.promoMinimumSubtotal ? null : "too-small";
}

export const promoRefusalWords: Record<PromoRefusal, string> = {
  unverified: "Confirm your email address to use a promo code",
  unknown: "This code is not yours, or not one of ours",
  expired: "This code has expired",
  used: "This code has been used",
  "not-new": "This code is for a first purchase",
  "too-small": "This code needs pieces for more than $300",
};
