import { demoFollows } from "@heirloop/demo/account/demo-follows";
import { savedQueryOf } from "@heirloop/machines/saved-search/saved-query";
import { cartTable } from "../modules/cart/cart.table.ts";
import { discountTable } from "../modules/discount/discount.table.ts";
import { favoriteTable } from "../modules/favorite/favorite.table.ts";
import { notificationTable } from "../modules/notification/notification.table.ts";
import { savedSearchTable } from "../modules/saved-search/saved-search.table.ts";
import { searchTermTable } from "../modules/search/search.table.ts";
import { sellerFollowTable } from "../modules/seller-follow/seller-follow.table.ts";
import { fill, instant, instantOrNull, type Seeding } from "./seeding.ts";

export async function seedNotifications({ tx, world, account, listingId }: Seeding): Promise<void> {
  const rows = world.notifications.map((one) => {
    const sender = one.senderId === null ? null : account(one.senderId);
    return {
      id: one.id,
      userId: one.userId,
      type: one.type,
      text: one.text,
      senderName: one.senderName ?? sender?.shop?.name ?? sender?.firstName ?? null,
      listingIds: one.listingIds.map(listingId),
      orderId: one.orderId,
      chatId: one.chatId,
      seen: one.seen,
      previewed: one.previewed,
      createdAt: instant(one.date),
    };
  });
  await fill(rows, (lot) => tx.insert(notificationTable).values(lot));
}

export async function seedFavoritesAndCarts({ tx, world, listingId }: Seeding): Promise<void> {
  const rowOf = (mark: { userId: string; listingId: string; date: string }) => ({
    userId: mark.userId,
    listingId: listingId(mark.listingId),
    createdAt: instant(mark.date),
  });
  await fill(world.favorites.map(rowOf), (lot) => tx.insert(favoriteTable).values(lot).onConflictDoNothing());
  await fill(world.carts.map(rowOf), (lot) => tx.insert(cartTable).values(lot).onConflictDoNothing());
}

export async function seedFollows({ tx, world, startAt }: Seeding): Promise<void> {
  const rows = demoFollows(world).map(({ since, ...follow }) => ({
    ...follow,
    alertedUntil: startAt,
    createdAt: instant(since),
  }));
  await fill(rows, (lot) => tx.insert(sellerFollowTable).values(lot));
}

/** The demo's notifications already report what the searches with alerts find. */
export async function seedSavedSearches({ tx, world, startAt }: Seeding): Promise<void> {
  const rows = world.savedSearches.map(({ id, userId, name, query, alerts, date }) => ({
    id,
    userId,
    name,
    query: savedQueryOf(query) ?? query,
    alerts,
    alertedUntil: startAt,
    createdAt: instant(date),
  }));
  await fill(rows, (lot) => tx.insert(savedSearchTable).values(lot));
}

/** `checkoutOf` maps a code to the purchase that used it. */
export async function seedDiscounts(
  { tx, world }: Seeding,
  checkoutOf: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = world.discounts.map(
    ({ id, code, email, type, amount, minSubtotal, createdAt, expiresAt, usedAt, userId, orderId }) => ({
      id,
      code,
      email,
      type,
      amount,
      minSubtotal,
      createdAt: instant(createdAt),
      expiresAt: instant(expiresAt),
      usedAt: instantOrNull(usedAt),
      usedBy: usedAt === null ? null : userId,
      checkoutId: orderId === null ? null : (checkoutOf.get(orderId) ?? null),
    }),
  );
  await fill(rows, (lot) => tx.insert(discountTable).values(lot));
}

export async function seedPopularSearches({ tx, world, startAt }: Seeding): Promise<void> {
  const day = startAt.toISOString().slice(0, 10);
  const rows = world.popularSearches.map(({ query, popularity }) => ({
    day,
    term: query.toLowerCase(),
    count: Math.max(1, Math.round(popularity)),
  }));
  await fill(rows, (lot) => tx.insert(searchTermTable).values(lot).onConflictDoNothing());
}
