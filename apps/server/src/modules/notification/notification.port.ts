import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { Db } from "../../platform/database/database.ts";

export type NewNotification = Readonly<{
  /** Who is told. */
  userId: string;
  type: NotificationType;
  text: string;
  /** Whose doing it is, as the receiver may know them; null for the product's own. */
  sender: { firstName: string } | null;
  /** heirloopIds of what it is about. */
  listingIds: readonly string[];
  orderId: string | null;
  chatId: string | null;
}>;

/** Tells a user of something, in the transaction that made it happen. */
export type Notify = (tx: Db, notification: NewNotification) => Promise<void>;
