import * as z from "zod/mini";
import type { CheckoutDraft } from "@heirloop/machines/checkout/checkout-context";
import { sessionStorageItem, readJson } from "../browser-storage/browser-storage.ts";

const storedDraft = sessionStorageItem("checkout.draft");
const text = z.string();
const draftSchema = z.object({
  contact: z.object({ firstName: text, lastName: text, email: text, phone: text }),
  type: z.enum(["delivery", "pickup"]),
  scheduleViewing: z.boolean(),
  address: z.object({ line1: text, line2: text, city: text, state: text, zip: text }),
  promoCode: text,
});

/** Saves the form for reloads and for the redirect to the bank and back, but never the card. */
export const saveDraft = ({ card: _card, ...draft }: CheckoutDraft): void =>
  storedDraft.write(JSON.stringify(draft));

type DeliveryTypes = { delivery: boolean; pickup: boolean };

/** Delivery types that all of the pieces support. */
export const getDeliveryTypes = (listings: readonly { delivery: DeliveryTypes }[]): DeliveryTypes => ({
  delivery: listings.every(({ delivery }) => delivery.delivery),
  pickup: listings.every(({ delivery }) => delivery.pickup),
});

/** Restores the form. It may have been filled in for other pieces, so the delivery type may have to change. */
export function loadDraft(supported: DeliveryTypes): CheckoutDraft | null {
  const draft = readJson(storedDraft, draftSchema);
  if (draft === undefined) return null;
  const other = draft.type === "pickup" ? "delivery" : "pickup";
  const type = !supported[draft.type] && supported[other] ? other : draft.type;
  return { ...draft, type, card: { number: "", expiry: "", cvc: "" } };
}

export const removeDraft = (): void => storedDraft.forget();
