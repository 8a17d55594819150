import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import type { PayoutState } from "@heirloop/contract/payout/payout-state";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { getOwnerShare } from "@heirloop/contract/money/sale-earnings";
import type { Confirmation } from "../confirm/confirmation.ts";
import { formatDay } from "../date/day.ts";
import { formatTimeWindow } from "../order/order-copy.ts";

/** The label of each step. */
export const statusLabels: Record<ConsignmentStatus, string> = {
  submitted: "Offered",
  available: "Shown to shops",
  accepted: "Accepted",
  collected: "Collected",
  listed: "For sale",
  sold: "Sold",
  returned: "Given back",
  withdrawn: "Withdrawn",
  lapsed: "Ended",
};

/** Where the money of a sold piece is, for its owner. */
const payoutCopy: Record<PayoutState, (amount: string, date: string | null, isConnected: boolean) => string> =
  {
    waiting: (amount, date, isConnected) => {
      const when = date === null ? `${formatDuration(constants.payoutDelay)} after the sale` : `on ${date}`;
      return `It has been sold: ${amount} is yours. We send it ${when}${isConnected ? "" : " or later, once you connect payouts"}.`;
    },
    held: (amount) => `It has been sold: ${amount} is yours. Connect payouts to receive it.`,
    disputed: (amount) =>
      `It has been sold. Your payout of ${amount} is on hold while the buyer’s bank asks about the payment.`,
    "in-case": (amount) =>
      `It has been sold. Your payout of ${amount} is on hold until the problem that the buyer reported is settled.`,
    sent: (amount, date) =>
      `It has been sold. We sent your payout of ${amount} to your bank${date === null ? "" : `; it arrives on ${date}`}.`,
    arrived: (amount, date) =>
      `It has been sold. Your payout of ${amount} arrived at your bank${date === null ? "" : ` on ${date}`}.`,
    failed: (amount) =>
      `It has been sold. Your payout of ${amount} did not reach your bank: correct your payout account, and it is sent again.`,
    reversed: () => "It has been sold, but the payment went back to the buyer, so nothing is paid out.",
  };

/** The status of a consignment, for its owner, whose payouts may not be connected yet. */
export function statusCopy(
  { status, takenBy, lapsesAt, payout, schedule, history }: Consignment,
  isConnected: boolean,
): string {
  const released = history.at(-1)?.reason;
  const until = lapsesAt === null ? "" : ` until ${formatDay(lapsesAt)}`;
  const shop = takenBy?.firstName ?? "The shop";
  const by = lapsesAt === null ? "" : ` by ${formatDay(lapsesAt)}`;
  const words: Record<ConsignmentStatus, string> = {
    submitted: "We received it. Shops will see it in a moment.",
    available:
      released === undefined
        ? `Shops can see it${until}.`
        : `The shop that accepted it cannot take it after all: “${released}” Other shops can see it${until}.`,
    accepted:
      schedule.agreed === null
        ? `${shop} accepted it and will collect it${by}.`
        : `${shop} collects it on ${formatTimeWindow(schedule.agreed)}.`,
    collected: `${shop} has it and is preparing it for sale.`,
    listed: `${shop} is selling it.`,
    sold:
      payout === null
        ? "It has been sold."
        : payoutCopy[payout.state](
            formatCents(payout.amount),
            payout.date === null ? null : formatDay(payout.date),
            isConnected,
          ),
    returned: `${shop} returned it to you.`,
    withdrawn: "You withdrew it.",
    lapsed:
      takenBy === null
        ? `No shop accepted it within ${formatDuration(constants.consignmentLapse)}. You can consign it again or list it yourself.`
        : `${shop} did not collect it in time. It is still yours, and you can consign it again.`,
  };
  return words[status];
}

/** The price that the shop requests, and the owner's share of it. */
export function requestedPriceCopy({ takenBy, requestedPrice, pricePlan, share }: Consignment): string {
  const price = formatCents(requestedPrice ?? 0);
  const yours = formatCents(getOwnerShare(requestedPrice ?? 0, share));
  return `${takenBy?.firstName ?? "The shop"} asks to sell it for ${price} or more, instead of ${formatCents(pricePlan ?? 0)}. At ${price} your share is ${yours}. Until you accept, the agreed price stays.`;
}

/** What accepting the requested price means for the owner. */
export function getAcceptPriceConfirmation(consignment: Consignment): Confirmation {
  const { takenBy, requestedPrice, pricePlan, share } = consignment;
  const price = formatCents(requestedPrice ?? 0);
  const yours = formatCents(getOwnerShare(requestedPrice ?? 0, share));
  return {
    title: `Accept ${price}?`,
    description: `The agreed price changes from ${formatCents(pricePlan ?? 0)} to ${price}. ${takenBy?.firstName ?? "The shop"} can then sell your piece for ${price}, and your share is ${yours}. This cannot be undone.`,
    action: "Accept lower price",
  };
}

/** What collecting a piece means for the shop. */
export const getCollectConfirmation = ({ title, consigner }: Consignment): Confirmation => ({
  title: `Do you have ${title}?`,
  description: `${consigner.firstName} is notified and can no longer withdraw it. You can then list it for sale or return it. This cannot be undone.`,
  action: "I have it",
});

/** What returning a piece means for the shop. */
export const getReturnConfirmation = ({ title, consigner, status }: Consignment): Confirmation => ({
  title: `Return ${title}?`,
  description: `${status === "listed" ? "Its listing is taken down, and open offers for it end. " : ""}${consigner.firstName} is notified, and you can no longer sell it. This cannot be undone.`,
  action: "Return to the owner",
});

/** The agreed price and share, or the expected price. */
export function formatTerms({ pricePlan, share, expectedPrice }: Consignment): string {
  return pricePlan === null || share === null
    ? `You expect ${formatCents(expectedPrice)}`
    : `Agreed price ${formatCents(pricePlan)}: it sells for that or more, and ${share} percent is yours`;
}
