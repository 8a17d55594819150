import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Cents } from "@heirloop/contract/money/money.schema";
import type { ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import type { PickupDetails, TimeWindow } from "@heirloop/contract/order/order.schema";
import { assign, setup } from "xstate";
import type { ConsignmentEffect, ConsignmentNews } from "./consignment-effect.ts";
import type { ConsignmentActor, SentConsignmentEvent } from "./consignment-event.ts";
import { confirmedTime, isSide, mayPropose, otherSideOf } from "./collection-schedule.ts";
import { getOwnerShare } from "@heirloop/contract/money/sale-earnings";

/** The consignment's data besides its status. */
export type ConsignmentContext = {
  /**
   * The agreed (lowest) price in cents and the consigner's percentage; null until a business accepts the
   * piece.
   */
  pricePlan: Cents | null;
  share: number | null;
  /** The lower price, in cents, that the holder requests; null without an open request. */
  requestedPrice: Cents | null;
  /** Times that the two sides have proposed for the collection since they last agreed on one. */
  proposals: ReadonlyArray<TimeWindow & { by: ConsignmentSide }>;
  /** The IANA time zone of these times and of the agreed one, that of the piece's hub; null if it is unknown. */
  timeZone: string | null;
  /** When the holder collects it. */
  agreed: TimeWindow | null;
  /** Where the holder collects it. It stays when the piece goes to another business. */
  pickup: PickupDetails | null;
  /** Its heirloopId once it is for sale. */
  listing: string | null;
  /** The consigner's earnings in cents. */
  earned: Cents | null;
};

/** The context of a piece that no business has accepted. */
export const offeredConsignment: ConsignmentContext = {
  pricePlan: null,
  share: null,
  requestedPrice: null,
  proposals: [],
  timeZone: null,
  agreed: null,
  pickup: null,
  listing: null,
  earned: null,
};

type ConsignmentArgs = { context: ConsignmentContext; event: SentConsignmentEvent };

const sentBy =
  (...actors: readonly ConsignmentActor[]) =>
  ({ event }: ConsignmentArgs) =>
    actors.includes(event.by);

const machine = setup({
  types: {} as { context: ConsignmentContext; events: SentConsignmentEvent; input: ConsignmentContext },
  guards: {
    isConsigner: sentBy("consigner"),
    isBusiness: sentBy("business"),
    isHolder: sentBy("holder"),
    isMarket: sentBy("market"),
    isTime: sentBy("time"),
    mayPropose,
    confirmsTime: (args: ConsignmentArgs) => confirmedTime(args) !== undefined,
    isHolderAskingForLess: ({ context, event }: ConsignmentArgs) =>
      event.type === "request-price" &&
      event.by === "holder" &&
      context.pricePlan !== null &&
      event.price < context.pricePlan &&
      event.price !== context.requestedPrice,
    isConsignerAnsweringRequest: ({ context, event }: ConsignmentArgs) =>
      (event.type === "accept-price" || event.type === "decline-price") &&
      event.by === "consigner" &&
      event.price === context.requestedPrice,
  },
  actions: {
    /** The caller runs the effect; see `consignment-transition.ts`. */
    requestEffect: (_args: ConsignmentArgs, _effect: ConsignmentEffect) => undefined,
    setPricePlan: assign(({ event }: ConsignmentArgs) =>
      event.type === "accept" ? { pricePlan: event.pricePlan, share: event.share } : {},
    ),
    setRequestedPrice: assign(({ event }: ConsignmentArgs) =>
      event.type === "request-price" ? { requestedPrice: event.price } : {},
    ),
    acceptRequestedPrice: assign(({ context: { requestedPrice } }: ConsignmentArgs) =>
      requestedPrice === null ? {} : { pricePlan: requestedPrice, requestedPrice: null },
    ),
    clearRequestedPrice: assign({ requestedPrice: null }),
    setPickup: assign(({ event }: ConsignmentArgs) =>
      event.type === "set-pickup"
        ? { pickup: { address: event.address, phone: event.phone, accessNotes: event.accessNotes || null } }
        : {},
    ),
    addProposal: assign(({ context, event }: ConsignmentArgs) =>
      event.type === "schedule" && isSide(event.by)
        ? { proposals: [...context.proposals, { date: event.date, window: event.window, by: event.by }] }
        : {},
    ),
    /** The other proposals are void; to change the time, both sides propose again. */
    agreeOnTime: assign((args: ConsignmentArgs) => {
      const agreed = confirmedTime(args);
      return agreed === undefined
        ? {}
        : { agreed: { date: agreed.date, window: agreed.window }, proposals: [] };
    }),
    clearAgreement: assign({
      pricePlan: null,
      requestedPrice: null,
      share: null,
      proposals: [],
      agreed: null,
    }),
    setListing: assign(({ event }: ConsignmentArgs) =>
      event.type === "list" ? { listing: event.listing } : {},
    ),
    setEarned: assign(({ context, event }: ConsignmentArgs) =>
      event.type === "sell" ? { earned: getOwnerShare(event.price, context.share) } : {},
    ),
  },
});

type Params = ConsignmentEffect | ((args: ConsignmentArgs) => ConsignmentEffect);
const requestEffect = (params: Params) => ({ type: "requestEffect" as const, params });
const notify = (side: "consigner" | "holder", news: ConsignmentNews) =>
  requestEffect({ type: "notify", side, news });
const notifyOtherSide = (news: ConsignmentNews) =>
  requestEffect(({ event: { by } }) => ({ type: "notify", side: otherSideOf(by), news }));
const mailSender = (news: ConsignmentNews) =>
  requestEffect(({ event: { by } }) => ({ type: "mail", side: by === "consigner" ? by : "holder", news }));
const clearDeadline = requestEffect({ type: "clear-deadline" });
const scheduleLapse = requestEffect(({ event: { now } }) => ({
  type: "set-deadline",
  at: new Date(Date.parse(now) + constants.consignmentLapse).toISOString(),
}));

/** Once a price is agreed on, the holder may request a lower one, and the owner answers. */
const priceRequests = {
  "request-price": {
    guard: "isHolderAskingForLess",
    actions: ["setRequestedPrice", notify("consigner", "price-requested")],
  },
  "accept-price": {
    guard: "isConsignerAnsweringRequest",
    actions: [
      "acceptRequestedPrice",
      requestEffect(({ context }) => ({ type: "set-price-floor", amount: context.pricePlan ?? 0 })),
      notify("holder", "price-accepted"),
    ],
  },
  "decline-price": {
    guard: "isConsignerAnsweringRequest",
    actions: ["clearRequestedPrice", notify("holder", "price-declined")],
  },
} as const;

/** Where and when the holder collects the piece; both can be changed until it has. */
const collection = {
  "set-pickup": { guard: "isConsigner", actions: ["setPickup", notify("holder", "pickup-set")] },
  schedule: { guard: "mayPropose", actions: ["addProposal", notifyOtherSide("time-proposed")] },
  "confirm-schedule": {
    guard: "confirmsTime",
    actions: ["agreeOnTime", notifyOtherSide("time-agreed"), mailSender("time-agreed")],
  },
} as const;

/**
 * The life cycle of a consigned piece (docs/product.md §4, Consignments). Only this machine decides which
 * events are allowed; their side effects are its `requestEffect` effects.
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
          actions: [scheduleLapse, notify("consigner", "opened")],
        },
        withdraw: { guard: "isConsigner", target: "withdrawn", actions: clearDeadline },
      },
    },
    available: {
      on: {
        accept: {
          guard: "isBusiness",
          target: "accepted",
          actions: ["setPricePlan", scheduleLapse, notify("consigner", "accepted")],
        },
        decline: { guard: "isBusiness", actions: requestEffect({ type: "record-decline" }) },
        withdraw: { guard: "isConsigner", target: "withdrawn", actions: clearDeadline },
        lapse: {
          guard: "isTime",
          target: "lapsed",
          actions: [clearDeadline, notify("consigner", "lapsed-untaken")],
        },
      },
    },
    accepted: {
      on: {
        ...priceRequests,
        ...collection,
        /** The next business agrees on a price and a time of its own. */
        release: {
          guard: "isHolder",
          target: "available",
          actions: [
            "clearAgreement",
            requestEffect({ type: "record-decline" }),
            scheduleLapse,
            notify("consigner", "released"),
          ],
        },
        collect: {
          guard: "isHolder",
          target: "collected",
          actions: [clearDeadline, notify("consigner", "collected")],
        },
        withdraw: {
          guard: "isConsigner",
          target: "withdrawn",
          actions: ["clearRequestedPrice", clearDeadline, notify("holder", "withdrawn")],
        },
        lapse: {
          guard: "isTime",
          target: "lapsed",
          actions: [
            "clearRequestedPrice",
            clearDeadline,
            notify("consigner", "lapsed-uncollected"),
            notify("holder", "lapsed-uncollected"),
          ],
        },
      },
    },
    collected: {
      on: {
        ...priceRequests,
        list: {
          guard: "isHolder",
          target: "listed",
          actions: ["setListing", notify("consigner", "listed")],
        },
        return: {
          guard: "isHolder",
          target: "returned",
          actions: ["clearRequestedPrice", notify("consigner", "returned")],
        },
      },
    },
    listed: {
      on: {
        ...priceRequests,
        sell: {
          guard: "isMarket",
          target: "sold",
          actions: [
            "setEarned",
            "clearRequestedPrice",
            requestEffect(({ context }) => ({ type: "pay-share", amount: context.earned ?? 0 })),
            notify("consigner", "sold"),
          ],
        },
        return: {
          guard: "isHolder",
          target: "returned",
          actions: [
            "clearRequestedPrice",
            requestEffect({ type: "take-listing-down" }),
            notify("consigner", "returned"),
          ],
        },
      },
    },
    sold: { type: "final" },
    returned: { type: "final" },
    withdrawn: { type: "final" },
    lapsed: { type: "final" },
  },
});
