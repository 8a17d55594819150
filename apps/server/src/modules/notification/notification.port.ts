import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { Db } from "../../platform/database/database.ts";

export type NewNotification = Readonly<{
  /** The recipient. */
  userId: string;
  type: NotificationType;
  text: string;
  /** The sender, as the recipient may see them; null for system notifications. */
  sender: { firstName: string } | null;
  /** heirloopIds of the pieces concerned. */
  listingIds: readonly string[];
  orderId: string | null;
  chatId: string | null;
}>;

/** Notifies a user, in the transaction of the cause. */
export type Notify = (tx: Db, notification: NewNotification) => Promise<void>;
