import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { assign, setup } from "xstate";
import { autoCompletion, later } from "@heirloop/contract/order/time-window";
import type { OrderCaseContext } from "./order-case-context.ts";
import type { CaseNews, OrderCaseEffect } from "./order-case-effect.ts";
import type { SentOrderCaseEvent } from "./order-case-event.ts";
import {
  agreedWith,
  type CaseArgs,
  confirmedTime,
  orderCaseGuards,
  solutionOf,
} from "./order-case.guards.ts";
import { isSide } from "../order/order-event.ts";

const machine = setup({
  types: {} as { context: OrderCaseContext; events: SentOrderCaseEvent; input: OrderCaseContext },
  guards: orderCaseGuards,
  actions: {
    /** The caller runs the effect; see `order-case-transition.ts`. */
    requestEffect: (_args: CaseArgs, _effect: OrderCaseEffect) => undefined,
    setProposal: assign(({ event }: CaseArgs) => ({ proposal: solutionOf(event) })),
    clearProposal: assign({ proposal: null }),
    agree: assign((args: CaseArgs) => ({ agreed: agreedWith(args) })),
    /** A new decision on a return voids an earlier agreement on a time. */
    startReturn: assign({ proposals: [], pickup: null, tracking: null }),
    addTimeProposal: assign(({ context, event }: CaseArgs) =>
      event.type === "schedule" && isSide(event.by)
        ? { proposals: [...context.proposals, { date: event.date, window: event.window, by: event.by }] }
        : {},
    ),
    agreeOnTime: assign((args: CaseArgs) => {
      const time = confirmedTime(args);
      return time ? { pickup: { date: time.date, window: time.window } } : {};
    }),
    setTracking: assign(({ event }: CaseArgs) =>
      event.type === "send-back" ? { tracking: event.tracking } : {},
    ),
    markReceived: assign({ received: true }),
    resolveReturned: assign({ outcome: "returned" as const }),
    resolveRefunded: assign(({ context }: CaseArgs) => ({
      outcome: context.received ? ("returned" as const) : ("refunded" as const),
    })),
    resolveRepaired: assign({ outcome: "repaired" as const }),
    resolveDeclined: assign({ outcome: "declined" as const }),
  },
});

type Params = OrderCaseEffect | ((args: CaseArgs) => OrderCaseEffect);
const requestEffect = (params: Params) => ({ type: "requestEffect" as const, params });
const notify = (news: CaseNews) => requestEffect({ type: "notify", news });
const clearDeadline = requestEffect({ type: "clear-deadline" });
const deadlineIn = (milliseconds: number) =>
  requestEffect(({ event: { now } }) => ({ type: "set-deadline", at: later(now, milliseconds) }));
/** The seller has time to look at the piece after the agreed window. */
const receivedAfterWindow = requestEffect((args) => ({
  type: "set-deadline",
  at: autoCompletion(confirmedTime(args) ?? null, args.context.timeZone, args.event.now),
}));
const refundAgreed = requestEffect((args) => ({ type: "refund", amount: agreedWith(args)?.amount ?? 0 }));
const refundRest = requestEffect(({ context }) => ({ type: "refund", amount: context.left }));
const ended = [clearDeadline, requestEffect({ type: "release-payout" })];
const received = [
  "markReceived" as const,
  clearDeadline,
  requestEffect({ type: "return-stock" }),
  notify("received"),
];

/** What is done once both sides agree. */
const toReturn = {
  target: "arranging-return",
  actions: [
    "agree" as const,
    "startReturn" as const,
    deadlineIn(constants.caseReturnAgreed),
    notify("return-agreed"),
  ],
};
const toRefund = {
  target: "refunding",
  actions: ["agree" as const, clearDeadline, refundAgreed, notify("refund-agreed")],
};
const toRepair = {
  target: "repairing",
  actions: ["agree" as const, deadlineIn(constants.caseRepair), notify("repair-agreed")],
};
const granted = [
  { guard: "isSellerGrantingReturn" as const, ...toReturn },
  { guard: "isSellerGrantingRefund" as const, ...toRefund },
  { guard: "isSellerGrantingRepair" as const, ...toRepair },
];
const escalate = { target: "escalated", actions: [clearDeadline, notify("escalated")] };
const overdue = {
  guard: "isTime" as const,
  target: "escalated",
  actions: [clearDeadline, notify("overdue")],
};
const withdraw = {
  guard: "isBuyerWithPiece" as const,
  target: "withdrawn",
  actions: [...ended, notify("withdrawn")],
};
const propose = {
  guard: "proposes" as const,
  target: "awaiting-buyer",
  actions: ["setProposal" as const, deadlineIn(constants.caseAnswer), notify("proposed")],
};
const addEvidence = { guard: "isAnyone" as const, actions: notify("evidence") };

