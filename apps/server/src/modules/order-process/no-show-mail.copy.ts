import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { OrderEventType } from "@heirloop/contract/order/order.events";
import type { Side } from "@heirloop/contract/user/user.schema";
import { agreedTime } from "./appointment-mail.copy.ts";
import { returned, unlessBy, type Words } from "./order-mail.facts.ts";

const days = `${constants.noShowLapse / 86_400_000} days`;

const late: Words = ({ order, other, pieces }) => {
  const notice = order.late?.at(-1);
  return notice === undefined
    ? null
    : {
        subject: `${other} is running late: ${pieces}`,
        says: [
          `${other} is running about ${notice.minutes} minutes late for ${pieces}.`,
          "The phone number is on the order’s page.",
        ],
      };
};

const reported: Words = (facts) => ({
  subject: `Did you meet? ${facts.pieces}`,
  says: [
    `${facts.other} says that you did not come at the agreed time: ${agreedTime(facts)}.`,
    `Propose another time, or say what happened. If nothing happens within ${days}, the order is canceled and the buyer gets the money back.`,
  ],
});

const contested: Words = (facts) => ({
  subject: `Contested: the no-show for ${facts.pieces}`,
  says: [
    `${facts.other} contests your report of a no-show.`,
    ...(facts.reason === null ? [] : [`What happened: ${facts.reason}`]),
    "We look into it and decide. Until then nothing is paid out or refunded. You can still agree on another time, or withdraw your report.",
  ],
});

const withdrawn: Words = (facts) => ({
  subject: `No-show report withdrawn: ${facts.pieces}`,
  says: [
    `${facts.other} withdrew the report that you did not come.`,
    `The order completes automatically in ${constants.autoCompleteAfterWindow / 3_600_000} hours.`,
  ],
});

/** The mails about a side that is late or does not come. */
export const noShowMailCopy: Readonly<
  Record<
    Extract<OrderEventType, "running-late" | "report-no-show" | "contest-no-show" | "withdraw-no-show">,
    Readonly<Record<Side, Words>>
  >
> = {
  "running-late": { buyer: unlessBy("buyer", late), seller: unlessBy("seller", late) },
  "report-no-show": { buyer: unlessBy("buyer", reported), seller: unlessBy("seller", reported) },
  "contest-no-show": { buyer: unlessBy("buyer", contested), seller: unlessBy("seller", contested) },
  "withdraw-no-show": { buyer: unlessBy("buyer", withdrawn), seller: unlessBy("seller", withdrawn) },
};

/** A completed order's mail, with the decision that completed it. */
export const decidedHandover =
  (words: Words): Words =>
  (facts) => {
    const copy = words(facts);
    return (
      copy && {
        ...copy,
        says: [
          "We looked into the contested no-show and decided that the piece changed hands.",
          ...(facts.reason === null ? [] : [`Reason: ${facts.reason}`]),
          ...copy.says,
        ],
      }
    );
  };

const lapsed =
  (side: Side): Words =>
  (facts) => ({
    subject: `Canceled: ${facts.pieces}`,
    says: [
      `The reported no-show for ${facts.pieces} was not resolved within ${days}, so the order was canceled.`,
      ...(side === "buyer" ? returned(facts) : ["The piece is on sale again."]),
    ],
  });

const notShipped =
  (side: Side, what: string): Words =>
  (facts) => ({
    subject: `Canceled: ${facts.pieces}`,
    says: [
      `${facts.pieces} ${what} in time, so the order was canceled.`,
      ...(side === "buyer" ? returned(facts) : ["The piece is on sale again."]),
    ],
  });

/** What an order's end without an agreed time says, without a carrier, or without an answer to a no-show. */
export const lapsedBecause =
  (side: Side, withoutTime: Words): Words =>
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
