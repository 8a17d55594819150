/** The capture-email flag of docs/product.md §3. */
const sentKey = "captureEmail";
const dismissedKey = "promoDismissed";

const isKept = (storage: () => Storage, key: string): boolean => {
  try {
    return storage().getItem(key) === "true";
  } catch {
    return false;
  }
};

const keep = (storage: () => Storage, key: string): void => {
  try {
    storage().setItem(key, "true");
  } catch {
    // Without storage the offer comes again.
  }
};

const forGood = (): Storage => window.localStorage;
const forThisVisit = (): Storage => window.sessionStorage;

/** Whether a promo code was sent from this browser. */
export const wasPromoSent = (): boolean => isKept(forGood, sentKey);
export const keepPromoSent = (): void => keep(forGood, sentKey);

/** Whether the offer was put away on this visit. */
export const wasPromoDismissed = (): boolean => isKept(forThisVisit, dismissedKey);
export const keepPromoDismissed = (): void => keep(forThisVisit, dismissedKey);
