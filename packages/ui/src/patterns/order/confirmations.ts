import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { hasAppointment } from "@heirloop/contract/order/order-contact";
import type { OrderEventType } from "@heirloop/contract/order/order.events";
import type { Order, TimeWindow } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { Confirmation } from "../confirm/confirmation.ts";
import type { OrderView } from "./order-view.ts";
import { getEarningsText } from "./delivery-duty.ts";
import { getOtherParty, formatTimeWindow } from "./order-copy.ts";

const payoutDelay = formatDuration(constants.payoutDelay);

type PayoutState = Pick<OrderView, "payoutsConnected">;
type PayoutText = Pick<Confirmation, "description" | "link">;

function getSellerPayoutText({ payment }: Order, { payoutsConnected = true }: PayoutState): PayoutText {
  if (payment.disputed)
    return {
      description:
        "The order is then complete. Your payout is on hold until the buyer’s bank has decided about the payment.",
    };
  return payoutsConnected
    ? { description: `The order is then complete, and your payout starts in ${payoutDelay}.` }
    : {
        description:
          "The order is then complete. Your payouts are not connected yet, so your payout waits until they are.",
        link: { href: pageUrls.payouts(), label: "Connect payouts" },
      };
}

/** When the seller is paid, and that the order cannot be canceled any more. */
function getPayoutText(order: Order, side: Side, seller: string, state: PayoutState): PayoutText {
  if (side === "seller") return getSellerPayoutText(order, state);
  const paid = order.payment.disputed
    ? `${seller} is paid once your bank has decided about the payment.`
    : `${seller} is paid in ${payoutDelay}. If something is wrong, tell us before that.`;
  return { description: `The order is then complete and can no longer be canceled. ${paid}` };
}

/** What the server says as well: nothing is refunded while a bank asks about the payment. */
const getDisputedText = (side: Side, action: string): string =>
  `${side === "buyer" ? "Your" : "The buyer’s"} bank is asking about the payment, so it cannot be refunded yet. You can ${action} once the bank has decided.`;

type Confirmed = Extract<
  OrderEventType,
  "approve" | "deliver" | "pick-up" | "complete-off" | "cancel" | "report-no-show" | "withdraw-no-show"
>;

const isNoShowReporter = ({ schedule: { noShow } }: Order, side: Side): boolean =>
  noShow?.by === side && !noShow.contested;

/** What each irreversible event does to the money, and when. */
export function getConfirmation(
  type: Confirmed,
  order: Order,
  side: Side,
  payouts: PayoutState = {},
): Confirmation {
  const { firstName } = getOtherParty(order, side);
  const total = formatCents(order.breakdown.total);
  switch (type) {
    case "approve":
      return {
        title: "Approve this order?",
        description: `${firstName}’s card is charged ${total} now and the piece is sold. ${getEarningsText(order)}Your payout starts ${payoutDelay} after the order is completed.`,
        action: "Approve and charge",
      };
    case "deliver":
      return {
        title: side === "buyer" ? "Has it arrived?" : "Has it been delivered?",
        ...getPayoutText(order, side, firstName, payouts),
        action: side === "buyer" ? "Confirm arrival" : "Confirm delivery",
      };
    case "pick-up":
      return {
        title: side === "buyer" ? "Do you have the piece?" : "Have you handed it over?",
        ...getPayoutText(order, side, firstName, payouts),
        action: side === "buyer" ? "Confirm pickup" : "Confirm handoff",
      };
    case "complete-off": {
      const answers = order.completeOffAskedBy !== null && order.completeOffAskedBy !== side;
      if (order.payment.disputed)
        return {
          title: "Complete this order outside Heirloop?",
          description: getDisputedText(side, "complete the order outside Heirloop"),
          action: answers ? "Agree to complete outside Heirloop" : "Complete outside Heirloop",
        };
      const outcome = `${total} goes back to ${side === "buyer" ? "your" : "the buyer’s"} card, nothing is paid out, and buyer protection ends.`;
      return answers
        ? {
            title: "Complete this order outside Heirloop?",
            description: `${firstName} asked for it. If you agree, ${outcome}`,
            action: "Agree to complete outside Heirloop",
          }
        : {
            title: "Complete this order outside Heirloop?",
            description: `${firstName} is asked to agree. Once they do, ${outcome}`,
            action: "Complete outside Heirloop",
          };
    }
    case "report-no-show":
      return {
        title: `Report that ${firstName} did not come?`,
        description: `The order no longer completes automatically, and ${firstName} is asked what happened. You can then propose another time or cancel the order. If nothing happens within ${formatDuration(constants.noShowLapse)}, it is canceled and ${side === "buyer" ? "you get your money back" : "the buyer is refunded"}.`,
        action: "Report the no-show",
      };
    case "withdraw-no-show":
      return {
        title: "Withdraw your report?",
        description: `${firstName} is notified. The order completes automatically in ${formatDuration(constants.autoCompleteAfterWindow)} unless one of you says otherwise.`,
        action: "Withdraw the report",
      };
    case "cancel": {
      const paid = order.payment.status === "captured";
      const whose = side === "buyer" ? "your" : "the buyer’s";
      return {
        title: isNoShowReporter(order, side)
          ? `Cancel because ${firstName} did not come?`
          : "Cancel this order?",
        description: order.payment.disputed
          ? getDisputedText(side, "cancel the order")
          : paid
            ? `${total} goes back to ${whose} card, and the piece is for sale again. This cannot be undone.`
            : `The authorization on ${whose} card ends and nothing is charged. The piece is for sale again. This cannot be undone.`,
        action: "Cancel the order",
      };
    }
  }
}

const getHandoverName = ({ type }: Order): string => (type === "pickup" ? "Pickup" : "Delivery");

/** When an order completes by its agreed time, and the seller is paid. */
function getCompletionText({ payment }: Order): string {
  const payout = payment.disputed
    ? "the payout is on hold until the buyer’s bank has decided about the payment"
    : `the payout starts ${payoutDelay} later`;
  return `The order completes automatically ${formatDuration(constants.autoCompleteAfterWindow)} after that time, and ${payout}.`;
}

/** What agreeing to a proposed time means. */
export function getScheduleConfirmation(order: Order, side: Side, window: TimeWindow): Confirmation {
  const { firstName } = getOtherParty(order, side);
  return {
    title: "Agree to this time?",
    description: `${getHandoverName(order)}: ${formatTimeWindow(window)}. ${firstName} proposed it, and once you agree it is set. ${getCompletionText(order)}`,
    action: "Agree to this time",
  };
}

/** What agreeing to another time than the agreed one means. */
export function getRescheduleConfirmation(order: Order, side: Side, window: TimeWindow): Confirmation {
  const { firstName } = getOtherParty(order, side);
  const { agreed } = order.schedule;
  const instead = agreed === null ? "" : ` instead of ${formatTimeWindow(agreed)}`;
  const completion = hasAppointment(order.status, agreed) ? ` ${getCompletionText(order)}` : "";
  return {
    title: "Change to this time?",
    description: `${getHandoverName(order)}: ${formatTimeWindow(window)}${instead}. ${firstName} proposed it, and once you agree the old time no longer applies.${completion}`,
    action: "Change to this time",
  };
}
