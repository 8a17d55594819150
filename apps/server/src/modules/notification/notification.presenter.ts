import type { notificationSchema } from "@heirloop/contract/notification/notification.schema";
import type * as z from "zod/mini";
import type { NotifiedListing } from "./notification.queries.ts";
import type { NotificationRow } from "./notification.table.ts";

export function presentNotification(
  row: NotificationRow,
  known: ReadonlyMap<string, NotifiedListing>,
): z.input<typeof notificationSchema> {
  const listings = row.listingIds.flatMap((id) => {
    const listing = known.get(id);
    return listing === undefined
      ? []
      : [
          {
            heirloopId: listing.id,
            slug: listing.slug,
            title: listing.title,
            image: listing.images[0] ?? null,
          },
        ];
  });
  return {
    _id: row.id,
    type: row.type,
    text: row.text,
    sender: row.senderName === null ? null : { firstName: row.senderName },
    listing: listings[0] ?? null,
    listings,
    items: listings.length,
    order: row.orderId,
    chat: row.chatId,
    seen: row.seen,
    date: row.createdAt.toISOString(),
  };
}
