import { notificationTypes } from "./notification-types.ts";
import type { NotificationType } from "./notification.schema.ts";

/** Where a notification is delivered. */
export const notificationChannels = ["inApp", "email", "push"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The groups of the preferences page, in its order. */
export const notificationGroups = ["orders", "offers", "messages", "saved", "reviews"] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** `required` cannot be turned off, `optional` can; with `none` the kind is not delivered there. */
export type Reach = "required" | "optional" | "none";

export type NotificationKind = Readonly<
  Record<NotificationChannel, Reach> & {
    /** Its name on the preferences page and in the footer of its emails. */
    label: string;
    group: NotificationGroup;
    /** Quiet hours do not delay it. */
    urgent: boolean;
  }
>;

/** What each kind of notification is (docs/product.md §8). */
export const notificationKinds: Readonly<Record<NotificationType, NotificationKind>> = {
  order: {
    label: "Your orders",
    group: "orders",
    inApp: "required",
    email: "required",
    push: "optional",
    urgent: true,
  },
  payout: {
    label: "Payouts",
    group: "orders",
    inApp: "required",
    email: "required",
    push: "optional",
    urgent: true,
  },
  // A seller has to know why a piece is no longer for sale.
  "taken-down": {
    label: "Pieces we take down",
    group: "orders",
    inApp: "required",
    email: "required",
    push: "optional",
    urgent: true,
  },
  // It concerns money, the owner's share, and appointments.
  consignment: {
    label: "Pieces you consign",
    group: "orders",
    inApp: "required",
    email: "required",
    push: "optional",
    urgent: true,
  },
  "shop-consignment": {
    label: "Consignments for your shop",
    group: "orders",
    inApp: "required",
    email: "required",
    push: "optional",
    urgent: true,
  },
  // The buyer's card is charged.
  "offer-accepted": {
    label: "Accepted offers",
    group: "offers",
    inApp: "required",
    email: "required",
    push: "optional",
    urgent: true,
  },
  offer: {
    label: "New offers",
    group: "offers",
    inApp: "optional",
    email: "optional",
    push: "optional",
    urgent: false,
  },
  counteroffer: {
    label: "Counteroffers",
    group: "offers",
    inApp: "optional",
    email: "optional",
    push: "optional",
    urgent: false,
  },
  "offer-declined": {
    label: "Declined and ended offers",
    group: "offers",
    inApp: "optional",
    email: "optional",
    push: "optional",
    urgent: false,
  },
  message: {
    label: "Messages",
    group: "messages",
    inApp: "optional",
    email: "none",
    push: "optional",
    urgent: false,
  },
  question: {
    label: "Questions about pieces",
    group: "messages",
    inApp: "optional",
    email: "none",
    push: "optional",
    urgent: false,
  },
  "saved-search": {
    label: "New pieces for saved searches",
    group: "saved",
    inApp: "optional",
    email: "optional",
    push: "optional",
    urgent: false,
  },
  "followed-seller": {
    label: "New pieces from sellers you follow",
    group: "saved",
    inApp: "optional",
    email: "optional",
    push: "optional",
    urgent: false,
  },
  "price-drop": {
    label: "Price drops of favorites",
    group: "saved",
    inApp: "optional",
    email: "optional",
    push: "optional",
    urgent: false,
  },
  // Everyone on the list is notified, and the first one to check out has the piece.
  "waiting-list": {
    label: "Pieces that are available again",
    group: "saved",
    inApp: "optional",
    email: "optional",
    push: "optional",
    urgent: true,
  },
  "review-request": {
    label: "Requests for a review",
    group: "reviews",
    inApp: "optional",
    email: "none",
    push: "optional",
    urgent: false,
  },
  review: {
    label: "Reviews about you",
    group: "reviews",
    inApp: "optional",
    email: "none",
    push: "optional",
    urgent: false,
  },
  "review-reply": {
    label: "Replies to your reviews",
    group: "reviews",
    inApp: "optional",
    email: "optional",
    push: "optional",
    urgent: false,
  },
  "report-decided": {
    label: "Answers to your reports",
    group: "reviews",
    inApp: "optional",
    email: "optional",
    push: "optional",
    urgent: false,
  },
};

/** The kinds of a group, in the order of the table. */
export const kindsOfGroup = (group: NotificationGroup): readonly NotificationType[] =>
  orderedKinds.filter((type) => notificationKinds[type].group === group);

/** Whether a user can turn this kind off in this channel. */
export const canTurnOff = (type: NotificationType, channel: NotificationChannel): boolean =>
  notificationKinds[type][channel] === "optional";

const places = new Map(Object.keys(notificationKinds).map((type, place) => [type, place]));
const orderedKinds = notificationTypes.toSorted(
  (one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0),
);
