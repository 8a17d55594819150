import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { cents } from "@heirloop/contract/money/money.schema";
import type { OfferOutcome } from "@heirloop/contract/order/offer-status";
import type { PaymentStatus } from "@heirloop/contract/order/payment-status";
import { assign, setup } from "xstate";
import { acceptOffer, counterOffer, endOffer, loseOffer, offerPaid, repriceOffer } from "./offer-actions.ts";
import {
  type ActionArgs,
  awaitPayment,
  requestEffect,
  completeAutomatically,
  completed,
  deadlineIn,
  ended,
  lapseUnlessShipped,
  clearDeadline,
  paymentFailed,
  recordPayment,
  returnMoney,
  writeMessage,
  sideOf,
  notify,
  notifyOtherSide,
} from "./order-actions.ts";
import type { OrderContext } from "./order-context.ts";
import type { OrderEffect } from "./order-effect.ts";
import { isSide, otherSide, type SentOrderEvent } from "./order-event.ts";
import { lateAndNoShow } from "./no-show-actions.ts";
import { makeOffer, requestOrder } from "./placing-actions.ts";
import { rescheduleBeforeCarrier, rescheduleMeeting } from "./reschedule-actions.ts";
import { orderGuards, proposalNamed } from "./order.guards.ts";

const machine = setup({
  types: {} as { context: OrderContext; events: SentOrderEvent; input: OrderContext },
  guards: orderGuards,
  actions: {
    /** The caller runs the effect; see `order-transition.ts`. */
    requestEffect: (_args: ActionArgs, _effect: OrderEffect | null) => undefined,
    settleOffer: assign((args: ActionArgs, { status }: { status: OfferOutcome }) => ({
      offer: args.context.offer && { ...args.context.offer, status, turn: null },
    })),
    settleLostOffer: assign(({ context, event }: ActionArgs) =>
      event.type === "end-offer" && context.offer !== null
        ? { offer: { ...context.offer, status: event.outcome, turn: null } }
        : {},
    ),
    /** A buyer never pays more for a piece than its price. */
    lowerOffer: assign(({ context: { offer, askingPrice } }: ActionArgs) => {
      if (offer === null) return {};
      const lower = (amount: number) => cents(Math.min(amount, askingPrice));
      return {
        offer: {
          ...offer,
          amount: lower(offer.amount),
          counteroffer: offer.counteroffer && lower(offer.counteroffer),
          buyerAmount: lower(offer.buyerAmount),
          sellerAmount: offer.sellerAmount && lower(offer.sellerAmount),
        },
      };
    }),
    approve: assign({ approved: true }),
    setPayment: assign((_, { status }: { status: PaymentStatus }) => ({ payment: status })),
    counterOffer: assign(({ context, event }: ActionArgs) =>
      event.type === "counter" && context.offer !== null && isSide(event.by)
        ? {
            offer: {
              amount: event.amount,
              status: "counteroffer" as const,
              counteroffer: event.amount,
              buyerAmount: event.by === "buyer" ? event.amount : context.offer.buyerAmount,
              sellerAmount: event.by === "seller" ? event.amount : context.offer.sellerAmount,
              turn: otherSide(event.by),
            },
          }
        : {},
    ),
    addProposal: assign(({ context, event }: ActionArgs) =>
      event.type === "schedule" && isSide(event.by)
        ? { proposals: [...context.proposals, { date: event.date, window: event.window, by: event.by }] }
        : {},
    ),
    agreeOnWindow: assign((args: ActionArgs) => {
      const proposal = proposalNamed(args);
      return proposal ? { agreed: { date: proposal.date, window: proposal.window } } : {};
    }),
    setReschedule: assign(({ event }: ActionArgs) =>
      event.type === "reschedule" && isSide(event.by)
        ? { reschedule: { date: event.date, window: event.window, by: event.by } }
        : {},
    ),
    agreeOnReschedule: assign(({ context: { agreed, reschedule } }: ActionArgs) => ({
      agreed: reschedule === null ? agreed : { date: reschedule.date, window: reschedule.window },
      reschedule: null,
      late: [],
      noShow: null,
    })),
    addLateNotice: assign(({ context, event }: ActionArgs) =>
      event.type === "running-late" && isSide(event.by)
        ? { late: [...context.late, { by: event.by, minutes: event.minutes }] }
        : {},
    ),
    setNoShow: assign((args: ActionArgs) => {
      const by = sideOf(args);
      return by === null ? {} : { noShow: { by, contested: false } };
    }),
    contestNoShow: assign(({ context: { noShow } }: ActionArgs) => ({
      noShow: noShow && { ...noShow, contested: true },
    })),
    clearNoShow: assign({ noShow: null }),
    clearReschedule: assign({ reschedule: null }),
    setPickup: assign(({ event }: ActionArgs) =>
      event.type === "set-pickup"
        ? { pickup: { address: event.address, phone: event.phone, accessNotes: event.accessNotes || null } }
        : {},
    ),
    setCarrier: assign(({ event }: ActionArgs) =>
      event.type === "assign-carrier" ? { carrier: { name: event.carrier, quote: event.quote } } : {},
    ),
    setTracking: assign(({ event }: ActionArgs) =>
      event.type === "ship" ? { tracking: event.tracking } : {},
    ),
    recordCompleteOffRequest: assign((args: ActionArgs) => ({ completeOffAskedBy: sideOf(args) })),
  },
});

