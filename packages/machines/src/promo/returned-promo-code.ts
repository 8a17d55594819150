import type { OrderStatus } from "@heirloop/contract/order/order-status";
import { isPurchase } from "./first-purchase.ts";

/**
 * The promo code that the buyer of an ended order can use again, or null (docs/product.md §5). A code is unused
 * again only when no order of its checkout is a purchase.
 */
export function returnedPromoCode<Code extends { usedAt: string | null; expiresAt: string }>({
  status,
  discount,
  hasBought,
  codes,
  now,
}: {
  status: OrderStatus;
  /** What a code took off the order, in cents. */
  discount: number;
  /** The buyer has another order that is a purchase. */
  hasBought: boolean;
  /** The buyer's codes. */
  codes: readonly Code[];
  now: string;
}): Code | null {
  if (discount === 0 || isPurchase(status) || hasBought) return null;
  return (
    codes.find(({ usedAt, expiresAt }) => usedAt === null && Date.parse(expiresAt) > Date.parse(now)) ?? null
  );
}
