import type {
  NotificationChannel,
  NotificationGroup,
} from "@heirloop/contract/notification/notification-kinds";
import type { AlertFrequency } from "@heirloop/contract/notification/notification-preferences.schema";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";

export const channelLabels: Readonly<Record<NotificationChannel, string>> = {
  inApp: "In the app",
  email: "Email",
  push: "Push",
};

/**
 * Whether this browser gets push notifications: `checking` until scripts have loaded, `blocked` if the user or the
 * browser's settings forbid it.
 */
export type PushStatus = "checking" | "off" | "on" | "blocked" | "unsupported";

/** What the part about this device says. */
export const pushStatusTexts: Readonly<Record<PushStatus, string>> = {
  checking: "Checking whether this browser can show notifications…",
  off: "Off. Turn them on to hear about your orders and messages when Heirloop is closed. Your browser asks you to allow them.",
  on: "On. This browser shows notifications, also when Heirloop is closed.",
  blocked:
    "Your browser blocks notifications from Heirloop. Allow them in the browser’s settings for this site, then reload the page.",
  unsupported:
    "This browser cannot show notifications. On an iPhone or iPad, add Heirloop to the Home Screen and open it there.",
};

export const groupLabels: Readonly<Record<NotificationGroup, string>> = {
  orders: "Orders and payments",
  offers: "Offers",
  messages: "Messages and questions",
  saved: "Saved searches, favorites and follows",
  reviews: "Reviews and reports",
};

/** What each kind tells, below its name. */
export const kindDescriptions: Readonly<Record<NotificationType, string>> = {
  order: "Approvals, payments, pickup and delivery times, refunds.",
  payout: "Money that is on its way to you, and your payout account.",
  "taken-down": "We took down one of your pieces, or allowed it again.",
  consignment: "Which business took your piece, and when it is sold.",
  "shop-consignment": "Pieces that were offered to your shop and that you accepted.",
  "offer-accepted": "The card is charged, and the piece is reserved.",
  offer: "Somebody makes you an offer, changes its price, or waits for your answer.",
  counteroffer: "The other side suggests another amount.",
  "offer-declined": "An offer was declined or withdrawn, or has expired.",
  message: "Somebody writes to you about a piece or an order.",
  question: "Questions about your pieces, and answers to yours.",
  "saved-search": "Pieces that match a search you saved with alerts.",
  "followed-seller": "New pieces of all sellers you follow, together, at most once a day.",
  "price-drop": "A favorite costs less than before.",
  "waiting-list": "A piece that you are waiting for is no longer reserved.",
  "review-request": "After a completed order.",
  review: "Somebody reviewed you, or your review was decided on.",
  "review-reply": "Somebody you reviewed replied.",
  "report-decided": "We looked at a piece, a review or a reply that you reported.",
};

export const frequencyOptions: ReadonlyArray<{ value: AlertFrequency; label: string; description: string }> =
  [
    {
      value: "instant",
      label: "As they come",
      description:
        "Within a minute after a piece is listed. New pieces from sellers you follow are gathered for a day.",
    },
    { value: "daily", label: "Once a day", description: "One email at 8 AM, if there is anything new." },
    {
      value: "weekly",
      label: "Once a week",
      description: "One email on Mondays at 8 AM, if there is anything new.",
    },
  ];

const zones: ReadonlyArray<readonly [zone: string, label: string]> = [
  ["America/New_York", "Eastern Time"],
  ["America/Chicago", "Central Time"],
  ["America/Denver", "Mountain Time"],
  ["America/Phoenix", "Mountain Time, Arizona"],
  ["America/Los_Angeles", "Pacific Time"],
  ["America/Anchorage", "Alaska Time"],
  ["Pacific/Honolulu", "Hawaii Time"],
];

/** `Berlin (Europe)` for `Europe/Berlin`. */
function cityOf(zone: string): string {
  const [area = zone, ...places] = zone.replaceAll("_", " ").split("/");
  const city = places.at(-1);
  return city === undefined ? area : `${city} (${area})`;
}

/** The time zones of the United States, and the given ones if they are others. */
export function timeZoneOptions(others: readonly string[]): Array<{ value: string; label: string }> {
  const known = zones.map(([value, label]) => ({ value, label }));
  const added = [...new Set(others)].filter((other) => !zones.some(([zone]) => zone === other));
  return [...known, ...added.map((value) => ({ value, label: cityOf(value) }))];
}

const hourName = new Intl.DateTimeFormat("en-US", { hour: "numeric", timeZone: "UTC" });
/** `10 PM`, for every hour of the day. */
export const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourName.format(Date.UTC(2026, 0, 1, hour)),
}));