/**
 * A reported problem with a delivered order, beside the order itself (docs/product.md §4, Cases). Only this
 * machine decides which events are allowed; their side effects are its `requestEffect` effects.
 */
export const orderCaseMachine = machine.createMachine({
  id: "order-case",
  context: ({ input }) => input,
  initial: "reporting",
  states: {
    /** The form, before the first event creates the case. */
    reporting: {
      on: {
        open: {
          guard: "isBuyer",
          target: "awaiting-seller",
          actions: [
            requestEffect({ type: "hold-payout" }),
            deadlineIn(constants.caseAnswer),
            notify("opened"),
          ],
        },
      },
    },
    "awaiting-seller": {
      on: {
        accept: granted,
        propose,
        decline: {
          guard: "isSeller",
          target: "awaiting-buyer",
          actions: ["clearProposal", deadlineIn(constants.caseAnswer), notify("declined")],
        },
        escalate: { guard: "isSeller", ...escalate },
        withdraw,
        "time-out": overdue,
        "add-evidence": addEvidence,
      },
    },
    "awaiting-buyer": {
      on: {
        accept: [
          { guard: "isBuyerTakingReturn", ...toReturn },
          { guard: "isBuyerTakingRefund", ...toRefund },
          { guard: "isBuyerTakingRepair", ...toRepair },
          ...granted,
        ],
        propose,
        escalate: { guard: "isASide", ...escalate },
        withdraw,
        "time-out": overdue,
        "add-evidence": addEvidence,
      },
    },
    escalated: {
      on: {
        accept: granted,
        decide: [
          {
            guard: "decidesReturn",
            target: "arranging-return",
            actions: [
              "agree",
              "startReturn",
              deadlineIn(constants.caseReturnAgreed),
              notify("decided-return"),
            ],
          },
          {
            guard: "decidesRefund",
            target: "refunding",
            actions: ["agree", refundAgreed, notify("decided-refund")],
          },
          {
            guard: "decidesNothing",
            target: "resolved",
            actions: ["resolveDeclined", ...ended, notify("decided-none")],
          },
        ],
        withdraw,
        "add-evidence": addEvidence,
      },
    },
    "arranging-return": {
      on: {
        schedule: { guard: "mayProposeTime", actions: ["addTimeProposal", notify("time-proposed")] },
        "confirm-schedule": {
          guard: "confirmsTime",
          target: "returning",
          actions: ["agreeOnTime", receivedAfterWindow, notify("time-agreed")],
        },
        "send-back": {
          guard: "isBuyer",
          target: "returning",
          actions: ["setTracking", deadlineIn(constants.caseReturnInTransit), notify("sent-back")],
        },
        escalate: { guard: "isASide", ...escalate },
        withdraw,
        "time-out": overdue,
        "add-evidence": addEvidence,
      },
    },
    returning: {
      on: {
        "send-back": {
          guard: "isBuyer",
          actions: ["setTracking", deadlineIn(constants.caseReturnInTransit), notify("sent-back")],
        },
        receive: [
          { guard: "isBackAndPaid", target: "refunding", actions: [...received, refundRest] },
          {
            guard: "isBackAndNothingLeft",
            target: "resolved",
            actions: [...received, "resolveReturned", ...ended],
          },
        ],
        "time-out": [
          { guard: "isBackAndPaid", target: "refunding", actions: [...received, refundRest] },
          {
            guard: "isBackAndNothingLeft",
            target: "resolved",
            actions: [...received, "resolveReturned", ...ended],
          },
        ],
        escalate: { guard: "isASide", ...escalate },
        "add-evidence": addEvidence,
      },
    },
    repairing: {
      on: {
        "confirm-repair": {
          guard: "isBuyer",
          target: "resolved",
          actions: ["resolveRepaired", ...ended, notify("repaired")],
        },
        escalate: { guard: "isASide", ...escalate },
        withdraw,
        "time-out": overdue,
        "add-evidence": addEvidence,
      },
    },
    /** The payment gateway has been asked; its answer is the next event. */
    refunding: {
      on: {
        "refund-succeeded": {
          guard: "isSystem",
          target: "resolved",
          actions: ["resolveRefunded", requestEffect({ type: "release-payout" }), notify("refunded")],
        },
        "refund-failed": { guard: "isSystem", target: "escalated", actions: notify("refund-failed") },
      },
    },
    resolved: { type: "final" },
    withdrawn: { type: "final" },
  },
});
