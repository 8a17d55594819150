import type { Api } from "@heirloop/api-client/http/http-client";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { CheckoutRefusal } from "@heirloop/machines/checkout/checkout.machine";

/** The pieces as they are now, if one of them costs something else. */
export async function loadRepriced(
  api: Api,
  listings: readonly Listing[],
): Promise<Pick<CheckoutRefusal, "repriced">> {
  const now = await Promise.all(
    listings.map(({ heirloopId }) => api.call(listingEndpoints.get, { params: { heirloopId } })),
  ).catch(() => listings); // Then the refusal says what has changed all the same.
  return now.some(({ price }, at) => price !== listings[at]?.price) ? { repriced: now } : {};
}
