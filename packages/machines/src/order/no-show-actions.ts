import { constants } from "@heirloop/contract/constants/marketplace-constants";
import {
  requestEffect,
  completeAutomatically,
  completed,
  deadlineIn,
  ended,
  clearDeadline,
  notify,
  notifyOtherSide,
  writeMessage,
  sideOf,
} from "./order-actions.ts";
import { otherSide } from "./order-event.ts";

/** Events of an order whose sides meet at an agreed time (docs/product.md §4, Late and no-show). */
export const lateAndNoShow = {
  "running-late": {
    guard: "mayBeLate" as const,
    actions: [
      "addLateNotice" as const,
      requestEffect((args) =>
        args.event.type === "running-late"
          ? {
              type: "write-message",
              kind: "update",
              text: `Running about ${args.event.minutes} minutes late`,
              by: sideOf(args),
            }
          : null,
      ),
      requestEffect((args) =>
        args.event.type === "running-late"
          ? {
              type: "notify",
              side: otherSide(sideOf(args) ?? "seller"),
              kind: "order",
              text: `is running about ${args.event.minutes} minutes late`,
            }
          : null,
      ),
    ],
  },
  "report-no-show": {
    guard: "mayReportNoShow" as const,
    actions: [
      "setNoShow" as const,
      deadlineIn("lapse", constants.noShowLapse),
      writeMessage("Reported a no-show: the order no longer completes automatically"),
      notifyOtherSide("order", "says that you did not come"),
    ],
  },
  "contest-no-show": {
    guard: "mayContestNoShow" as const,
    actions: [
      "contestNoShow" as const,
      clearDeadline,
      writeMessage("Contested the no-show: Heirloop decides"),
      notifyOtherSide("order", "contests the no-show, so Heirloop decides"),
    ],
  },
  "withdraw-no-show": {
    guard: "mayWithdrawNoShow" as const,
    actions: [
      "clearNoShow" as const,
      completeAutomatically,
      writeMessage("Withdrew the no-show report"),
      notifyOtherSide("order", "withdrew the no-show report"),
    ],
  },
  "confirm-handover": {
    guard: "isAdminWithContestedNoShow" as const,
    target: "completed",
    actions: [
      ...completed,
      writeMessage("Heirloop decided that the piece changed hands"),
      notify("buyer", "order", "Heirloop decided that the piece changed hands, and completed the order"),
      notify("seller", "order", "Heirloop decided that the piece changed hands, and completed the order"),
    ],
  },
  lapse: {
    guard: "isTimeWithOpenNoShow" as const,
    target: "cancelled",
    actions: [
      ...ended,
      writeMessage("Nobody answered the no-show within 7 days: canceled and refunded"),
      notify("buyer", "order", "The no-show was not resolved: your order was canceled and refunded"),
      notify("seller", "order", "The no-show was not resolved: the order was canceled"),
    ],
  },
  cancel: [
    {
      guard: "cancelsForNoShow" as const,
      target: "cancelled",
      actions: [
        ...ended,
        writeMessage("The order was canceled because of a no-show"),
        notifyOtherSide("order", "canceled the order because of a no-show"),
      ],
    },
    {
      guard: "isASideThatMayCancel" as const,
      target: "cancelled",
      actions: [
        ...ended,
        writeMessage("The order was canceled"),
        notifyOtherSide("order", "canceled the order"),
      ],
    },
  ],
};
