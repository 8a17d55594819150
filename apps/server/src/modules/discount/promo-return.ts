import { isPromoCodeReturned } from "@heirloop/machines/promo/first-purchase";
import type { Db } from "../../platform/database/database.ts";
import { listStatusesOf } from "../order/order.queries.ts";
import { lockDiscountOf, unredeemDiscount } from "./discount.queries.ts";

/** An order of this checkout fell through: its code, if one was used, can be used again unless another of its orders stands. */
export async function returnPromoCode(tx: Db, checkoutId: string): Promise<void> {
  // Locked first: of two orders that end at once, the later one sees that the other has ended.
  const discount = await lockDiscountOf(tx, checkoutId);
  if (discount !== null && isPromoCodeReturned(await listStatusesOf(tx, checkoutId)))
    await unredeemDiscount(tx, discount.id);
}
