import type { Db } from "../platform/database/database.ts";
import { listNotifications } from "../modules/notification/notification.queries.ts";

/** Returns a user's notification texts, newest first: `Sam accepted your offer`. */
export async function listNotificationTexts(db: Db, userId: string): Promise<string[]> {
  const rows = await listNotifications(db, userId, 0, 100);
  return rows.map(({ senderName, text }) => (senderName === null ? text : `${senderName} ${text}`));
}
