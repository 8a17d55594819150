import type { StuckPayment } from "@heirloop/contract/admin/stuck-payment.endpoints";

export const stuckPaymentLabels: Readonly<Record<StuckPayment["kind"], string>> = {
  payout: "Payout",
  refund: "Refund",
  void: "Canceled card reservation",
  capture: "Charge",
  charge: "Charge",
  authorize: "Card reservation",
  "set-up": "Saved card",
};

const payoutStates: Readonly<Record<StuckPayment["state"], string>> = {
  refused: "The payment provider refused it",
  returned:
    "The bank returned it. The payment provider sends it again once the recipient has corrected the bank account.",
  unanswered: "No answer from the payment provider yet",
  due: "It is due, and was not sent",
  "no-account": "On hold: no payout account is connected",
  disputed: "On hold: the buyer’s bank is asking about the payment",
  "in-case": "On hold: the buyer has reported a problem",
};
const paymentStates = {
  ...payoutStates,
  returned: "It was made, and the money came back",
  disputed: "Refused: the buyer’s bank is asking about the payment",
};

/** Says why it is stuck. */
export const getStuckState = ({ kind, state }: Pick<StuckPayment, "kind" | "state">): string =>
  (kind === "payout" ? payoutStates : paymentStates)[state];

export const formatAttempts = (attempts: number): string =>
  attempts === 1 ? "Tried once" : `Tried ${attempts} times`;
