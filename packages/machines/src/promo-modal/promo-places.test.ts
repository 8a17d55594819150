import { expect, test } from "vitest";
import { promoPlaces } from "./promo-places.ts";

test.each([
  ["/", "modal", "pill"],
  ["/collections/seating", "modal", "pill"],
  ["/product/abc/a-chair", "modal", "no pill"],
  ["/product", "modal", "no pill"],
  ["/productions", "modal", "pill"],
  ["/login", "no modal", "no pill"],
  ["/login/", "no modal", "no pill"],
  ["/register", "no modal", "no pill"],
  ["/checkout", "no modal", "no pill"],
  ["/checkout/confirm", "no modal", "no pill"],
  ["/cart", "modal", "pill"],
  ["/order-summary", "modal", "pill"],
])("%s: %s, %s", (pathname, modal, pill) => {
  expect(promoPlaces(pathname)).toEqual({ modal: modal === "modal", pill: pill === "pill" });
});
