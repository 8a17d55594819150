import { formatCents } from "@heirloop/contract/money/format-cents";
import { createNotification } from "../notification/create-notifications.ts";
import type { Random } from "../random/random.ts";
import { type Clock, hoursBefore } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoNotification } from "../records/notification.ts";
import { alertedSearch } from "./shopper-activity.ts";

/** Price drops, new pieces and other notifications, so that the shopper's list has more than one page. */
export function createNews(
  { shopper, followed }: { shopper: DemoAccount; followed: DemoAccount },
  free: readonly DemoListing[],
  clock: Clock,
  random: Random,
): DemoNotification[] {
  const reduced = random.some(
    free.filter((listing) => listing.compareAtPrice !== null),
    15,
  );
  const search = alertedSearch(free);
  const drops = reduced.map((listing, index) =>
    createNotification(
      {
        user: shopper,
        type: "price-drop",
        text: `${listing.title} is now ${formatCents(listing.price)}.`,
        hoursAgo: 7 + index * 46,
        listings: [listing],
      },
      clock,
      random,
    ),
  );
  const alerts = random.some(search.found, 7).map((listing, index) =>
    createNotification(
      {
        user: shopper,
        type: "saved-search",
        text: `A new piece for “${search.name}”`,
        hoursAgo: 3 + index * 68,
        listings: [listing],
      },
      clock,
      random,
    ),
  );
  const hoursAgo = 12;
  const newest = free
    .filter(
      (listing) =>
        listing.sellerId === followed.id &&
        listing.createdAt < hoursBefore(clock, hoursAgo) &&
        !search.found.includes(listing),
    )
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, 1);
  const followAlerts = newest.map((listing) =>
    createNotification(
      {
        user: shopper,
        type: "followed-seller",
        text: `A new piece from ${followed.shop?.name ?? followed.firstName}`,
        hoursAgo,
        listings: [listing],
      },
      clock,
      random,
    ),
  );
  return [...drops, ...alerts, ...followAlerts];
}
