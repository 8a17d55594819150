import { pageUrls } from "../page/page-urls.ts";
import type { Notification } from "./notification.schema.ts";

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
  if (type === "message" && chat) return pageUrls.chat(chat);
  if (type === "review-reply") return pageUrls.reviews({ list: "written" });
  if (order) return pageUrls.purchases(undefined, order);
  if (chat) return pageUrls.chat(chat);
  const piece = listing ?? listings[0];
  if (!piece) return null;
  return type === "question" ? pageUrls.askSeller(piece) : pageUrls.product(piece);
}

/** What happened is told in one sentence; what somebody wrote follows the name. */
export function notificationSentence({
  type,
  text,
  sender,
}: Pick<Notification, "type" | "text" | "sender">): string {
  if (!sender || text.includes(sender.firstName)) return text;
  const happened = type === "message" ? /^(wrote: |sent a picture$)/.test(text) : /^\p{Ll}/u.test(text);
  return happened ? `${sender.firstName} ${text}` : `${sender.firstName}: ${text}`;
}
