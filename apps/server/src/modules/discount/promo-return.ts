import { isPromoCodeReturned } from "@heirloop/machines/promo/first-purchase";
import type { Db } from "../../platform/database/database.ts";
import { listStatusesOf } from "../order/order.queries.ts";
import { lockDiscountOf, restoreDiscount } from "./discount.queries.ts";

/**
 * Makes the promo code of a failed order's checkout usable again, unless another of its orders is still open
 * or completed.
 */
export async function returnPromoCode(tx: Db, checkoutId: string): Promise<void> {
  // Locked first: when two orders end at once, the later one sees that the other has ended.
  const discount = await lockDiscountOf(tx, checkoutId);
  if (discount !== null && isPromoCodeReturned(await listStatusesOf(tx, checkoutId)))
    await restoreDiscount(tx, discount.id);
}
