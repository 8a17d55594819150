import { accountSummaryEndpoints } from "@heirloop/contract/account-summary/account-summary.endpoints";
import { type HeirloopId, heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { getRequired } from "@heirloop/demo/projection/world-index";
import { accountFrom } from "./account.mock.ts";
import { chatPreviews } from "./chat.mock.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { countNotPreviewed } from "./notification.mock.ts";
import { savedSearchesOf } from "./saved-search.mock.ts";
import { followsOf } from "./seller-follow.mock.ts";
import { cartListings, favoriteListings } from "./saved.mock.ts";
import type { MockWorld } from "./mock-world.ts";

function pendingListings({ index, listings }: MockWorld, userId: string): HeirloopId[] {
  const ordered = [...index.orders.values()]
    .filter(({ buyerId }) => buyerId === userId)
    .flatMap(({ id, status, listings: lines }) =>
      lines
        .map(({ listingId }) => getRequired(index.listings, listingId))
        .filter(({ soldTo }) => status === "offer-sent" || status === "requested" || soldTo === id),
    );
  const reserved = listings.filter(({ reservedBy }) => reservedBy === userId);
  return [...new Set([...ordered, ...reserved].map(({ heirloopId }) => heirloopId))]
    .toSorted()
    .map((heirloopId) => heirloopIdSchema.parse(heirloopId));
}

export const accountSummaryMocks: readonly MockRoute[] = [
  mock(accountSummaryEndpoints.get, ({ caller: { account, impersonatedBy }, world }) => ({
    user: accountFrom(world, account, impersonatedBy),
    cart: cartListings(world, account.id),
    favorites: favoriteListings(world, account.id).map(({ heirloopId }) => heirloopId),
    notPreviewed: countNotPreviewed(world, account.id),
    savedSearches: savedSearchesOf(world, account.id).map(({ _id, query }) => ({ _id, query })),
    followedSellers: followsOf(world, account.id).map(({ sellerId }) => sellerId),
    pendingListings: pendingListings(world, account.id),
    hasClosedContacts: world.personBlocks.some(
      ({ blockerId, blockedId }) => blockerId === account.id || blockedId === account.id,
    ),
    unreadChats: chatPreviews(world, account.id).filter(({ unreadCount }) => unreadCount > 0).length,
  })),
];
