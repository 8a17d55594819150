import { completion, fallThrough, type MoveRow } from "./move-row.fixture.ts";

const meeting = ["active-delivery", "active-pickup"] as const;

/** Transitions of an agreed time when a side is late or does not come. */
export const noShowMoves: readonly MoveRow[] = [
  {
    from: meeting,
    send: "running-late",
    by: "buyer",
    in: "on the day",
    to: "unchanged",
    effects: [
      "write-message update by buyer: Running about 30 minutes late",
      "notify seller order: is running about 30 minutes late",
    ],
  },
  {
    from: meeting,
    send: "running-late",
    by: "seller",
    in: "on the day",
    to: "unchanged",
    effects: [
      "write-message update by seller: Running about 30 minutes late",
      "notify buyer order: is running about 30 minutes late",
    ],
  },
  {
    from: meeting,
    send: "report-no-show",
    by: "buyer",
    in: "time over",
    to: "unchanged",
    effects: [
      "set-deadline lapse in 168 h",
      "write-message update by buyer: Reported a no-show: the order no longer completes automatically",
      "notify seller order: says that you did not come",
    ],
  },
  {
    from: meeting,
    send: "report-no-show",
    by: "seller",
    in: "time over",
    to: "unchanged",
    effects: [
      "set-deadline lapse in 168 h",
      "write-message update by seller: Reported a no-show: the order no longer completes automatically",
      "notify buyer order: says that you did not come",
    ],
  },
  {
    from: meeting,
    send: "contest-no-show",
    by: "buyer",
    in: "no-show by buyer",
    to: "unchanged",
    effects: [
      "clear-deadline",
      "write-message update by buyer: Contested the no-show: Heirloop decides",
      "notify seller order: contests the no-show, so Heirloop decides",
    ],
  },
  {
    from: meeting,
    send: "contest-no-show",
    by: "seller",
    in: "no-show by seller",
    to: "unchanged",
    effects: [
      "clear-deadline",
      "write-message update by seller: Contested the no-show: Heirloop decides",
      "notify buyer order: contests the no-show, so Heirloop decides",
    ],
  },
  {
    from: meeting,
    send: "withdraw-no-show",
    by: "buyer",
    in: "contested",
    to: "unchanged",
    effects: [
      "set-deadline auto-complete in 154 h",
      "write-message update by buyer: Withdrew the no-show report",
      "notify seller order: withdrew the no-show report",
    ],
  },
  {
    from: meeting,
    send: "withdraw-no-show",
    by: "seller",
    in: "no-show by buyer",
    to: "unchanged",
    effects: [
      "set-deadline auto-complete in 154 h",
      "write-message update by seller: Withdrew the no-show report",
      "notify buyer order: withdrew the no-show report",
    ],
  },
  {
    from: meeting,
    send: "confirm-handover",
    by: "admin",
    in: "contested",
    to: "completed",
    effects: [
      ...completion,
      "write-message update by nobody: Heirloop decided that the piece changed hands",
      "notify buyer order: Heirloop decided that the piece changed hands, and completed the order",
      "notify seller order: Heirloop decided that the piece changed hands, and completed the order",
    ],
  },
  {
    from: meeting,
    send: "lapse",
    by: "time",
    in: "no-show by seller",
    to: "cancelled",
    effects: [
      ...fallThrough,
      "write-message update by nobody: Nobody answered the no-show within 7 days: canceled and refunded",
      "notify buyer order: The no-show was not resolved: your order was canceled and refunded",
      "notify seller order: The no-show was not resolved: the order was canceled",
    ],
  },
  {
    from: meeting,
    send: "cancel",
    by: "buyer",
    in: "no-show by seller",
    to: "cancelled",
    effects: [
      ...fallThrough,
      "write-message update by buyer: The order was canceled because of a no-show",
      "notify seller order: canceled the order because of a no-show",
    ],
  },
  {
    from: meeting,
    send: "cancel",
    by: "seller",
    in: "contested",
    to: "cancelled",
    effects: [
      ...fallThrough,
      "write-message update by seller: The order was canceled",
      "notify buyer order: canceled the order",
    ],
  },
];
