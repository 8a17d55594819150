import type { DashboardTaskKind } from "@heirloop/contract/dashboard/dashboard.endpoints";
import {
  type OrderStatus,
  orderStatuses,
  type PurchaseSelection,
} from "@heirloop/contract/order/order-status";
import type { Deadline } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/**
 * Where the buyer's money is: not charged yet, held by Heirloop, paid out to the seller, or refunded to the
 * buyer.
 */
export type OrderMoney = "not-taken" | "held" | "paid-out" | "returned";

export type StatusRules = Readonly<{
  /**
   * The tab of the purchases page that contains the order: as a purchase (without an offer, or approved) and
   * as an open offer.
   */
  tab: Readonly<Record<"purchase" | "offer", PurchaseSelection>>;
  /** The tab that a chat about the order links to. */
  chatLink: Readonly<Record<"purchase" | "offer", PurchaseSelection>>;
  /** Why the chat accepts no messages, before and after the seller's approval; null while it accepts them. */
  chatClosed: Readonly<Record<"unapproved" | "approved", string | null>>;
  /** Who is reminded of the deadline: the sides that can still act. */
  remind: readonly Side[] | "whose-turn-it-is";
  money: OrderMoney;
  /** Whether it counts as a purchase, which uses up a promo code. */
  isPurchase: boolean;
  /** The task on the seller's dashboard. */
  sellerTask: DashboardTaskKind | null;
}>;

const tabs = (purchase: PurchaseSelection, offer: PurchaseSelection = purchase) => ({ purchase, offer });

const beforeApproval = "You can talk once the seller has approved the order.";
const open = {
  tab: tabs("openPurchases"),
  chatLink: tabs("openPurchases"),
  chatClosed: { unapproved: beforeApproval, approved: null },
  money: "held",
  isPurchase: true,
  sellerTask: null,
} as const;

const over = (why: string) => ({ unapproved: why, approved: why });
const ended = {
  tab: tabs("closedPurchases"),
  chatLink: tabs("closedPurchases"),
  remind: [],
  money: "returned",
  isPurchase: false,
  sellerTask: null,
} as const;
const completed = {
  ...ended,
  chatLink: tabs("closedOffers"),
  isPurchase: true,
} as const;
// After the approval, both sides can still discuss the canceled order.
const canceled = { ...ended, chatClosed: { unapproved: "The order was canceled.", approved: null } } as const;

/**
 * Everything that follows from an order's status (docs/product.md §4). A new status does not compile without
 * a row.
 */
export const statusRules: Readonly<Record<OrderStatus, StatusRules>> = {
  "offer-sent": {
    tab: tabs("closedOffers", "openOffers"),
    chatLink: tabs("closedOffers", "openOffers"),
    chatClosed: over("You can talk once the offer is accepted."),
    remind: "whose-turn-it-is",
    money: "not-taken",
    isPurchase: false,
    sellerTask: "offers",
  },
  requested: { ...open, remind: ["seller"], money: "not-taken", sellerTask: "requests" },
  scheduling: { ...open, remind: ["buyer", "seller"], sellerTask: "schedules" },
  "active-delivery": { ...open, remind: ["buyer"] },
  looking_for_carrier: { ...open, remind: ["seller"], sellerTask: "shipments" },
  awaiting_shipping: { ...open, remind: ["seller"], sellerTask: "shipments" },
  in_transit: { ...open, remind: ["buyer"] },
  "active-pickup": { ...open, remind: ["buyer"] },
  completed: { ...completed, chatClosed: over("The order is completed."), money: "paid-out" },
  "completed-off-heirloop": {
    ...completed,
    chatClosed: over("The order was completed outside Heirloop."),
  },
  cancelled: canceled,
  canceled,
  expired: {
    ...ended,
    tab: tabs("closedPurchases", "closedOffers"),
    chatClosed: { unapproved: "The order expired without an answer.", approved: null },
  },
  deleted: {
    ...ended,
    tab: tabs("closedPurchases", "closedOffers"),
    chatLink: tabs("closedPurchases", "closedOffers"),
    chatClosed: over("The order was removed."),
  },
};

/** The sides that are reminded of an order's deadline. */
export function sidesToRemind({
  status,
  offerTurn,
  deadlineEvent = null,
}: {
  status: OrderStatus;
  deadlineEvent?: Deadline["event"] | null;
  /** The side whose response to the offer is due. */
  offerTurn: Side | null;
}): readonly Side[] {
  // A reported no-show ends the order unless the two sides do something about it.
  if (deadlineEvent === "lapse" && (status === "active-pickup" || status === "active-delivery"))
    return ["buyer", "seller"];
  const { remind } = statusRules[status];
  if (remind !== "whose-turn-it-is") return remind;
  return offerTurn === null ? [] : [offerTurn];
}

/** The statuses of the orders that create a task for the seller. */
export const statusesOfTask = (task: DashboardTaskKind): OrderStatus[] =>
  orderStatuses.filter((status) => statusRules[status].sellerTask === task);