const remove = {
  guard: "isAdmin" as const,
  target: "deleted",
  actions: [
    ...ended,
    writeMessage("Heirloop removed this order"),
    notify("buyer", "order", "Heirloop removed this order"),
    notify("seller", "order", "Heirloop removed this order"),
  ],
};
const cancel = {
  guard: "isASide" as const,
  target: "cancelled",
  actions: [...ended, writeMessage("The order was canceled"), notifyOtherSide("order", "canceled the order")],
};
const delivered = {
  target: "completed",
  actions: [...completed, writeMessage("Delivered"), notifyOtherSide("order", "confirmed the delivery")],
};
const pickedUp = {
  target: "completed",
  actions: [...completed, writeMessage("Picked up"), notifyOtherSide("order", "confirmed the pickup")],
};
const completedByTime = {
  guard: "isTime" as const,
  target: "completed",
  actions: [...completed, writeMessage("Completed: nobody reported a problem")],
};
const notShipped = (why: string) => ({
  guard: "isTime" as const,
  target: "cancelled",
  actions: [
    ...ended,
    writeMessage(`${why}: canceled and refunded`),
    notify("buyer", "order", `${why}: your order was canceled and refunded`),
    notify("seller", "order", `${why}: the order was canceled`),
  ],
});
const completeOff = [
  {
    guard: "agreesToCompleteOff" as const,
    target: "completed-off-heirloop",
    actions: [
      returnMoney,
      clearDeadline,
      writeMessage("Both sides completed this outside Heirloop"),
      notifyOtherSide("order", "agreed to complete outside Heirloop"),
    ],
  },
  {
    guard: "asksToCompleteOff" as const,
    actions: [
      "recordCompleteOffRequest" as const,
      writeMessage("Asked to complete this outside Heirloop"),
      notifyOtherSide("order", "asks to complete outside Heirloop"),
    ],
  },
];
const agreed = [
  "agreeOnWindow" as const,
  writeMessage("The time is agreed"),
  notifyOtherSide("order", "agreed to a time"),
];

/** An end, which leaves no proposal and no report open. */
const over = { type: "final" as const, entry: ["clearReschedule" as const, "clearNoShow" as const] };

/**
 * The life cycle of an order (docs/product.md §4). Its states are the order statuses and the preceding
 * checkout; its events are those of the contract with their sender and time. Only this machine decides which
 * events are allowed; their side effects are its `requestEffect` effects.
 */
