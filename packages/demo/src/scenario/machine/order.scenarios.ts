import { openStatuses } from "@heirloop/contract/order/order-status";
import type { MachineScenarios, ScenarioEvent } from "./machine-scenario.ts";

const now = "2026-11-21T10:00:00.000Z";
const order = {
  type: "delivery",
  offer: null,
  approved: false,
  payment: "saved",
  askingPrice: 100_000,
  buyerHub: "LA",
  sellerHub: "LA",
  deliveredBy: null,
  proposals: [],
  agreed: null,
  reschedule: null,
  late: [],
  noShow: null,
  timeZone: null,
  offered: null,
  pickup: null,
  carrier: null,
  tracking: null,
  handoffCode: "314159",
  completeOffAskedBy: null,
  priceFloor: null,
  consigned: false,
};
const proposals = [
  { date: "2026-11-25", window: "morning", by: "buyer" },
  { date: "2026-11-26", window: "evening", by: "seller" },
];
const pickup = {
  address: { line1: "8 Orchard Road", city: "Berkeley", state: "CA", zip: "94704" },
  phone: "+1 510 555 0177",
  accessNotes: "Ring twice.",
};
const agreed = { date: "2026-11-25", window: "morning" };
const approved = { ...order, approved: true, payment: "captured", proposals };
const offer = {
  amount: 80_000,
  status: "pending",
  counteroffer: null,
  buyerAmount: 80_000,
  sellerAmount: null,
  turn: "seller",
};

const by = (who: string, type: string, payload: Readonly<Record<string, unknown>> = {}): ScenarioEvent => ({
  type,
  by: who,
  now,
  ...payload,
});

const namedScenarios: MachineScenarios["scenarios"] = {
  requested: {
    about: "A buyer has asked for a piece; the seller is to answer.",
    state: "requested",
    input: { ...order, payment: "authorized" },
  },
  "offer-sent": {
    about: "A buyer offers less; it is the seller's turn.",
    state: "offer-sent",
    input: { ...order, offer },
  },
  capturing: {
    about: "The seller has approved; the payment gateway is asked to capture the payment.",
    state: "requested",
    input: { ...order, payment: "pending" },
  },
  "offer-unpaid": {
    about: "The offer is accepted, but the buyer's card was declined.",
    state: "offer-sent",
    input: { ...order, offer, payment: "failed" },
  },
  placing: { about: "A buyer is about to order.", input: order },
  "placing-an-offer": { about: "A buyer is about to offer less.", input: { ...order, offer } },
  countered: {
    about: "The seller asked for more; it is the buyer's turn.",
    state: "offer-sent",
    input: {
      ...order,
      offer: {
        ...offer,
        amount: 90_000,
        status: "counteroffer",
        counteroffer: 90_000,
        sellerAmount: 90_000,
        turn: "buyer",
      },
    },
  },
  "offer-repriced": {
    about: "The seller lowered the price below the offer.",
    state: "offer-sent",
    input: { ...order, offer, askingPrice: 70_000 },
  },
  scheduling: { about: "Approved; each side has proposed a time.", state: "scheduling", input: approved },
  "scheduling-a-pickup": {
    about: "The same for a pickup.",
    state: "scheduling",
    input: { ...approved, type: "pickup" },
  },
  "scheduling-far-away": {
    about: "The same for two hubs: a carrier will be looked for.",
    state: "scheduling",
    input: { ...approved, buyerHub: "NY" },
  },
  "looking-for-carrier": {
    about: "The time is agreed, the carrier is missing.",
    state: "looking_for_carrier",
    input: { ...approved, buyerHub: "NY", agreed },
  },
  "in-transit": {
    about: "On its way with a carrier.",
    state: "in_transit",
    input: {
      ...approved,
      buyerHub: "NY",
      agreed,
      carrier: { name: "Bay Freight", quote: 12_000 },
      tracking: "BF-1",
    },
  },
  "active-pickup": {
    about: "The buyer comes for it.",
    state: "active-pickup",
    input: { ...approved, type: "pickup", pickup, agreed },
  },
  rescheduling: {
    about: "The buyer proposes another time; the agreed one stays valid until the seller confirms.",
    state: "active-pickup",
    input: {
      ...approved,
      type: "pickup",
      pickup,
      agreed,
      reschedule: { date: "2026-11-28", window: "afternoon", by: "buyer" },
    },
  },
  "running-late": {
    about: "It is the day of the pickup, and the seller is late.",
    state: "active-pickup",
    input: {
      ...approved,
      type: "pickup",
      pickup,
      agreed: { date: "2026-11-21", window: "morning" },
      late: [{ by: "seller", minutes: 15 }],
    },
  },
  "time-is-over": {
    about: "The agreed time is over, and the order is still open.",
    state: "active-pickup",
    input: { ...approved, type: "pickup", pickup, agreed: { date: "2026-11-20", window: "morning" } },
  },
  "no-show": {
    about: "The seller reports that the buyer did not come.",
    state: "active-pickup",
    input: { ...approved, type: "pickup", pickup, agreed, noShow: { by: "seller", contested: false } },
  },
  "contested-no-show": {
    about: "The buyer reports that the seller did not come; the seller contests it. An admin decides.",
    state: "active-delivery",
    input: { ...approved, agreed, noShow: { by: "buyer", contested: true } },
  },
  "completing-off": {
    about: "The seller asks to complete this outside Heirloop.",
    state: "active-pickup",
    input: { ...approved, type: "pickup", pickup, agreed, completeOffAskedBy: "seller" },
  },
  completed: {
    about: "An end: nothing leads out of it.",
    state: "completed",
    input: { ...approved, agreed },
  },
};

