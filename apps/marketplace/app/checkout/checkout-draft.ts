import * as z from "zod/mini";
import type { CheckoutDraft } from "@heirloop/machines/checkout/checkout.machine";
import { sessionStorageItem, readJson } from "../browser-storage/browser-storage.ts";

const kept = sessionStorageItem("checkout.draft");
const text = z.string();
const draftSchema = z.object({
  contact: z.object({ firstName: text, lastName: text, email: text, phone: text }),
  type: z.enum(["delivery", "pickup"]),
  scheduleViewing: z.boolean(),
  address: z.object({ line1: text, line2: text, city: text, state: text, zip: text }),
  promoCode: text,
});

/** Keeps what was typed for the way to the bank's page and back, and over a reload; never the card. */
export const saveDraft = ({ card: _card, ...draft }: CheckoutDraft): void =>
  kept.write(JSON.stringify(draft));

type Ways = { delivery: boolean; pickup: boolean };

/** The ways all of the pieces can come. */
export const getDeliveryTypes = (listings: readonly { delivery: Ways }[]): Ways => ({
  delivery: listings.every(({ delivery }) => delivery.delivery),
  pickup: listings.every(({ delivery }) => delivery.pickup),
});

/** What was typed, which may have been for other pieces: these may not come the way that those did. */
export function readDraft(ways: Ways): CheckoutDraft | null {
  const draft = readJson(kept, draftSchema);
  if (draft === undefined) return null;
  const other = draft.type === "pickup" ? "delivery" : "pickup";
  const type = !ways[draft.type] && ways[other] ? other : draft.type;
  return { ...draft, type, card: { number: "", expiry: "", cvc: "" } };
}

export const removeDraft = (): void => kept.forget();
