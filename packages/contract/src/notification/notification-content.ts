import { namePieces } from "../order/name-pieces.ts";
import { pageUrls } from "../page/page-urls.ts";
import type { Notification, NotificationType } from "./notification.schema.ts";

/** Where a notification links to; null when it has no link. `order=` finds the right tab by itself. */
export function notificationHref({
  type,
  order,
  chat,
  listing,
  listings,
}: Pick<Notification, "type" | "order" | "chat" | "listing" | "listings">): string | null {
  if (type === "consignment") return pageUrls.yourListings();
  if (type === "shop-consignment") return pageUrls.dashboardConsignments({ list: "accepted" });
  // The page of payouts leads a shop to its dashboard.
  if (type === "payout" && !order) return pageUrls.payouts();
  if (type === "saved-search" && listings.length > 1) return pageUrls.savedSearches();
  if (type === "followed-seller" && listings.length > 1) return pageUrls.followedSellers();
  if (type === "message" && chat) return pageUrls.chat(chat);
  if (type === "review-reply") return pageUrls.reviews({ list: "written" });
  if (order) return pageUrls.purchases(undefined, order);
  if (chat) return pageUrls.chat(chat);
  const piece = listing ?? listings[0];
  if (!piece) return null;
  if (type === "taken-down") return pageUrls.editListing(piece.heirloopId);
  return type === "question" ? pageUrls.askSeller(piece) : pageUrls.product(piece);
}

/** Notifications about the steps of an order: “Bea ordered from you” does not say which piece. */
const orderTypes: ReadonlySet<NotificationType> = new Set<NotificationType>([
  "offer",
  "counteroffer",
  "offer-accepted",
  "offer-declined",
  "order",
  "review-request",
]);

/** What happened is one sentence; what somebody wrote follows the name. */
function whatHappened({ type, text, sender }: Pick<Notification, "type" | "text" | "sender">): string {
  // A question can contain any name.
  if (!sender || (type !== "question" && text.includes(sender.firstName))) return text;
  const happened = type === "message" ? /^(wrote: |sent a picture$)/.test(text) : /^\p{Ll}/u.test(text);
  return happened ? `${sender.firstName} ${text}` : `${sender.firstName}: ${text}`;
}

/** What a notification says: `Bea ordered from you · Oak table and 2 more pieces`. */
export function notificationSentence(
  notification: Pick<Notification, "type" | "text" | "sender" | "listings">,
): string {
  const { type, text, listings } = notification;
  const sentence = whatHappened(notification);
  const [first] = listings;
  // Some texts name the piece themselves.
  if (first === undefined || !orderTypes.has(type) || text.includes(first.title)) return sentence;
  return `${sentence} · ${namePieces(listings.map(({ title }) => title))}`;
}
