import { orderStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import { isPromoCodeReturned, isPurchase, purchaseStatuses } from "./first-purchase.ts";

test("counts an open or completed order as a purchase, but not an offer or a failed order", () => {
  expect(orderStatuses.filter((status) => !isPurchase(status))).toEqual([
    "offer-sent",
    "cancelled",
    "canceled",
    "expired",
    "deleted",
  ]);
  expect(purchaseStatuses).toEqual(orderStatuses.filter(isPurchase));
});

test("returns a code once every order of its checkout has fallen through", () => {
  expect(isPromoCodeReturned(["cancelled"])).toBe(true);
  expect(isPromoCodeReturned(["cancelled", "expired", "deleted"])).toBe(true);
  expect(isPromoCodeReturned(["cancelled", "scheduling"])).toBe(false);
  expect(isPromoCodeReturned(["completed"])).toBe(false);
});
