import { constants } from "@heirloop/contract/constants/marketplace-constants";
import {
  type followedSellersSchema,
  sellerFollowEndpoints,
} from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import type * as z from "zod/mini";
import { checkTotal } from "../../http/check-total.ts";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { problem } from "../../platform/problem.ts";
import { checkContact } from "../blocked-people/person-block.service.ts";
import { presentListing } from "../listing/listing.presenter.ts";
import { presentParty } from "../user/user.presenter.ts";
import { findUserById, lockUser } from "../user/user.queries.ts";
import {
  countAllFollows,
  countShownFollows,
  insertFollow,
  isFollowing,
  readFollowedSellers,
  readNewestOf,
} from "./seller-follow.queries.ts";

export async function listFollowedSellers(
  db: Db,
  userId: string,
  page: number,
  now: Date,
): Promise<z.input<typeof followedSellersSchema>> {
  const limit = constants.followedSellersPerPage;
  const followed = await readFollowedSellers(db, userId, { limit, offset: (page - 1) * limit });
  const newest = await readNewestOf(
    db,
    followed.map(({ seller }) => seller.id),
    constants.piecesPerFollowedSeller,
  );
  return {
    sellers: followed.map(({ seller, since }) => ({
      seller: presentParty(seller),
      since: since.toISOString(),
      newest: newest
        .filter(({ sellerId }) => sellerId === seller.id)
        .map((row) => presentListing(row, { userId, now })),
    })),
    totalCount: await countShownFollows(db, userId),
  };
}

/** Follows a seller; following them again changes nothing. */
export async function followSeller(db: Db, followerId: string, sellerId: string, now: Date): Promise<void> {
  if (followerId === sellerId) throw problem("state-conflict", { detail: "You cannot follow yourself." });
  await transaction(db, async (tx) => {
    await lockUser(tx, followerId);
    const seller = await findUserById(tx, sellerId);
    // A closed account is blocked as well.
    if (seller?.blockedAt !== null) throw problem("not-found");
    await checkContact(tx, followerId, [sellerId], "follow");
    if (await isFollowing(tx, { followerId, sellerId })) return;
    checkTotal(sellerFollowEndpoints.follow, await countAllFollows(tx, followerId));
    await insertFollow(tx, { followerId, sellerId, alertedUntil: now, alertAt: null, createdAt: now });
  });
}
