const key = "heirloop.cart";
const most = 50;

/** `heirloopId`s that a guest put into this browser's cart, oldest first. */
export function guestCart(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string").slice(-most) : [];
  } catch {
    // Storage that is switched off or holds something else is an empty cart.
    return [];
  }
}

export function keepGuestCart(ids: readonly string[]): void {
  try {
    if (ids.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(ids.slice(-most)));
  } catch {
    // Without storage the cart lasts as long as the page.
  }
}
