import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { listingFrom } from "@heirloop/demo/projection/listing-projection";
import { partyFrom } from "@heirloop/demo/projection/party-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import { checkContact } from "./blocked-people.mock.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { checkTotal, problem } from "./mock-problem.ts";
import type { MockFollow, MockWorld } from "./mock-world.ts";

/** Latest first. */
export const followsOf = ({ follows }: MockWorld, userId: string): MockFollow[] =>
  follows.filter(({ followerId }) => followerId === userId).toReversed();

const isShown = ({ index, closedAccounts }: MockWorld, sellerId: string): boolean =>
  index.accounts.get(sellerId)?.blocked === false && !closedAccounts.has(sellerId);

const newestOf = ({ listings }: MockWorld, sellerId: string, viewerId: string) =>
  listings
    .filter((listing) => listing.sellerId === sellerId && listing.status === "active")
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))
    .slice(0, constants.piecesPerFollowedSeller)
    .map((listing) => listingFrom(listing, viewerId));

export const sellerFollowMocks: readonly MockRoute[] = [
  mock(sellerFollowEndpoints.list, ({ query: { page }, caller: { account }, world }) => {
    const shown = followsOf(world, account.id).filter(({ sellerId }) => isShown(world, sellerId));
    const perPage = constants.followedSellersPerPage;
    return {
      sellers: shown.slice((page - 1) * perPage, page * perPage).map(({ sellerId, since }) => ({
        seller: partyFrom(getRequired(world.index.accounts, sellerId)),
        since,
        newest: newestOf(world, sellerId, account.id),
      })),
      totalCount: shown.length,
    };
  }),
  mock(sellerFollowEndpoints.follow, ({ params: { sellerId }, caller: { account }, world }) => {
    if (sellerId === account.id) throw problem("state-conflict", { detail: "You cannot follow yourself." });
    if (!isShown(world, sellerId)) throw problem("not-found");
    checkContact(world, account.id, sellerId, "follow");
    const own = followsOf(world, account.id);
    if (own.some((follow) => follow.sellerId === sellerId)) return;
    checkTotal(sellerFollowEndpoints.follow, own.length);
    world.follows.push({ followerId: account.id, sellerId, since: world.now() });
  }),
  mock(sellerFollowEndpoints.unfollow, ({ params: { sellerId }, caller: { account }, world }) => {
    const at = world.follows.findIndex(
      (follow) => follow.followerId === account.id && follow.sellerId === sellerId,
    );
    if (at !== -1) world.follows.splice(at, 1);
  }),
];
