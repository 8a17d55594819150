import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { Db } from "../../platform/database/database.ts";
import type { Letter } from "../../platform/mail/mail-template.ts";

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

/** Notifies a user in the app, unless they have turned that off, in the transaction of the cause. */
export type Notify = (tx: Db, notification: NewNotification) => Promise<void>;

export type NotificationMail = Readonly<{
  user: Readonly<{ id: string; email: string }>;
  /** What it is about, usually one kind. The mail has an unsubscribe link if all of them can be turned off. */
  types: readonly NotificationType[];
  letter: Omit<Letter, "to" | "subscription">;
  /** A calendar file to attach. */
  calendar?: string | undefined;
}>;

/**
 * Mails a user about a notification, in the transaction of the cause: not if they have turned that off, and after
 * their quiet hours if it can wait.
 */
export type MailNotification = (tx: Db, mail: NotificationMail) => Promise<void>;
