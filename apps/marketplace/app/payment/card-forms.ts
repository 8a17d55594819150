import { type ComponentType, lazy } from "react";
import type { CardFormProps, CardFormSettings } from "./card-entry.ts";

/** The payment gateways' own forms, by the name that the server gives. */
const cardForms: Readonly<Record<string, ComponentType<CardFormProps>>> = {
  stripe: lazy(async () => ({ default: (await import("./stripe-card-form.tsx")).StripeCardForm })),
};

export function getCardForm({ name }: CardFormSettings): ComponentType<CardFormProps> {
  const form = cardForms[name];
  if (form === undefined) throw new Error(`There is no card form ${name}.`);
  return form;
}
