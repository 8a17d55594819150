import { accountSummaryEndpoints } from "@heirloop/contract/account-summary/account-summary.endpoints";
import { blockedPeopleEndpoints } from "@heirloop/contract/blocked-people/blocked-people.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { accountIds } from "@heirloop/demo/account/accounts";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";
import { draft } from "./selling-calls.ts";

export function sellerFollowCalls({ answer, problem }: Contract): void {
  describe("/api/followed-sellers", () => {
    const params = { sellerId: accountIds.studio };
    const followed = async () => {
      const { sellers, totalCount } = await answer("newcomer", sellerFollowEndpoints.list);
      const { followedSellers } = await answer("newcomer", accountSummaryEndpoints.get);
      expect(totalCount).toBe(sellers.length);
      expect(followedSellers).toEqual(sellers.map(({ seller }) => seller._id));
      return sellers;
    };

    test("follows a seller once, with their newest pieces, and unfollows them", async () => {
      expect(await followed()).toEqual([]);
      const { date } = await answer("studio", listingEndpoints.create, { body: draft });
      await answer("newcomer", sellerFollowEndpoints.follow, { params });
      const [entry, ...others] = await followed();
      expect([entry?.seller._id, others]).toEqual([accountIds.studio, []]);
      // Pieces of the same moment may come in any order.
      const dates = entry?.newest.map((piece) => piece.date) ?? [];
      expect(dates[0]).toBe(date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      await answer("newcomer", sellerFollowEndpoints.follow, { params });
      expect((await followed()).map(({ since }) => since)).toEqual([entry?.since]);
      for (const _ of ["first", "again"]) {
        await answer("newcomer", sellerFollowEndpoints.unfollow, { params });
        expect(await followed()).toEqual([]);
      }
    });

    test("lists the latest follow first, and none beyond the last page", async () => {
      const { sellers } = await answer("shopper", sellerFollowEndpoints.list);
      expect(sellers.map(({ seller }) => seller._id)).toEqual([
        accountIds.studio,
        accountIds.shop,
        accountIds.consigner,
      ]);
      const beyond = await answer("shopper", sellerFollowEndpoints.list, { query: { page: "9" } });
      expect(beyond).toEqual({ sellers: [], totalCount: 3 });
    });

    test("ends the follow with a block", async () => {
      await answer("newcomer", sellerFollowEndpoints.follow, { params });
      await answer("newcomer", blockedPeopleEndpoints.block, { params: { userId: accountIds.studio } });
      expect(await followed()).toEqual([]);
      const refused = await problem("newcomer", sellerFollowEndpoints.follow, { params });
      await answer("newcomer", blockedPeopleEndpoints.unblock, { params: { userId: accountIds.studio } });
      expect([inShort(refused), refused.detail]).toEqual([
        "409 not-accepting",
        "You blocked this seller. Unblock them in your settings first.",
      ]);
      expect(await followed()).toEqual([]);
    });

    test("requires a session and another account that is open", async () => {
      const follow = async (as: "guest" | "studio", sellerId: string) =>
        inShort(await problem(as, sellerFollowEndpoints.follow, { params: { sellerId } }));
      expect([
        await follow("guest", accountIds.studio),
        await follow("studio", accountIds.studio),
        await follow("studio", "unknown-seller-1"),
        await follow("studio", accountIds.blocked),
      ]).toEqual(["401 unauthenticated", "409 state-conflict", "404 not-found", "404 not-found"]);
    });
  });
}
