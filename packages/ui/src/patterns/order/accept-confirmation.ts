import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { Confirmation } from "../confirm/confirm-dialog.tsx";

/**
 * What accepting an offer of `amount` cents means for `side`, in a trade with `other`. `payout`: what a seller
 * receives, in cents.
 */
export const getAcceptConfirmation = (
  amount: number,
  side: Side,
  other: string,
  payout: number | undefined,
): Confirmation => ({
  title: `Accept ${formatCents(amount)}?`,
  description:
    side === "buyer"
      ? "Your card is charged now, with delivery and tax on top, and the piece is yours. Next you agree on a time."
      : `${payout === undefined ? "" : `You receive ${formatCents(payout)}. `}${other}’s card is charged now and the piece is sold. Other offers for it end.`,
  action: "Accept offer",
});
