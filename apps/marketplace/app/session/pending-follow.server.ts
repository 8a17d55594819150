import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";

const parameter = "follow";

/**
 * Follows the seller that a guest wanted to follow before login, named in the return URL, and returns that URL without
 * it. A seller who cannot be followed keeps the button "Follow", which says why when it is used again.
 */
export async function applyPendingFollow(api: Api, path: string): Promise<string> {
  const url = new URL(path, "http://here");
  const sellerId = idSchema.safeParse(url.searchParams.get(parameter));
  if (!sellerId.success) return path;
  try {
    await api.call(sellerFollowEndpoints.follow, { params: { sellerId: sellerId.data } });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
  url.searchParams.delete(parameter);
  return url.pathname + url.search + url.hash;
}
