import type { PaymentAnswer } from "../payment-gateway.ts";

/** Shown to the buyer. */
export const reasons = {
  declined: "The bank declined this card.",
  poor: "There is not enough money on this card.",
  expired: "This card has expired.",
  wrong: "The card number, its date or its code is wrong.",
  unconfirmed: "The bank's confirmation was refused.",
  absent: "The bank wants the buyer to confirm this payment.",
  unusable: "This card cannot be used. Enter it again.",
  over: "This payment has ended.",
  disputed: "The buyer’s bank is asking about this payment.",
} as const;

export const decline = (reason: string): PaymentAnswer & { kind: "declined" } => ({
  kind: "declined",
  reason,
});

const reasonsByCode: Readonly<Record<string, string>> = {
  insufficient_funds: reasons.poor,
  expired_card: reasons.expired,
  incorrect_number: reasons.wrong,
  incorrect_cvc: reasons.wrong,
  invalid_expiry_month: reasons.wrong,
  invalid_expiry_year: reasons.wrong,
  authentication_required: reasons.absent,
  payment_intent_authentication_failure: reasons.unconfirmed,
  setup_intent_authentication_failure: reasons.unconfirmed,
};

type CardError = { code?: string | null | undefined; decline_code?: string | null | undefined };

/** Says in the shop's own words why a card was refused. Source: Stripe's error and decline codes. */
export function reasonOf({ code, decline_code: declineCode }: CardError): string {
  return reasonsByCode[declineCode ?? ""] ?? reasonsByCode[code ?? ""] ?? reasons.declined;
}

/** The fields of a payment intent or setup intent that make its answer. */
export type AnsweredIntent = {
  id: string;
  status: string;
  next_action?:
    | { redirect_to_url?: { url?: string | null | undefined } | null | undefined }
    | null
    | undefined;
  last_payment_error?: CardError | null | undefined;
  last_setup_error?: CardError | null | undefined;
};

/** Throws while Stripe works on it. */
export function answerOf(intent: AnsweredIntent): PaymentAnswer {
  const { id: reference, status } = intent;
  switch (status) {
    case "succeeded":
    case "requires_capture":
      return { kind: "succeeded", reference };
    case "requires_payment_method":
      return decline(reasonOf(intent.last_payment_error ?? intent.last_setup_error ?? {}));
    case "canceled":
      return decline(reasons.over);
    case "requires_action": {
      const url = intent.next_action?.redirect_to_url?.url;
      if (typeof url === "string") return { kind: "needs-confirmation", reference, url };
    }
  }
  throw new Error(`The payment ${reference} has no outcome yet: ${status}.`);
}
