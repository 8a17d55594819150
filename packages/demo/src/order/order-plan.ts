import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { OfferStatus } from "@heirloop/contract/order/offer-status";
import type { NoShow, OrderType } from "@heirloop/contract/order/order.schema";
import type { PaymentStatus } from "@heirloop/contract/order/payment-status";
import type { Side } from "@heirloop/contract/user/user.schema";

/** A message: its sender, the number of hours before the start, and its text. */
export type Line = readonly [by: Side, hoursAgo: number, text: string];

export type Step = readonly [type: string, by: Side | null, hoursAgo: number, reason?: string];

export type OrderPlan = {
  readonly scenario: string;
  readonly status: OrderStatus;
  readonly type: OrderType;
  readonly approved: boolean;
  /** The offer as a share of the price, and its outcome. */
  readonly offer?: {
    readonly first: number;
    readonly counter?: number;
    readonly status: OfferStatus;
    readonly turn: Side | null;
  };
  readonly payment: PaymentStatus;
  readonly steps: readonly Step[];
  readonly lines: readonly Line[];
  readonly viewing?: boolean;
  /** Proposed windows, in days after the start. */
  readonly proposals?: readonly (readonly [
    days: number,
    window: "morning" | "afternoon" | "evening",
    by: Side,
  ])[];
  readonly agreed?: readonly [days: number, window: "morning" | "afternoon" | "evening"];
  /** Another time, in days after the start, that a side proposes instead of the agreed one. */
  readonly reschedule?: readonly [days: number, window: "morning" | "afternoon" | "evening", by: Side];
  /** Who reported that the other side did not come to the agreed time. */
  readonly noShow?: NoShow;
  readonly carrier?: { readonly name: string; readonly quote: number };
  readonly tracking?: string;
  readonly deadline?: { readonly event: "expire" | "auto-complete" | "lapse"; readonly hoursAhead: number };
  /** A picture one side sent. */
  readonly image?: Side;
};

/**
 * The shopper's orders: every status at least once, including open ones that await a response at the start.
 */
