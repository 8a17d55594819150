/** News of a case. Its recipients are decided where its texts are written. */
export const caseNews = [
  "opened",
  "proposed",
  "declined",
  "escalated",
  "overdue",
  "withdrawn",
  "return-agreed",
  "repair-agreed",
  "refund-agreed",
  "time-proposed",
  "time-agreed",
  "sent-back",
  "received",
  "repaired",
  "evidence",
  "decided-return",
  "decided-refund",
  "decided-none",
  "refunded",
  "refund-failed",
] as const;
export type CaseNews = (typeof caseNews)[number];

/** Side effects of a case's transition; the server runs all of them in one transaction. */
export type OrderCaseEffect =
  /** Nobody is paid for the order from now on. */
  | { type: "hold-payout" }
  /** The payouts of the order go on, as far as they were not refunded. */
  | { type: "release-payout" }
  /** Ask the payment gateway to refund this many cents. */
  | { type: "refund"; amount: number }
  /** The seller has the pieces back and can list them again. */
  | { type: "return-stock" }
  /** The case times out at that instant (ISO) unless somebody acts before. */
  | { type: "set-deadline"; at: string }
  | { type: "clear-deadline" }
  | { type: "notify"; news: CaseNews };
