import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import type { CartListing, Listing } from "@heirloop/contract/listing/listing.schema";
import { browserApi } from "../api/browser-api.ts";

const toParams = (heirloopId: string) => ({ params: { heirloopId: heirloopIdSchema.parse(heirloopId) } });

export async function getCart(): Promise<readonly CartListing[]> {
  return (await browserApi().call(cartEndpoints.get)).listings;
}

export async function addToCart({ heirloopId }: Listing): Promise<readonly CartListing[]> {
  return (await browserApi().call(cartEndpoints.add, toParams(heirloopId))).listings;
}

export async function removeFromCart({ heirloopId }: Listing): Promise<readonly CartListing[]> {
  return (await browserApi().call(cartEndpoints.remove, toParams(heirloopId))).listings;
}
