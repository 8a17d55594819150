import type { OrderEventType } from "@heirloop/contract/order/order.events";
import type { Side } from "@heirloop/contract/user/user.schema";
import { formatAppointment } from "../order/format-appointment.ts";
import { agreedTime, contactRows } from "./appointment-mail.copy.ts";
import { unlessBy, type WriteMail } from "./order-mail.facts.ts";

const proposed: WriteMail = (facts) => {
  const { other, pieces, order } = facts;
  return order.reschedule === null
    ? null
    : {
        subject: `${other} proposes another time for ${pieces}`,
        paragraphs: [
          `${other} proposes ${formatAppointment(order.reschedule)} instead of ${agreedTime(facts)}.`,
          "Agree to the new time, or keep the agreed one. Until you agree, the agreed time stays valid.",
        ],
      };
};

const changed =
  (side: Side): WriteMail =>
  (facts) => ({
    subject: `The time has changed: ${facts.pieces}`,
    paragraphs: [
      `${facts.order.type === "pickup" ? "Pickup" : "Handover"}: ${agreedTime(facts)}. The earlier time no longer applies.`,
    ],
    rows: contactRows(side, facts),
  });

const kept: WriteMail = (facts) => ({
  subject: `The time stays the same: ${facts.pieces}`,
  paragraphs: [
    `${facts.other} keeps the agreed time for ${facts.pieces}: ${agreedTime(facts)}. The proposal of another time is closed.`,
  ],
});

/** The mails about another time than the agreed one. */
export const rescheduleMailCopy: Readonly<
  Record<
    Extract<OrderEventType, "reschedule" | "confirm-reschedule" | "keep-schedule">,
    Readonly<Record<Side, WriteMail>>
  >
> = {
  reschedule: { buyer: unlessBy("buyer", proposed), seller: unlessBy("seller", proposed) },
  "confirm-reschedule": { buyer: changed("buyer"), seller: changed("seller") },
  "keep-schedule": { buyer: unlessBy("buyer", kept), seller: unlessBy("seller", kept) },
};
