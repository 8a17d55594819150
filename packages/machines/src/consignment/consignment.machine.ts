import { business } from "@heirloop/contract/business/business-constants";
import type { Cents } from "@heirloop/contract/money/money.schema";
import { assign, setup } from "xstate";
import type { ConsignmentEffect, ConsignmentNews } from "./consignment-effect.ts";
import type { ConsignmentActor, SentConsignmentEvent } from "./consignment-event.ts";
import { shareOf } from "./consigner-share.ts";

/** What the consignment machine needs to know besides the status. */
export type ConsignmentContext = {
  /** Asking price in cents that the holder plans, and the consigner's percent; null until somebody took the piece. */
  pricePlan: Cents | null;
  share: number | null;
  /** heirloopId once it is for sale. */
  listing: string | null;
  /** Cents that the consigner has earned with it. */
  earned: Cents | null;
};

type Asked = { context: ConsignmentContext; event: SentConsignmentEvent };

const sentBy =
  (...actors: readonly ConsignmentActor[]) =>
  ({ event }: Asked) =>
    actors.includes(event.by);

const machine = setup({
  types: {} as { context: ConsignmentContext; events: SentConsignmentEvent; input: ConsignmentContext },
  guards: {
    isConsigner: sentBy("consigner"),
    isBusiness: sentBy("business"),
    isHolder: sentBy("holder"),
    isMarket: sentBy("market"),
    isTime: sentBy("time"),
  },
  actions: {
    /** The world does what the effect says; see `consignment-transition.ts`. */
    carryOut: (_asked: Asked, _effect: ConsignmentEffect) => undefined,
    keepPlan: assign(({ event }: Asked) =>
      event.type === "accept" ? { pricePlan: event.pricePlan, share: event.share } : {},
    ),
    keepListing: assign(({ event }: Asked) => (event.type === "list" ? { listing: event.listing } : {})),
    keepEarned: assign(({ context, event }: Asked) =>
      event.type === "sell" ? { earned: shareOf(event.price, context.share) } : {},
    ),
  },
});

type Params = ConsignmentEffect | ((asked: Asked) => ConsignmentEffect);
const carryOut = (params: Params) => ({ type: "carryOut" as const, params });
const tell = (whom: "consigner" | "holder", news: ConsignmentNews) => carryOut({ type: "tell", whom, news });
const noDeadline = carryOut({ type: "clear-deadline" });
const lapseLater = carryOut(({ event: { now } }) => ({
  type: "set-deadline",
  at: new Date(Date.parse(now) + business.consignmentLapse).toISOString(),
}));

/**
 * The life of a consigned piece (docs/product.md §4, Consignments). Nothing but this machine decides what may happen to one; what then
 * has to be done are its `carryOut` effects.
 */
export const consignmentMachine = machine.createMachine({
  id: "consignment",
  context: ({ input }) => input,
  initial: "submitted",
  states: {
    submitted: {
      on: {
        open: {
          guard: "isTime",
          target: "available",
          actions: [lapseLater, tell("consigner", "opened")],
        },
        withdraw: { guard: "isConsigner", target: "withdrawn", actions: noDeadline },
      },
    },
    available: {
      on: {
        accept: {
          guard: "isBusiness",
          target: "accepted",
          actions: ["keepPlan", lapseLater, tell("consigner", "accepted")],
        },
        decline: { guard: "isBusiness", actions: carryOut({ type: "keep-decline" }) },
        withdraw: { guard: "isConsigner", target: "withdrawn", actions: noDeadline },
        lapse: {
          guard: "isTime",
          target: "lapsed",
          actions: [noDeadline, tell("consigner", "lapsed-untaken")],
        },
      },
    },
    accepted: {
      on: {
        collect: {
          guard: "isHolder",
          target: "collected",
          actions: [noDeadline, tell("consigner", "collected")],
        },
        withdraw: {
          guard: "isConsigner",
          target: "withdrawn",
          actions: [noDeadline, tell("holder", "withdrawn")],
        },
        lapse: {
          guard: "isTime",
          target: "lapsed",
          actions: [
            noDeadline,
            tell("consigner", "lapsed-uncollected"),
            tell("holder", "lapsed-uncollected"),
          ],
        },
      },
    },
    collected: {
      on: {
        list: {
          guard: "isHolder",
          target: "listed",
          actions: ["keepListing", tell("consigner", "listed")],
        },
        return: { guard: "isHolder", target: "returned", actions: tell("consigner", "returned") },
      },
    },
    listed: {
      on: {
        sell: {
          guard: "isMarket",
          target: "sold",
          actions: [
            "keepEarned",
            carryOut(({ context }) => ({ type: "pay-share", amount: context.earned ?? 0 })),
            tell("consigner", "sold"),
          ],
        },
        return: {
          guard: "isHolder",
          target: "returned",
          actions: [carryOut({ type: "take-listing-down" }), tell("consigner", "returned")],
        },
      },
    },
    sold: { type: "final" },
    returned: { type: "final" },
    withdrawn: { type: "final" },
    lapsed: { type: "final" },
  },
});
