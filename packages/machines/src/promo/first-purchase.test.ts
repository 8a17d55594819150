import { orderStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import { isPromoCodeReturned, isPurchase, purchaseStatuses } from "./first-purchase.ts";

test("an open or completed order is a purchase; an offer and an order that fell through are not", () => {
  expect(orderStatuses.filter((status) => !isPurchase(status))).toEqual([
    "offer-sent",
    "cancelled",
    "canceled",
    "expired",
    "deleted",
  ]);
  expect(purchaseStatuses).toEqual(orderStatuses.filter(isPurchase));
});

test("a code returns once every order of its checkout has fallen through", () => {
  expect(isPromoCodeReturned(["cancelled"])).toBe(true);
  expect(isPromoCodeReturned(["cancelled", "expired", "deleted"])).toBe(true);
  expect(isPromoCodeReturned(["cancelled", "scheduling"])).toBe(false);
  expect(isPromoCodeReturned(["completed"])).toBe(false);
});
