import * as z from "zod/mini";
import type { CheckoutDraft } from "@heirloop/machines/checkout/checkout.machine";

const key = "checkout.draft";
const text = z.string();
const draftSchema = z.object({
  contact: z.object({ firstName: text, lastName: text, email: text, phone: text }),
  type: z.enum(["delivery", "pickup"]),
  scheduleViewing: z.boolean(),
  address: z.object({ line1: text, line2: text, city: text, state: text, zip: text }),
  promoCode: text,
});

/** Keeps what was typed for the way to the bank's page and back, and over a reload; never the card. */
export function keepDraft({ card: _card, ...draft }: CheckoutDraft): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage the form begins again after the bank's page.
  }
}

export function keptDraft(): CheckoutDraft | null {
  try {
    const kept = draftSchema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? "null"));
    return kept.success ? { ...kept.data, card: { number: "", expiry: "", cvc: "" } } : null;
  } catch {
    return null;
  }
}

export function forgetDraft(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where there is no storage.
  }
}
