import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { OrderEventType } from "@heirloop/contract/order/order.events";
import type { Side } from "@heirloop/contract/user/user.schema";
import { agreedTime } from "./appointment-mail.copy.ts";
import { returned, unlessBy, type WriteMail } from "./order-mail.facts.ts";

const days = `${constants.noShowLapse / 86_400_000} days`;

const late: WriteMail = ({ order, other, pieces }) => {
  const notice = order.late?.at(-1);
  return notice === undefined
    ? null
    : {
        subject: `${other} is running late: ${pieces}`,
        paragraphs: [
          `${other} is running about ${notice.minutes} minutes late for ${pieces}.`,
          "The phone number is on the order’s page.",
        ],
      };
};

const reported: WriteMail = (facts) => ({
  subject: `Did you meet? ${facts.pieces}`,
  paragraphs: [
    `${facts.other} says that you did not come at the agreed time: ${agreedTime(facts)}.`,
    `Propose another time, or say what happened. If nothing happens within ${days}, the order is canceled and the buyer gets the money back.`,
  ],
});

const contested: WriteMail = (facts) => ({
  subject: `Contested: the no-show for ${facts.pieces}`,
  paragraphs: [
    `${facts.other} contests your report of a no-show.`,
    ...(facts.reason === null ? [] : [`What happened: ${facts.reason}`]),
    "We look into it and decide. Until then nothing is paid out or refunded. You can still agree on another time, or withdraw your report.",
  ],
});

const withdrawn: WriteMail = (facts) => ({
  subject: `No-show report withdrawn: ${facts.pieces}`,
  paragraphs: [
    `${facts.other} withdrew the report that you did not come.`,
    `The order completes automatically in ${formatDuration(constants.autoCompleteAfterWindow)}.`,
  ],
});

/** The mails about a side that is late or does not come. */
export const noShowMailCopy: Readonly<
  Record<
    Extract<OrderEventType, "running-late" | "report-no-show" | "contest-no-show" | "withdraw-no-show">,
    Readonly<Record<Side, WriteMail>>
  >
> = {
  "running-late": { buyer: unlessBy("buyer", late), seller: unlessBy("seller", late) },
  "report-no-show": { buyer: unlessBy("buyer", reported), seller: unlessBy("seller", reported) },
  "contest-no-show": { buyer: unlessBy("buyer", contested), seller: unlessBy("seller", contested) },
  "withdraw-no-show": { buyer: unlessBy("buyer", withdrawn), seller: unlessBy("seller", withdrawn) },
};

/** A completed order's mail, with the decision that completed it. */
export const decidedHandover =
  (write: WriteMail): WriteMail =>
  (facts) => {
    const copy = write(facts);
    return (
      copy && {
        ...copy,
        paragraphs: [
          "We looked into the contested no-show and decided that the piece changed hands.",
          ...(facts.reason === null ? [] : [`Reason: ${facts.reason}`]),
          ...copy.paragraphs,
        ],
      }
    );
  };

const lapsed =
  (side: Side): WriteMail =>
  (facts) => ({
    subject: `Canceled: ${facts.pieces}`,
    paragraphs: [
      `The reported no-show for ${facts.pieces} was not resolved within ${days}, so the order was canceled.`,
      ...(side === "buyer" ? returned(facts) : ["The piece is on sale again."]),
    ],
  });

const notShipped =
  (side: Side, what: string): WriteMail =>
  (facts) => ({
    subject: `Canceled: ${facts.pieces}`,
    paragraphs: [
      `${facts.pieces} ${what} in time, so the order was canceled.`,
      ...(side === "buyer" ? returned(facts) : ["The piece is on sale again."]),
    ],
  });

/** What an order's end without an agreed time says, without a carrier, or without an answer to a no-show. */
export const lapsedBecause =
  (side: Side, withoutTime: WriteMail): WriteMail =>
  (facts) => {
    switch (facts.from) {
      case "scheduling":
        return withoutTime(facts);
      case "looking_for_carrier":
        return notShipped(side, "was not booked with a carrier")(facts);
      case "awaiting_shipping":
        return notShipped(side, "was not shipped")(facts);
      default:
        return lapsed(side)(facts);
    }
  };
