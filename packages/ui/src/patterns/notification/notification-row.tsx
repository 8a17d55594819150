import type { Notification, NotificationType } from "@heirloop/contract/notification/notification.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Bell, HandCoins, MessageCircle, Package, Star, Tag, type LucideIcon } from "lucide-react";
import { Picture } from "../../components/picture/picture.tsx";
import { Text } from "../../components/text/text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { AppLink } from "../../theme/link.tsx";
import { formatShortTime } from "../date/short-time.ts";
import * as styles from "./notification.css.ts";

export type NotificationRowProps = {
  notification: Notification;
  now: string;
  onFollow: (notification: Notification) => void;
};

const signs: Record<NotificationType, LucideIcon> = {
  offer: HandCoins,
  counteroffer: HandCoins,
  "offer-accepted": HandCoins,
  "offer-declined": HandCoins,
  message: MessageCircle,
  order: Package,
  question: MessageCircle,
  "price-drop": Tag,
  "saved-search": Tag,
  "review-request": Star,
  review: Star,
  "waiting-list": Bell,
  consignment: Package,
  "shop-consignment": Package,
  payout: HandCoins,
};

/** Where a notification links to; null when it has no link. `order=` finds the right tab by itself. */
export function notificationHref({ type, order, chat, listing, listings }: Notification): string | null {
  if (type === "consignment") return pageUrls.yourListings();
  if (type === "shop-consignment") return pageUrls.sellerDashboard("consignments");
  // A shop's is about its account, anybody else's about the order.
  if (type === "payout" && !order) return pageUrls.sellerDashboard("payouts");
  if (type === "saved-search" && listings.length > 1) return pageUrls.savedSearches();
  if (type === "message" && chat) return pageUrls.chat(chat);
  if (order) return pageUrls.purchases(undefined, order);
  if (chat) return pageUrls.chat(chat);
  const piece = listing ?? listings[0];
  if (!piece) return null;
  return type === "question" ? pageUrls.askSeller(piece) : pageUrls.product(piece);
}

/** What happened is told in one sentence; what somebody wrote follows the name. */
function withSender({ type, text, sender }: NotificationRowProps["notification"]): string {
  if (!sender || text.includes(sender.firstName)) return text;
  const happened = type !== "message" && /^\p{Ll}/u.test(text);
  return happened ? `${sender.firstName} ${text}` : `${sender.firstName}: ${text}`;
}

function Face({ notification, now }: Omit<NotificationRowProps, "onFollow">) {
  const { type, listing, listings, seen, date } = notification;
  const Sign = signs[type];
  const image = listing?.image ?? listings[0]?.image;
  return (
    <>
      <span className={seen ? styles.dot : styles.unseen} />
      {image ? (
        <Picture src={image} alt="" size="thumbnail" sizes="48px" />
      ) : (
        <span className={styles.sign}>
          <Sign aria-hidden className={styles.icon} />
        </span>
      )}
      <span>
        {!seen && <VisuallyHidden>New: </VisuallyHidden>}
        <Text as="span" size={seen ? "small" : "label"} clamp={3}>
          {withSender(notification)}
        </Text>
      </span>
      <Text as="span" size="caption" tone="soft">
        <time dateTime={date}>{formatShortTime(date, now)}</time>
      </Text>
    </>
  );
}

/** One thing that happened, and the way to it. */
export function NotificationRow({ notification, now, onFollow }: NotificationRowProps) {
  const href = notificationHref(notification);
  const face = <Face notification={notification} now={now} />;
  return href === null ? (
    <button type="button" className={styles.row} onClick={() => onFollow(notification)}>
      {face}
    </button>
  ) : (
    <AppLink href={href} className={styles.row} onClick={() => onFollow(notification)}>
      {face}
    </AppLink>
  );
}
