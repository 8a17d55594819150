import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { type CartListing, cartListingSchema } from "@heirloop/contract/listing/listing.schema";
import { orNull } from "../api/or-null.ts";

/** A deleted listing or the user's own cannot be bought. */
const neverBought = (error: unknown): boolean =>
  error instanceof ProblemError && [404, 409, 422].includes(error.status) && error.code !== "limit-reached";

/** Loads the pieces of a guest's cart. Those that could not be loaded are skipped; the cookie keeps them. */
export async function loadGuestCart(api: Api, ids: readonly HeirloopId[]): Promise<readonly CartListing[]> {
  const found = await Promise.all(
    ids.map((heirloopId) => orNull(api.call(listingEndpoints.get, { params: { heirloopId } }))),
  );
  return found.flatMap((listing) => (listing ? [cartListingSchema.parse(listing)] : []));
}

/** Merges a guest's cart into the account's, oldest first. Returns the pieces that failed and must be retried. */
export async function mergeGuestCart(api: Api, ids: readonly HeirloopId[]): Promise<readonly HeirloopId[]> {
  const left: HeirloopId[] = [];
  for (const heirloopId of ids) {
    try {
      await api.call(cartEndpoints.add, { params: { heirloopId } });
    } catch (error) {
      if (!neverBought(error)) left.push(heirloopId);
    }
  }
  return left;
}
