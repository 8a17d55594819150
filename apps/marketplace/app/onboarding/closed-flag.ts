/** Named as in docs/product.md §3. */
const key = "alreadyClosedStripeConnectModal";

export function closedFlag(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepClosed(): void {
  try {
    window.localStorage.setItem(key, "true");
  } catch {
    // Without storage the modal comes again on the next visit.
  }
}
