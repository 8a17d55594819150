import * as z from "zod/mini";

export const payoutStatuses = ["waiting", "held", "sent", "arrived", "failed", "reversed"] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/**
 * Where a payout is, for its recipient. `held`: payouts are not connected; `disputed`: the buyer's bank asks about
 * the payment; `failed`: the account refused it, or the bank returned it; `reversed`: the buyer got the money back.
 */
export const payoutStateSchema = z.enum([...payoutStatuses, "disputed"]);
export type PayoutState = z.infer<typeof payoutStateSchema>;

/** A dispute holds what was not sent yet. */
export const getPayoutState = (status: PayoutStatus, isDisputed: boolean): PayoutState =>
  isDisputed && (status === "waiting" || status === "held") ? "disputed" : status;
