import { completeAutomatically, lapseUnlessShipped, notifyOtherSide, writeMessage } from "./order-actions.ts";

const agreedAgain = [
  "agreeOnReschedule" as const,
  writeMessage("The time was changed"),
  notifyOtherSide("order", "agreed to the new time"),
];

const proposeAndKeep = {
  reschedule: {
    guard: "mayReschedule" as const,
    actions: [
      "setReschedule" as const,
      writeMessage("Proposed another time"),
      notifyOtherSide("order", "proposed another time"),
    ],
  },
  "keep-schedule": [
    {
      guard: "declinesReschedule" as const,
      actions: [
        "clearReschedule" as const,
        writeMessage("The agreed time stays"),
        notifyOtherSide("order", "would like to keep the agreed time"),
      ],
    },
    {
      guard: "withdrawsReschedule" as const,
      actions: [
        "clearReschedule" as const,
        writeMessage("Withdrew the proposal of another time"),
        notifyOtherSide("order", "withdrew the proposal of another time"),
      ],
    },
  ],
};

/** Events of an order with an agreed time at which the two sides meet (docs/product.md §4, Another time). */
export const rescheduleMeeting = {
  ...proposeAndKeep,
  "confirm-reschedule": {
    guard: "confirmsReschedule" as const,
    actions: [...agreedAgain, completeAutomatically],
  },
};

/** The same while a carrier is looked for. */
export const rescheduleBeforeCarrier = {
  ...proposeAndKeep,
  "confirm-reschedule": {
    guard: "confirmsReschedule" as const,
    actions: [...agreedAgain, lapseUnlessShipped],
  },
};
