import { notificationHref, notificationSentence } from "@heirloop/contract/notification/notification-content";
import type { Notification, NotificationType } from "@heirloop/contract/notification/notification.schema";
import { Bell, Flag, HandCoins, MessageCircle, Package, Star, Tag, type LucideIcon } from "lucide-react";
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
  "followed-seller": Tag,
  "review-request": Star,
  review: Star,
  "review-reply": Star,
  "waiting-list": Bell,
  consignment: Package,
  "shop-consignment": Package,
  payout: HandCoins,
  "taken-down": Tag,
  "report-decided": Flag,
};

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
      <span className={styles.text}>
        {!seen && <VisuallyHidden>New: </VisuallyHidden>}
        <Text as="span" size={seen ? "small" : "label"} clamp={8}>
          {notificationSentence(notification)}
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
