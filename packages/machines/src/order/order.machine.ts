import { business } from "@heirloop/contract/business/business-constants";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { OfferStatus } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { assign, setup } from "xstate";
import type { OrderContext } from "./order-context.ts";
import type { OrderEffect } from "./order-effect.ts";
import { otherSide, type SentOrderEvent } from "./order-event.ts";
import { orderGuards, proposalNamed } from "./order.guards.ts";
import { autoCompletion, later } from "./time-window.ts";

type Asked = { context: OrderContext; event: SentOrderEvent };

const sideOf = ({ event }: Asked): Side | null =>
  event.by === "buyer" || event.by === "seller" ? event.by : null;

const machine = setup({
  types: {} as { context: OrderContext; events: SentOrderEvent; input: OrderContext },
  guards: orderGuards,
  actions: {
    /** The world does what the effect says; see `order-transition.ts`. */
    carryOut: (_asked: Asked, _effect: OrderEffect) => undefined,
    settleOffer: assign((asked: Asked, { status }: { status: OfferStatus }) => ({
      offer: asked.context.offer && { ...asked.context.offer, status, turn: null },
    })),
    approve: assign({ approved: true }),
    counterOffer: assign(({ context, event }: Asked) =>
      event.type === "counter" && context.offer !== null && (event.by === "buyer" || event.by === "seller")
        ? {
            offer: {
              amount: event.amount,
              status: "counteroffer" as const,
              counteroffer: event.amount,
              turn: otherSide(event.by),
            },
          }
        : {},
    ),
    keepProposal: assign(({ context, event }: Asked) =>
      event.type === "schedule" && (event.by === "buyer" || event.by === "seller")
        ? { proposals: [...context.proposals, { date: event.date, window: event.window, by: event.by }] }
        : {},
    ),
    agreeOnWindow: assign((asked: Asked) => {
      const named = proposalNamed(asked);
      return named ? { agreed: { date: named.date, window: named.window } } : {};
    }),
    keepCarrier: assign(({ event }: Asked) =>
      event.type === "assign-carrier" ? { carrier: { name: event.carrier, quote: event.quote } } : {},
    ),
    keepTracking: assign(({ event }: Asked) => (event.type === "ship" ? { tracking: event.tracking } : {})),
    keepWhoAskedToSettleOff: assign((asked: Asked) => ({ completeOffAskedBy: sideOf(asked) })),
  },
});

type Params = OrderEffect | ((asked: Asked) => OrderEffect);
const carryOut = (params: Params) => ({ type: "carryOut" as const, params });
const say = (text: string) =>
  carryOut((asked) => ({ type: "write-message", kind: "update", text, by: sideOf(asked) }));
const tell = (side: Side, kind: NotificationType, text: string) =>
  carryOut({ type: "notify", side, kind, text });
/** The side that did not act; both sides' acts are news to the other. */
const tellOther = (kind: NotificationType, text: string) =>
  carryOut((asked) => ({ type: "notify", side: otherSide(sideOf(asked) ?? "seller"), kind, text }));
const settleOffer = (status: OfferStatus) => ({ type: "settleOffer" as const, params: { status } });
const deadlineIn = (event: "expire" | "lapse", milliseconds: number) =>
  carryOut(({ event: { now } }) => ({ type: "set-deadline", event, at: later(now, milliseconds) }));
const completeByItself = carryOut(({ context, event }) => ({
  type: "set-deadline",
  event: "auto-complete",
  at: autoCompletion(context.agreed, event.now),
}));

const returnMoney = carryOut({ type: "return-payment" });
const releaseStock = carryOut({ type: "release-stock" });
const noDeadline = carryOut({ type: "clear-deadline" });
const ended = [returnMoney, releaseStock, noDeadline];

const remove = {
  guard: "isAdmin" as const,
  target: "deleted",
  actions: [
    ...ended,
    say("Heirloop removed this order"),
    tell("buyer", "order", "Heirloop removed this order"),
    tell("seller", "order", "Heirloop removed this order"),
  ],
};
const cancel = {
  guard: "isASide" as const,
  target: "cancelled",
  actions: [...ended, say("The order was cancelled"), tellOther("order", "cancelled the order")],
};
const complete = [
  noDeadline,
  carryOut({ type: "schedule-payout" as const }),
  carryOut({ type: "ask-for-reviews" as const }),
];
const delivered = {
  target: "completed",
  actions: [...complete, say("Delivered"), tellOther("order", "confirmed the delivery")],
};
const pickedUp = {
  target: "completed",
  actions: [...complete, say("Picked up"), tellOther("order", "confirmed the pickup")],
};
const completedByTime = {
  guard: "isTime" as const,
  target: "completed",
  actions: [...complete, say("Completed: nobody reported a problem")],
};
const settleOff = [
  {
    guard: "agreesToSettleOff" as const,
    target: "completed-off-heirloop",
    actions: [
      returnMoney,
      noDeadline,
      say("Both sides settled this between themselves"),
      tellOther("order", "agreed to settle off Heirloop"),
    ],
  },
  {
    guard: "asksToSettleOff" as const,
    actions: [
      "keepWhoAskedToSettleOff" as const,
      say("Asked to settle this off Heirloop"),
      tellOther("order", "asks to settle off Heirloop"),
    ],
  },
];
const agreed = ["agreeOnWindow" as const, say("The time is agreed"), tellOther("order", "agreed to a time")];

/**
 * The life of an order (docs/product.md §4). Its states are the order statuses, its events those of the contract with who sends them
 * and when. Nothing but this machine decides what may happen to an order; what then has to be done are its `carryOut` effects.
 */
