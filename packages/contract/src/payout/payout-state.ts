import * as z from "zod/mini";

export const payoutStatuses = ["waiting", "held", "sent", "arrived", "failed", "reversed"] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/**
 * Where a payout is, for its recipient. `held`: payouts are not connected; `disputed`: the buyer's bank asks about
 * the payment; `in-case`: the buyer has reported a problem; `failed`: the account refused it, or the bank returned it; `reversed`: the buyer got the money back.
 */
export const payoutStateSchema = z.enum([...payoutStatuses, "disputed", "in-case"]);
export type PayoutState = z.infer<typeof payoutStateSchema>;

/** What holds back a payout that was not sent yet. */
export type PayoutHold = Readonly<{ isDisputed: boolean; hasOpenCase: boolean }>;

export function getPayoutState(status: PayoutStatus, { isDisputed, hasOpenCase }: PayoutHold): PayoutState {
  if (status !== "waiting" && status !== "held") return status;
  return isDisputed ? "disputed" : hasOpenCase ? "in-case" : status;
}
