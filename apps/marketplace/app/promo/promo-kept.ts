import { keptForGood } from "../browser-storage/kept-in-browser.ts";

/** The capture-email flag of docs/product.md §3. */
const sent = keptForGood("captureEmail");
const dismissed = keptForGood("promoDismissed");

/** Whether a promo code was sent from this browser. */
export const wasPromoSent = (): boolean => sent.read() === "true";
export const keepPromoSent = (): void => sent.write("true");

/** What of the offer was dismissed in this browser: the modal, which leaves the pill, or the pill as well. */
export function dismissedPromo(): "modal" | "pill" | null {
  const value = dismissed.read();
  return value === "modal" || value === "pill" ? value : null;
}
export const keepPromoDismissed = (what: "modal" | "pill"): void => dismissed.write(what);