export const orderMachine = machine.createMachine({
  id: "order",
  context: ({ input }) => input,
  initial: "requested",
  states: {
    "offer-sent": {
      on: {
        accept: {
          guard: "isTheirTurn",
          target: "scheduling",
          actions: [
            settleOffer("accepted"),
            "approve",
            carryOut({ type: "charge-payment" }),
            carryOut({ type: "mark-sold" }),
            deadlineIn("lapse", business.schedulingLapse),
            say("The offer was accepted"),
            tellOther("offer-accepted", "accepted your offer"),
          ],
        },
        counter: {
          guard: "isTheirTurnAndAmountMoves",
          actions: [
            "counterOffer",
            deadlineIn("expire", business.offerExpiry),
            carryOut((asked) => ({
              type: "write-message",
              kind: "offer-sent",
              text: `Counteroffer: ${formatCents(asked.context.offer?.amount ?? 0)}`,
              by: sideOf(asked),
            })),
            carryOut((asked) => ({
              type: "notify",
              side: otherSide(sideOf(asked) ?? "seller"),
              kind: "counteroffer",
              text: `sent a counteroffer of ${formatCents(asked.context.offer?.amount ?? 0)}`,
            })),
          ],
        },
        decline: {
          guard: "isTheirTurn",
          target: "deleted",
          actions: [
            settleOffer("declined"),
            returnMoney,
            noDeadline,
            carryOut((asked) => ({
              type: "write-message",
              kind: "offer-deleted",
              text: "The offer was declined",
              by: sideOf(asked),
            })),
            tellOther("offer-declined", "declined your offer"),
          ],
        },
        withdraw: {
          guard: "isBuyer",
          target: "deleted",
          actions: [
            settleOffer("withdrawn"),
            returnMoney,
            noDeadline,
            carryOut({
              type: "write-message",
              kind: "offer-deleted",
              text: "The offer was withdrawn",
              by: "buyer",
            }),
            tell("seller", "offer-declined", "withdrew the offer"),
          ],
        },
        expire: {
          guard: "isTime",
          target: "expired",
          actions: [
            settleOffer("expired"),
            returnMoney,
            noDeadline,
            carryOut({ type: "write-message", kind: "offer-deleted", text: "The offer expired", by: null }),
            tell("buyer", "offer-declined", "Your offer expired"),
            tell("seller", "offer-declined", "An offer expired"),
          ],
        },
        remove,
      },
    },
    requested: {
      on: {
        approve: {
          guard: "isSeller",
          target: "scheduling",
          actions: [
            "approve",
            carryOut({ type: "capture-payment" }),
            carryOut({ type: "mark-sold" }),
            deadlineIn("lapse", business.schedulingLapse),
            say("The seller approved the order"),
            tell("buyer", "order", "approved your order"),
          ],
        },
        decline: {
          guard: "isSeller",
          target: "cancelled",
          actions: [
            ...ended,
            say("The seller declined the order"),
            tell("buyer", "order", "declined your order"),
          ],
        },
        cancel: { ...cancel, guard: "isBuyer" },
        expire: {
          guard: "isTime",
          target: "expired",
          actions: [
            ...ended,
            say("The request expired without an answer"),
            tell("buyer", "order", "Your order expired without an answer; nothing was charged"),
            tell("seller", "order", "An order expired without your answer"),
          ],
        },
        remove,
      },
    },
    scheduling: {
      on: {
        schedule: {
          guard: "mayPropose",
          actions: ["keepProposal", say("Proposed a time"), tellOther("order", "proposed a time")],
        },
        "confirm-schedule": [
          { guard: "confirmsForPickup", target: "active-pickup", actions: [...agreed, completeByItself] },
          {
            guard: "confirmsWithinOneHub",
            target: "active-delivery",
            actions: [...agreed, completeByItself],
          },
          { guard: "confirmsForCarrier", target: "looking_for_carrier", actions: [...agreed, noDeadline] },
        ],
        "complete-off": settleOff,
        cancel,
        lapse: {
          guard: "isTime",
          target: "cancelled",
          actions: [
            ...ended,
            say("No time was agreed within 14 days: cancelled and refunded"),
            tell("buyer", "order", "No time was agreed: your order was cancelled and refunded"),
            tell("seller", "order", "No time was agreed: the order was cancelled"),
          ],
        },
        remove,
      },
    },
    looking_for_carrier: {
      on: {
        "assign-carrier": {
          guard: "isSellerOrAdmin",
          target: "awaiting_shipping",
          actions: [
            "keepCarrier",
            say("A carrier was found"),
            tell("buyer", "order", "found a carrier for your order"),
          ],
        },
        cancel,
        remove,
      },
    },
    awaiting_shipping: {
      on: {
        ship: {
          guard: "isSeller",
          target: "in_transit",
          actions: [
            "keepTracking",
            completeByItself,
            say("On its way"),
            tell("buyer", "order", "shipped your order"),
          ],
        },
        cancel,
        remove,
      },
    },
    in_transit: {
      on: { deliver: { guard: "hasDelivered", ...delivered }, "auto-complete": completedByTime, remove },
    },
    "active-delivery": {
      on: {
        deliver: { guard: "hasDelivered", ...delivered },
        "auto-complete": completedByTime,
        cancel,
        remove,
      },
    },
    "active-pickup": {
      on: {
        "pick-up": { guard: "hasPickedUp", ...pickedUp },
        "complete-off": settleOff,
        "auto-complete": completedByTime,
        cancel,
        remove,
      },
    },
    completed: { type: "final" },
    "completed-off-heirloop": { type: "final" },
    cancelled: { type: "final" },
    canceled: { type: "final" },
    expired: { type: "final" },
    deleted: { type: "final" },
  },
});
