/** The capture-email flag of docs/product.md §3. */
const key = "captureEmail";

/** Whether a promo code was sent from this browser. */
export function wasPromoSent(): boolean {
  try {
    return window.localStorage.getItem(key) === "true";
  } catch {
    return false;
  }
}

export function keepPromoSent(): void {
  try {
    window.localStorage.setItem(key, "true");
  } catch {
    // Without storage the offer comes again on the next visit.
  }
}
