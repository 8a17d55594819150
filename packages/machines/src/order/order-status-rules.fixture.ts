import type { DashboardTaskKind } from "@heirloop/contract/dashboard/dashboard.endpoints";
import type { OrderStatus, PurchaseSelection } from "@heirloop/contract/order/order-status";

type ExpectedRules = {
  money: string;
  handover: string | null;
  /** Who is reminded while the buyer's response to an offer is due. */
  reminded: string;
  isPurchase: boolean;
  sellerTask: DashboardTaskKind | null;
  /** Why the chat is closed, before and after the approval. */
  chatClosed: readonly [unapproved: string, approved: string | null];
  /** The tab that a chat links to: without an offer, with an unapproved one, with an approved one. */
  chatLink: readonly [none: PurchaseSelection, offered: PurchaseSelection, approved: PurchaseSelection];
  /** The tabs that list it, in the same order. */
  tabs: readonly [none: PurchaseSelection, offered: PurchaseSelection, approved: PurchaseSelection];
};

const everywhere = <Tab extends PurchaseSelection>(tab: Tab) => [tab, tab, tab] as const;
const always = (why: string) => [why, why] as const;

const beforeApproval = "You can talk once the seller has approved the order.";

/** What follows from each status: docs/product.md §4. A new status does not compile without a row. */
export const expectedRules: Record<OrderStatus, ExpectedRules> = {
  "offer-sent": {
    money: "not-taken",
    handover: null,
    reminded: "buyer",
    isPurchase: false,
    sellerTask: "offers",
    chatClosed: always("You can talk once the offer is accepted."),
    chatLink: ["closedOffers", "openOffers", "openOffers"],
    tabs: ["closedOffers", "openOffers", "openOffers"],
  },
  requested: {
    money: "not-taken",
    handover: null,
    reminded: "seller",
    isPurchase: true,
    sellerTask: "requests",
    chatClosed: [beforeApproval, null],
    chatLink: everywhere("openPurchases"),
    tabs: everywhere("openPurchases"),
  },
  scheduling: {
    money: "held",
    handover: null,
    reminded: "buyer seller",
    isPurchase: true,
    sellerTask: "schedules",
    chatClosed: [beforeApproval, null],
    chatLink: everywhere("openPurchases"),
    tabs: everywhere("openPurchases"),
  },
  "active-delivery": {
    money: "held",
    handover: "delivery",
    reminded: "buyer",
    isPurchase: true,
    sellerTask: null,
    chatClosed: [beforeApproval, null],
    chatLink: everywhere("openPurchases"),
    tabs: everywhere("openPurchases"),
  },
  looking_for_carrier: {
    money: "held",
    handover: "carrier",
    reminded: "seller",
    isPurchase: true,
    sellerTask: "shipments",
    chatClosed: [beforeApproval, null],
    chatLink: everywhere("openPurchases"),
    tabs: everywhere("openPurchases"),
  },
  awaiting_shipping: {
    money: "held",
    handover: "carrier",
    reminded: "seller",
    isPurchase: true,
    sellerTask: "shipments",
    chatClosed: [beforeApproval, null],
    chatLink: everywhere("openPurchases"),
    tabs: everywhere("openPurchases"),
  },
  in_transit: {
    money: "held",
    handover: "carrier",
    reminded: "buyer",
    isPurchase: true,
    sellerTask: null,
    chatClosed: [beforeApproval, null],
    chatLink: everywhere("openPurchases"),
    tabs: everywhere("openPurchases"),
  },
  "active-pickup": {
    money: "held",
    handover: "pickup",
    reminded: "buyer",
    isPurchase: true,
    sellerTask: null,
    chatClosed: [beforeApproval, null],
    chatLink: everywhere("openPurchases"),
    tabs: everywhere("openPurchases"),
  },
  completed: {
    money: "paid-out",
    handover: null,
    reminded: "",
    isPurchase: true,
    sellerTask: null,
    chatClosed: always("The order is completed."),
    chatLink: everywhere("closedOffers"),
    tabs: everywhere("closedPurchases"),
  },
  "completed-off-heirloop": {
    money: "returned",
    handover: null,
    reminded: "",
    isPurchase: true,
    sellerTask: null,
    chatClosed: always("The order was completed outside Heirloop."),
    chatLink: everywhere("closedOffers"),
    tabs: everywhere("closedPurchases"),
  },
  cancelled: {
    money: "returned",
    handover: null,
    reminded: "",
    isPurchase: false,
    sellerTask: null,
    chatClosed: ["The order was canceled.", null],
    chatLink: everywhere("closedPurchases"),
    tabs: everywhere("closedPurchases"),
  },
  canceled: {
    money: "returned",
    handover: null,
    reminded: "",
    isPurchase: false,
    sellerTask: null,
    chatClosed: ["The order was canceled.", null],
    chatLink: everywhere("closedPurchases"),
    tabs: everywhere("closedPurchases"),
  },
  expired: {
    money: "returned",
    handover: null,
    reminded: "",
    isPurchase: false,
    sellerTask: null,
    chatClosed: ["The order expired without an answer.", null],
    chatLink: everywhere("closedPurchases"),
    tabs: ["closedPurchases", "closedOffers", "closedPurchases"],
  },
  deleted: {
    money: "returned",
    handover: null,
    reminded: "",
    isPurchase: false,
    sellerTask: null,
    chatClosed: always("The order was removed."),
    chatLink: ["closedPurchases", "closedOffers", "closedPurchases"],
    tabs: ["closedPurchases", "closedOffers", "closedPurchases"],
  },
};
