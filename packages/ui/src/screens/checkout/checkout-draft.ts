import type { Quote } from "@heirloop/contract/checkout/checkout.schema";
import { enteredAddressSchema } from "@heirloop/contract/order/entered-address.schema";
import type { OrderType } from "@heirloop/contract/order/order.schema";

/** The form's values as typed, not validated. The names are those of the fields. */
export type CheckoutDraft = {
  contact: { firstName: string; lastName: string; email: string; phone: string };
  type: OrderType;
  scheduleViewing: boolean;
  address: { line1: string; line2: string; city: string; state: string; zip: string };
  promoCode: string;
  card: { number: string; expiry: string; cvc: string };
};

/** Reads the form; what it does not show now (the address of a pickup) stays as it was. */
export function readDraft(form: HTMLFormElement, before: CheckoutDraft): CheckoutDraft {
  const fields = new FormData(form);
  const typed = (name: string, fallback: string): string => {
    const value = fields.get(name);
    return typeof value === "string" ? value : fallback;
  };
  const group = <Name extends string>(prefix: string, values: Record<Name, string>): Record<Name, string> => {
    const read = { ...values };
    for (const name in values) read[name] = typed(`${prefix}.${name}`, values[name]);
    return read;
  };
  const type = typed("type", before.type) === "pickup" ? "pickup" : "delivery";
  return {
    contact: group("contact", before.contact),
    type,
    scheduleViewing: type === "pickup" ? fields.has("scheduleViewing") : before.scheduleViewing,
    address: group("address", before.address),
    promoCode: typed("promoCode", before.promoCode),
    card: group("card", before.card),
  };
}

/** The total is without tax until there is a valid address to calculate it from. */
export const isTaxUnknown = (quote: Quote, type: OrderType, address: CheckoutDraft["address"]): boolean =>
  type === "delivery" && quote.total.tax === 0 && !enteredAddressSchema.safeParse(address).success;
