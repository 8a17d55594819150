import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { PayoutState } from "@heirloop/contract/payout/payout-state";
import type { PayoutBalance } from "@heirloop/contract/payout/payout.schema";
import type { BadgeProps } from "../../components/badge/badge.tsx";

type Copy = { tone: NonNullable<BadgeProps["tone"]>; label: string };

export const payoutCopy: Readonly<Record<PayoutState, Copy>> = {
  waiting: { tone: "neutral", label: "Pending" },
  held: { tone: "warning", label: "On hold: connect your account" },
  disputed: { tone: "warning", label: "On hold: the buyer’s bank is asking" },
  "in-case": { tone: "warning", label: "On hold: the buyer reported a problem" },
  sent: { tone: "quiet", label: "On its way" },
  arrived: { tone: "success", label: "Arrived" },
  failed: { tone: "danger", label: "Came back" },
  reversed: { tone: "neutral", label: "Returned to the buyer" },
};

/** In place of the date of a payout that has none. */
export const payoutDateCopy: Readonly<Record<Exclude<PayoutState, "waiting">, string>> = {
  held: "Once you are connected",
  disputed: "Once the bank has decided",
  "in-case": "Once the problem is settled",
  sent: "Arrives within a few days",
  arrived: "Arrived",
  failed: "Once your account is corrected",
  reversed: "Not paid out",
};

export const balanceParts = ["waiting", "held", "sent", "failed"] as const satisfies ReadonlyArray<
  keyof PayoutBalance
>;

export const balanceCopy: Readonly<Record<keyof PayoutBalance, { name: string; note: string }>> = {
  waiting: { name: "Pending", note: `Sent ${formatDuration(constants.payoutDelay)} after the handover` },
  held: { name: "On hold", note: "The reason is beside each payout" },
  sent: { name: "On its way", note: "Sent to your bank" },
  failed: { name: "Came back", note: "Sent again once your account is corrected" },
};
