import type { Api } from "@heirloop/api-client/http/http-client";
import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";

/** Follows or unfollows a seller. */
export async function updateFollow(api: Api, sellerId: string, isFollowed: boolean): Promise<void> {
  const params = { sellerId };
  await (isFollowed
    ? api.call(sellerFollowEndpoints.follow, { params })
    : api.call(sellerFollowEndpoints.unfollow, { params }));
}