export const orderMachine = machine.createMachine({
  id: "order",
  context: ({ input }) => input,
  initial: "placing",
  states: {
    /** The checkout, before the first event creates the order. */
    placing: {
      on: {
        request: { guard: "buysAtPrice", target: "requested", actions: requestOrder },
        offer: { guard: "makesOffer", target: "offer-sent", actions: makeOffer },
      },
    },
    "offer-sent": {
      on: {
        accept: { guard: "isTheirTurnAndReachesFloor", actions: acceptOffer },
        "payment-succeeded": { guard: "completesAcceptance", target: "scheduling", actions: offerPaid },
        "payment-failed": {
          guard: "isSystemAndPending",
          actions: [
            paymentFailed,
            notify("buyer", "order", "Your card was declined, so the offer is not accepted yet"),
            notify(
              "seller",
              "order",
              "The buyer’s card was declined; the piece is held while they choose another",
            ),
          ],
        },
        "retry-payment": { guard: "isBuyerWithDeclinedCard", actions: awaitPayment("charge-payment") },
        counter: { guard: "isTheirTurnAndAmountFits", actions: counterOffer },
        reprice: { guard: "isSystemAndPriceReachesOffer", actions: repriceOffer },
        decline: { guard: "isTheirTurn", target: "deleted", actions: endOffer("declined") },
        withdraw: { guard: "isBuyerUnlessPending", target: "deleted", actions: endOffer("withdrawn") },
        expire: [
          { guard: "isTimeAndUnpaid", target: "expired", actions: endOffer("unpaid") },
          { guard: "isTimeUnlessPending", target: "expired", actions: endOffer("expired") },
        ],
        "end-offer": { guard: "isSystem", target: "deleted", actions: loseOffer },
        remove: { guard: "isAdmin", target: "deleted", actions: endOffer("removed") },
      },
    },
    requested: {
      on: {
        approve: { guard: "isSellerUnlessPending", actions: awaitPayment("capture-payment") },
        "payment-failed": {
          guard: "isSystemAndPending",
          actions: [
            paymentFailed,
            notify("buyer", "order", "Your card was declined, so the order is not approved yet"),
          ],
        },
        "payment-succeeded": {
          guard: "completesApproval",
          target: "scheduling",
          actions: [
            "approve",
            ...recordPayment,
            requestEffect({ type: "mark-sold" }),
            deadlineIn("lapse", constants.schedulingLapse),
            writeMessage("The seller approved the order"),
            notify("buyer", "order", "approved your order"),
          ],
        },
        decline: {
          guard: "isSellerUnlessPending",
          target: "cancelled",
          actions: [
            ...ended,
            writeMessage("The seller declined the order"),
            notify("buyer", "order", "declined your order"),
          ],
        },
        cancel: { ...cancel, guard: "isBuyerUnlessPending" },
        expire: {
          guard: "isTimeUnlessPending",
          target: "expired",
          actions: [
            ...ended,
            writeMessage("The request expired without an answer"),
            notify("buyer", "order", "Your order expired without an answer; nothing was charged"),
            notify("seller", "order", "An order expired without your answer"),
          ],
        },
        remove,
      },
    },
    scheduling: {
      on: {
        "set-pickup": { guard: "isSellerOfPickup", actions: "setPickup" },
        schedule: {
          guard: "mayPropose",
          actions: [
            "addProposal",
            writeMessage("Proposed a time"),
            notifyOtherSide("order", "proposed a time"),
          ],
        },
        "confirm-schedule": [
          {
            guard: "confirmsForPickup",
            target: "active-pickup",
            actions: [...agreed, completeAutomatically],
          },
          {
            guard: "confirmsForSeller",
            target: "active-delivery",
            actions: [...agreed, completeAutomatically],
          },
          {
            guard: "confirmsForCarrier",
            target: "looking_for_carrier",
            actions: [...agreed, lapseUnlessShipped],
          },
        ],
        "complete-off": completeOff,
        cancel,
        lapse: {
          guard: "isTime",
          target: "cancelled",
          actions: [
            ...ended,
            writeMessage("No time was agreed within 14 days: canceled and refunded"),
            notify("buyer", "order", "No time was agreed: your order was canceled and refunded"),
            notify("seller", "order", "No time was agreed: the order was canceled"),
          ],
        },
        remove,
      },
    },
    looking_for_carrier: {
      on: {
        ...rescheduleBeforeCarrier,
        "assign-carrier": {
          guard: "isSellerOrAdmin",
          target: "awaiting_shipping",
          actions: [
            "setCarrier",
            "clearReschedule",
            lapseUnlessShipped,
            writeMessage("A carrier was found"),
            notify("buyer", "order", "found a carrier for your order"),
          ],
        },
        cancel,
        lapse: notShipped("No carrier was booked in time"),
        remove,
      },
    },
    awaiting_shipping: {
      on: {
        ship: {
          guard: "isSeller",
          target: "in_transit",
          actions: [
            "setTracking",
            completeAutomatically,
            writeMessage("On its way"),
            notify("buyer", "order", "shipped your order"),
          ],
        },
        cancel,
        lapse: notShipped("It was not shipped in time"),
        remove,
      },
    },
    in_transit: {
      on: { deliver: { guard: "hasDelivered", ...delivered }, "auto-complete": completedByTime, remove },
    },
    "active-delivery": {
      on: {
        ...rescheduleMeeting,
        ...lateAndNoShow,
        deliver: { guard: "hasDeliveredUncontested", ...delivered },
        "auto-complete": { ...completedByTime, guard: "isTimeWithoutNoShow" },
        remove,
      },
    },
    "active-pickup": {
      on: {
        ...rescheduleMeeting,
        ...lateAndNoShow,
        "set-pickup": {
          guard: "isSellerOfPickup",
          actions: [
            "setPickup",
            writeMessage("The seller changed the pickup details"),
            notify("buyer", "order", "changed the pickup details"),
          ],
        },
        "pick-up": { guard: "hasPickedUp", ...pickedUp },
        "complete-off": completeOff,
        "auto-complete": { ...completedByTime, guard: "isTimeWithoutNoShow" },
        remove,
      },
    },
    completed: over,
    "completed-off-heirloop": over,
    cancelled: over,
    canceled: over,
    expired: over,
    deleted: over,
  },
});
