import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { browserApi } from "../api/browser-api.ts";

/** Follows or unfollows a seller. */
export async function updateFollow(sellerId: string, isFollowed: boolean): Promise<void> {
  const params = { sellerId };
  const api = browserApi();
  await (isFollowed
    ? api.call(sellerFollowEndpoints.follow, { params })
    : api.call(sellerFollowEndpoints.unfollow, { params }));
}