/** Every other status of an order in progress. */
const otherScenarios: MachineScenarios["scenarios"] = Object.fromEntries(
  openStatuses
    .filter((status) => !Object.values(namedScenarios).some(({ state }) => state === status))
    .map((status) => [
      status.replaceAll("_", "-"),
      { about: `The time is agreed; the order is ${status}.`, state: status, input: { ...approved, agreed } },
    ]),
);

export const orderScenarios: MachineScenarios = {
  machine: "order",
  events: [
    by("buyer", "request"),
    by("buyer", "offer"),
    by("seller", "accept"),
    by("buyer", "accept"),
    by("seller", "counter", { amount: 90_000 }),
    by("buyer", "counter", { amount: 85_000 }),
    by("seller", "decline"),
    by("buyer", "withdraw"),
    by("buyer", "retry-payment", { paymentMethod: "pm_1" }),
    by("seller", "payment-succeeded"),
    by("buyer", "payment-succeeded"),
    by("system", "payment-failed"),
    by("seller", "approve"),
    by("buyer", "cancel"),
    by("seller", "cancel"),
    by("seller", "set-pickup", pickup),
    by("buyer", "schedule", { date: "2026-11-27", window: "afternoon" }),
    by("seller", "schedule", { date: "2026-11-27", window: "afternoon" }),
    by("buyer", "confirm-schedule", { window: "2026-11-26/evening" }),
    by("seller", "confirm-schedule", { window: "2026-11-25/morning" }),
    by("buyer", "reschedule", { date: "2026-11-28", window: "afternoon" }),
    by("seller", "reschedule", { date: "2026-11-30", window: "evening" }),
    by("buyer", "confirm-reschedule", { window: "2026-11-30/evening" }),
    by("seller", "confirm-reschedule", { window: "2026-11-28/afternoon" }),
    by("buyer", "keep-schedule"),
    by("seller", "keep-schedule"),
    by("buyer", "running-late", { minutes: 30 }),
    by("seller", "running-late", { minutes: 15 }),
    by("buyer", "report-no-show"),
    by("seller", "report-no-show"),
    by("buyer", "contest-no-show", { reason: "I waited at the door" }),
    by("seller", "contest-no-show", { reason: "They took it with them" }),
    by("buyer", "withdraw-no-show"),
    by("seller", "withdraw-no-show"),
    by("admin", "confirm-handover", { reason: "The code was used" }),
    by("seller", "assign-carrier", { carrier: "Bay Freight", quote: 12_000 }),
    by("seller", "ship", { tracking: "BF-1" }),
    by("buyer", "deliver"),
    by("seller", "deliver", { proof: "/pictures/uploads/proof" }),
    by("buyer", "pick-up"),
    by("seller", "pick-up", { code: "314159" }),
    by("buyer", "complete-off"),
    by("seller", "complete-off"),
    by("admin", "remove", { reason: "Not allowed here" }),
    by("system", "reprice"),
    by("system", "end-offer", { outcome: "sold" }),
    by("time", "expire"),
    by("time", "lapse"),
    by("time", "auto-complete"),
  ],
  scenarios: { ...namedScenarios, ...otherScenarios },
};
