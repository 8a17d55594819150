import { keptForGood, keptForThisVisit } from "../storage/kept-in-browser.ts";

/** The capture-email flag of docs/product.md §3. */
const sent = keptForGood("captureEmail");
const dismissed = keptForThisVisit("promoDismissed");

/** Whether a promo code was sent from this browser. */
export const wasPromoSent = (): boolean => sent.read() === "true";
export const keepPromoSent = (): void => sent.write("true");

/** Whether the offer was put away on this visit. */
export const wasPromoDismissed = (): boolean => dismissed.read() === "true";
export const keepPromoDismissed = (): void => dismissed.write("true");
