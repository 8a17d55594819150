import type { Solution } from "@heirloop/contract/order-case/order-case.schema";

type RefundedCase = {
  /** Whether the seller has the piece back. */
  received: boolean;
  agreedType: Solution["type"] | null;
};

/** Why money of a case goes back, as both sides read it; `decision` is what an admin said when deciding. */
export function caseRefundReason({ received, agreedType }: RefundedCase, decision: string | null): string {
  if (received) return "The piece was returned.";
  if (decision !== null) return decision;
  return agreedType === "return" ? "The piece was returned." : "Both sides agreed on it.";
}
