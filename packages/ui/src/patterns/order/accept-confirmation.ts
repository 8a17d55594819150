import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { Confirmation } from "../confirm/confirm-dialog.tsx";

/** What accepting an offer of `amount` cents means for `side`, in a trade with `other`. */
export const getAcceptConfirmation = (amount: number, side: Side, other: string): Confirmation => ({
  title: `Accept ${formatCents(amount)}?`,
  description:
    side === "buyer"
      ? "Your card is charged now, with delivery and tax on top, and the piece is yours. Next you agree on a time."
      : `${other}’s card is charged now and the piece is sold. Other offers for it end.`,
  action: "Accept offer",
});
