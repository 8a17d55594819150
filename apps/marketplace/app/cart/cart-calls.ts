import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { browserApi } from "../api/browser-api.ts";

const named = (heirloopId: string) => ({ params: { heirloopId: heirloopIdSchema.parse(heirloopId) } });

export async function addToCart({ heirloopId }: Listing): Promise<readonly Listing[]> {
  return (await browserApi().call(cartEndpoints.add, named(heirloopId))).listings;
}

export async function removeFromCart({ heirloopId }: Listing): Promise<readonly Listing[]> {
  return (await browserApi().call(cartEndpoints.remove, named(heirloopId))).listings;
}

/** What no longer exists, or is one's own, cannot be bought; anything else may be different on the next visit. */
function orGone(error: unknown): null {
  if (error instanceof ProblemError && [404, 409, 422].includes(error.status)) return null;
  throw error;
}

/** The kept listings as they are today. */
export async function listingsNamed(ids: readonly string[]): Promise<readonly Listing[]> {
  const found = await Promise.all(
    ids.map((id) => browserApi().call(listingEndpoints.get, named(id)).catch(orGone)),
  );
  return found.filter((listing) => listing !== null);
}

/** Puts kept listings into the account's cart, oldest first; answers the cart then, or null when there was nothing to put. */
export async function mergeIntoCart(ids: readonly string[]): Promise<readonly Listing[] | null> {
  let cart: readonly Listing[] | null = null;
  for (const id of ids) {
    const merged = await browserApi().call(cartEndpoints.add, named(id)).catch(orGone);
    cart = merged?.listings ?? cart;
  }
  return cart;
}
