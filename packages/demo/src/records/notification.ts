import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { Instant } from "./clock.ts";

export type DemoNotification = {
  readonly id: string;
  readonly userId: string;
  readonly type: NotificationType;
  readonly text: string;
  readonly senderId: string | null;
  /** Shown instead of the sender's own name when that is hidden; null with a null sender. */
  readonly senderName: string | null;
  readonly listingIds: readonly string[];
  readonly orderId: string | null;
  readonly chatId: string | null;
  readonly seen: boolean;
  readonly previewed: boolean;
  readonly date: Instant;
};
