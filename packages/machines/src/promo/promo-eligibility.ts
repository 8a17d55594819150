import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";

export type PromoRefusal =
  | "offer"
  | "logged-out"
  | "unverified"
  | "unknown"
  | "expired"
  | "used"
  | "not-new"
  | "too-small";

export type PromoCase = {
  /** The purchase is an offer. */
  isOffer: boolean;
  /** Null for a guest. */
  buyer: {
    /** The account's email address is confirmed. */
    emailVerified: boolean;
    /** The buyer has made a purchase before. */
    hasBought: boolean;
  } | null;
  /** The code as issued to this user; null when there is no such code. */
  issued: { expiresAt: string; usedAt: string | null } | null;
  /** Sum of the pieces in cents, before delivery and tax. */
  subtotal: number;
  now: string;
};

/**
 * Why a promo code is not valid, or null when it is (docs/product.md §5). The minimum is exclusive: exactly
 * $300 is too small.
 */
export function promoRefusal({ isOffer, buyer, issued, subtotal, now }: PromoCase): PromoRefusal | null {
  if (isOffer) return "offer";
  if (buyer === null) return "logged-out";
  // Checked before the code: only the owner of the mailbox may learn anything about it.
  if (!buyer.emailVerified) return "unverified";
  if (issued === null) return "unknown";
  if (issued.usedAt !== null) return "used";
  if (Date.parse(now) >= Date.parse(issued.expiresAt)) return "expired";
  if (buyer.hasBought) return "not-new";
  return subtotal > constants.promoMinimumSubtotal ? null : "too-small";
}

/** A list of codes shows the used ones and those that can still be used. */
export const isPromoListed = (
  { expiresAt, usedAt }: NonNullable<PromoCase["issued"]>,
  { hasBought, now }: { hasBought: boolean; now: string },
): boolean => usedAt !== null || (!hasBought && Date.parse(now) < Date.parse(expiresAt));

export const promoRefusalText: Readonly<Record<PromoRefusal, string>> = {
  offer: "Codes are for buying at the asking price",
  "logged-out": "Log in to use your code",
  unverified: "Confirm your email address to use a promo code",
  unknown: "This code is not yours, or not one of ours",
  expired: "This code has expired",
  used: "This code has been used",
  "not-new": "This code is for a first purchase",
  "too-small": `This code needs pieces for more than ${formatCents(constants.promoMinimumSubtotal)}`,
};

/** The discount of a code in cents; 0 and a reason when it does not apply. */
export type PromoOutcome = { code: string; amount: number; reason: string | null };

export function promoOutcome(
  code: string,
  promo: Omit<PromoCase, "issued"> & {
    issued: (NonNullable<PromoCase["issued"]> & { amount: number }) | null;
  },
): PromoOutcome {
  const refusal = promoRefusal(promo);
  return refusal === null
    ? { code, amount: promo.issued?.amount ?? 0, reason: null }
    : { code, amount: 0, reason: promoRefusalText[refusal] };
}
