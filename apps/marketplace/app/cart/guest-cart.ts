import * as z from "zod/mini";

const key = "heirloop.cart";
const idsSchema = z.array(z.string()).check(z.maxLength(50));

/** `heirloopId`s that a guest put into this browser's cart, oldest first. */
export function guestCart(): readonly string[] {
  try {
    const kept = idsSchema.safeParse(JSON.parse(window.localStorage.getItem(key) ?? "[]"));
    return kept.success ? kept.data : [];
  } catch {
    // Storage that is switched off or holds something else is an empty cart.
    return [];
  }
}

export function keepGuestCart(ids: readonly string[]): void {
  try {
    if (ids.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(ids.slice(-50)));
  } catch {
    // Without storage the cart lasts as long as the page.
  }
}
