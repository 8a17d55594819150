import { cents } from "@heirloop/contract/money/money.schema";
import type { PickupDetails, TimeWindow } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { OrderContext } from "./order-context.ts";
import type { OrderActor, SentOrderEvent } from "./order-event.ts";
import { windowName } from "@heirloop/contract/order/time-window";

export const now = "2026-11-21T10:00:00.000Z";

/**
 * An order in which every event has a valid payload: a proposal of each side, a handoff code, and the buyer's
 * turn.
 */
export const anyOrder: OrderContext = {
  type: "delivery",
  offer: {
    amount: cents(80_000),
    status: "pending",
    counteroffer: null,
    buyerAmount: cents(80_000),
    sellerAmount: null,
    turn: "seller",
  },
  approved: true,
  payment: "saved",
  askingPrice: 100_000,
  buyerHub: "LA",
  sellerHub: "LA",
  deliveredBy: null,
  proposals: [
    { date: "2026-11-25", window: "morning", by: "buyer" },
    { date: "2026-11-26", window: "evening", by: "seller" },
  ],
  agreed: null,
  reschedule: null,
  late: [],
  noShow: null,
  timeZone: null,
  offered: null,
  pickup: null,
  carrier: null,
  tracking: null,
  handoffCode: "ABC123",
  completeOffAskedBy: null,
  priceFloor: null,
  consigned: false,
};

export const pickupDetails: PickupDetails = {
  address: { line1: "1421 N Waco Ave", city: "Wichita", state: "KS", zip: "67203" },
  phone: "+1 316 555 0142",
  accessNotes: "Ring twice.",
};

/** The agreed time, and the other ones that each side proposes. */
export const agreedTime = { date: "2026-11-24", window: "morning" } as const satisfies TimeWindow;
export const otherTimes = {
  buyer: { date: "2026-11-28", window: "afternoon" },
  seller: { date: "2026-11-30", window: "evening" },
} as const satisfies Record<Side, TimeWindow>;

/** Each event with a payload that is valid in every status. */
export const goodEvents = (by: OrderActor): Record<SentOrderEvent["type"], SentOrderEvent> => ({
  request: { type: "request", by, now },
  offer: { type: "offer", by, now },
  accept: { type: "accept", by, now },
  counter: { type: "counter", amount: cents(90_000), by, now },
  decline: { type: "decline", by, now },
  withdraw: { type: "withdraw", by, now },
  "retry-payment": { type: "retry-payment", paymentMethod: "pm_1", by, now },
  "payment-succeeded": { type: "payment-succeeded", by, now },
  "payment-failed": { type: "payment-failed", by, now },
  approve: { type: "approve", by, now },
  cancel: { type: "cancel", by, now },
  "set-pickup": { type: "set-pickup", ...pickupDetails, accessNotes: "Ring twice.", by, now },
  schedule: { type: "schedule", date: "2026-11-27", window: "afternoon", by, now },
  "confirm-schedule": {
    type: "confirm-schedule",
    window: by === "buyer" ? "2026-11-26/evening" : "2026-11-25/morning",
    by,
    now,
  },
  reschedule: { type: "reschedule", ...otherTimes[by === "buyer" ? "buyer" : "seller"], by, now },
  "confirm-reschedule": {
    type: "confirm-reschedule",
    window: windowName(otherTimes[by === "buyer" ? "seller" : "buyer"]),
    by,
    now,
  },
  "keep-schedule": { type: "keep-schedule", by, now },
  "running-late": { type: "running-late", minutes: 30, by, now },
  "report-no-show": { type: "report-no-show", by, now },
  "contest-no-show": { type: "contest-no-show", reason: "I waited at the door", by, now },
  "withdraw-no-show": { type: "withdraw-no-show", by, now },
  "confirm-handover": { type: "confirm-handover", reason: "The code was used", by, now },
  "assign-carrier": { type: "assign-carrier", carrier: "Oak & Sons", quote: cents(12_000), by, now },
  ship: { type: "ship", tracking: "OAK-1", by, now },
  deliver: { type: "deliver", proof: "/pictures/proof", by, now },
  "pick-up": { type: "pick-up", code: "abc123", by, now },
  "complete-off": { type: "complete-off", by, now },
  remove: { type: "remove", reason: "Not allowed here", by, now },
  expire: { type: "expire", by, now },
  "auto-complete": { type: "auto-complete", by, now },
  lapse: { type: "lapse", by, now },
  reprice: { type: "reprice", by, now },
  "end-offer": { type: "end-offer", outcome: "sold", by, now },
});
