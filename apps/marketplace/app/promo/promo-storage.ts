import { localStorageItem } from "../browser-storage/browser-storage.ts";

/** The `captureEmail` flag of docs/product.md §3. */
const sent = localStorageItem("captureEmail");
const dismissed = localStorageItem("promoDismissed");

/** Whether a promo code was requested from this browser. */
export const wasPromoSent = (): boolean => sent.read() === "true";
export const savePromoSent = (): void => sent.write("true");

/** What was dismissed in this browser: the modal, which leaves the pill, or the pill as well. */
export function getPromoDismissed(): "modal" | "pill" | null {
  const value = dismissed.read();
  return value === "modal" || value === "pill" ? value : null;
}
export const savePromoDismissed = (what: "modal" | "pill"): void => dismissed.write(what);