export const shopperPlans: readonly OrderPlan[] = [
  {
    scenario: "offer-sent",
    status: "offer-sent",
    type: "delivery",
    approved: false,
    offer: { first: 0.84, status: "pending", turn: "seller" },
    payment: "saved",
    steps: [["offer", "buyer", 9]],
    lines: [],
    deadline: { event: "expire", hoursAhead: 39 },
  },
  {
    scenario: "offer-countered",
    status: "offer-sent",
    type: "pickup",
    approved: false,
    offer: { first: 0.76, counter: 0.9, status: "counteroffer", turn: "buyer" },
    payment: "saved",
    steps: [
      ["offer", "buyer", 28],
      ["counter", "seller", 5],
    ],
    lines: [],
    deadline: { event: "expire", hoursAhead: 43 },
  },
  {
    scenario: "order-requested",
    status: "requested",
    type: "delivery",
    approved: false,
    payment: "authorized",
    steps: [["request", "buyer", 20]],
    lines: [],
    deadline: { event: "expire", hoursAhead: 52 },
  },
  {
    scenario: "offer-accepted",
    status: "scheduling",
    type: "delivery",
    approved: true,
    offer: { first: 0.88, status: "accepted", turn: null },
    payment: "captured",
    steps: [
      ["offer", "buyer", 52],
      ["accept", "seller", 30],
      ["schedule", "seller", 26],
    ],
    lines: [
      ["buyer", 29, "Wonderful, thank you! It is for a third-floor walk-up, one turn at the top."],
      ["seller", 26.5, "No trouble, we have done worse. I put two mornings up, tell me which suits you."],
      ["buyer", 25, "Let me check with my neighbor about the van's parking and I will pick one tonight."],
      ["seller", 3, "Take your time. The piece is wrapped already."],
    ],
    proposals: [
      [3, "morning", "seller"],
      [5, "morning", "seller"],
    ],
    deadline: { event: "lapse", hoursAhead: 306 },
    image: "seller",
  },
  {
    scenario: "delivery-agreed",
    status: "active-delivery",
    type: "delivery",
    approved: true,
    payment: "captured",
    steps: [
      ["request", "buyer", 96],
      ["approve", "seller", 90],
      ["schedule", "seller", 80],
      ["confirm-schedule", "buyer", 72],
      ["reschedule", "seller", 5],
    ],
    lines: [
      ["seller", 88, "Thank you for buying it. Is there an elevator in the building?"],
      ["buyer", 86, "Yes, big enough for a wardrobe."],
      ["seller", 70, "Then two of us will be there. We call ten minutes ahead."],
      ["seller", 4.9, "Our van is in the shop until Thursday. Could we come two days later?"],
    ],
    proposals: [[2, "afternoon", "seller"]],
    agreed: [2, "afternoon"],
    reschedule: [4, "morning", "seller"],
    deadline: { event: "auto-complete", hoursAhead: 130 },
  },
  {
    scenario: "looking-for-carrier",
    status: "looking_for_carrier",
    type: "delivery",
    approved: true,
    payment: "captured",
    steps: [
      ["request", "buyer", 140],
      ["approve", "seller", 120],
      ["schedule", "buyer", 110],
      ["confirm-schedule", "seller", 100],
    ],
    lines: [
      ["seller", 98, "Two carriers have quoted, I am waiting for a third that drives your way on Fridays."],
      ["buyer", 97, "No rush. I would rather it rides upright."],
    ],
    proposals: [[9, "morning", "buyer"]],
    agreed: [9, "morning"],
    deadline: { event: "lapse", hoursAhead: 380 },
  },
  {
    scenario: "awaiting-shipping",
    status: "awaiting_shipping",
    type: "delivery",
    approved: true,
    payment: "captured",
    steps: [
      ["request", "buyer", 190],
      ["approve", "seller", 180],
      ["schedule", "seller", 170],
      ["confirm-schedule", "buyer", 165],
      ["assign-carrier", "seller", 60],
    ],
    lines: [["seller", 59, "Booked with Prairie Line. They collect from us on Monday."]],
    proposals: [[6, "afternoon", "seller"]],
    agreed: [6, "afternoon"],
    deadline: { event: "lapse", hoursAhead: 310 },
    carrier: { name: "Prairie Line Freight", quote: 239_00 },
  },
  {
    scenario: "in-transit",
    status: "in_transit",
    type: "delivery",
    approved: true,
    payment: "captured",
    steps: [
      ["request", "buyer", 260],
      ["approve", "seller", 250],
      ["schedule", "seller", 240],
      ["confirm-schedule", "buyer", 230],
      ["assign-carrier", "seller", 150],
      ["ship", "seller", 40],
    ],
    lines: [
      ["seller", 39, "On its way, strapped upright against the bulkhead."],
      ["buyer", 38, "I can see it moving. Thank you for the blankets."],
    ],
    proposals: [[1, "morning", "seller"]],
    agreed: [1, "morning"],
    carrier: { name: "Two Rivers Moving", quote: 199_00 },
    tracking: "2RM-4471-0938",
    deadline: { event: "auto-complete", hoursAhead: 96 },
  },
  {
    scenario: "pickup-agreed",
    status: "active-pickup",
    type: "pickup",
    approved: true,
    viewing: true,
    payment: "captured",
    steps: [
      ["request", "buyer", 70],
      ["approve", "seller", 62],
      ["schedule", "buyer", 50],
      ["confirm-schedule", "seller", 44],
    ],
    lines: [
      ["buyer", 60, "May I look at the underside before I load it?"],
      ["seller", 58, "Of course. There is a good lamp by the door."],
    ],
    proposals: [
      [1, "afternoon", "buyer"],
      [3, "evening", "buyer"],
    ],
    agreed: [1, "afternoon"],
    deadline: { event: "auto-complete", hoursAhead: 110 },
  },
  {
    scenario: "review-pending",
    status: "completed",
    type: "delivery",
    approved: true,
    payment: "captured",
    steps: [
      ["request", "buyer", 320],
      ["approve", "seller", 310],
      ["schedule", "seller", 300],
      ["confirm-schedule", "buyer", 290],
      ["deliver", "buyer", 50],
    ],
    lines: [
      ["buyer", 49, "It is in place and looks as if it had always been here."],
      ["seller", 48, "That is what we like to read."],
    ],
    proposals: [[-3, "morning", "seller"]],
    agreed: [-3, "morning"],
  },
  {
    scenario: "chat-closed-completed",
    status: "completed",
    type: "pickup",
    approved: true,
    payment: "captured",
    steps: [
      ["request", "buyer", 1100],
      ["approve", "seller", 1090],
      ["schedule", "seller", 1080],
      ["confirm-schedule", "buyer", 1070],
      ["pick-up", "buyer", 1000],
    ],
    lines: [
      ["buyer", 1085, "Does it fit in a hatchback with the seats down?"],
      ["seller", 1082, "With the legs off, yes. I have the key for them."],
      ["buyer", 999, "It did fit. Thank you!"],
    ],
    proposals: [[-42, "evening", "seller"]],
    agreed: [-42, "evening"],
  },
  {
    scenario: "completed-off",
    status: "completed-off-heirloop",
    type: "pickup",
    approved: true,
    payment: "refunded",
    steps: [
      ["request", "buyer", 900],
      ["approve", "seller", 890],
      ["complete-off", "seller", 860],
      ["complete-off", "buyer", 850],
    ],
    lines: [
      ["seller", 862, "You only live two doors down from my sister. Shall we just settle it between us?"],
      ["buyer", 851, "Fine by me, I agreed on my side."],
    ],
  },
  {
    scenario: "order-cancelled",
    status: "cancelled",
    type: "delivery",
    approved: true,
    payment: "refunded",
    steps: [
      ["request", "buyer", 520],
      ["approve", "seller", 510],
      [
        "cancel",
        "seller",
        480,
        "A drawer front split while we prepared it, and we will not send it like that.",
      ],
    ],
    lines: [
      ["seller", 481, "I am sorry. A drawer front split on the bench this morning."],
      ["buyer", 479, "Thank you for telling me at once. Has the refund gone out?"],
      ["seller", 478, "It has, your bank may take three days."],
    ],
  },
  {
    scenario: "order-canceled-old",
    status: "canceled",
    type: "pickup",
    approved: false,
    payment: "voided",
    steps: [
      ["request", "buyer", 5200],
      ["cancel", "buyer", 5190, "Measured again: too wide for the hall."],
    ],
    lines: [],
  },
  {
    scenario: "offer-expired",
    status: "expired",
    type: "delivery",
    approved: false,
    offer: { first: 0.7, status: "expired", turn: null },
    payment: "voided",
    steps: [
      ["offer", "buyer", 400],
      ["expire", null, 352],
    ],
    lines: [],
  },
  {
    scenario: "offer-declined",
    status: "deleted",
    type: "delivery",
    approved: false,
    offer: { first: 0.55, status: "declined", turn: null },
    payment: "voided",
    steps: [
      ["offer", "buyer", 620],
      ["decline", "seller", 615, "Too far from what the repair alone cost us."],
    ],
    lines: [],
  },
  {
    scenario: "deleted-after-acceptance",
    status: "deleted",
    type: "delivery",
    approved: true,
    offer: { first: 0.9, status: "accepted", turn: null },
    payment: "refunded",
    steps: [
      ["offer", "buyer", 760],
      ["accept", "seller", 750],
      [
        "remove",
        null,
        700,
        "The piece turned out to belong to somebody else; the buyer's money was returned.",
      ],
    ],
    lines: [
      ["seller", 748, "It is yours."],
      ["buyer", 740, "Great, I will propose a day tonight."],
    ],
  },
  {
    scenario: "deleted-request",
    status: "deleted",
    type: "pickup",
    approved: false,
    payment: "voided",
    steps: [
      ["request", "buyer", 1500],
      ["remove", null, 1490, "Listed twice by mistake."],
    ],
    lines: [],
  },
  {
    scenario: "pickup-missed",
    status: "active-pickup",
    type: "pickup",
    approved: true,
    payment: "captured",
    steps: [
      ["request", "buyer", 150],
      ["approve", "seller", 141],
      ["schedule", "seller", 130],
      ["confirm-schedule", "buyer", 122],
    ],
    lines: [
      ["buyer", 121, "I am bringing two blankets and a friend."],
      ["seller", 120, "Then it goes quickly. The elevator is out of order, but it is only one floor."],
    ],
    proposals: [[-2, "morning", "seller"]],
    agreed: [-2, "morning"],
    deadline: { event: "auto-complete", hoursAhead: 24 },
  },
  {
    scenario: "no-show-reported",
    status: "active-pickup",
    type: "pickup",
    approved: true,
    payment: "captured",
    steps: [
      ["request", "buyer", 148],
      ["approve", "seller", 140],
      ["schedule", "buyer", 131],
      ["confirm-schedule", "seller", 124],
      ["report-no-show", "seller", 18],
    ],
    lines: [
      ["seller", 123, "Ring the bell of the workshop, not the one of the house."],
      ["seller", 18.5, "We waited until six. Did something come up?"],
    ],
    proposals: [[-2, "afternoon", "buyer"]],
    agreed: [-2, "afternoon"],
    noShow: { by: "seller", contested: false },
    deadline: { event: "lapse", hoursAhead: 150 },
  },
];
