import type { Api } from "@heirloop/api-client/http/http-client";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { CheckoutRefusal } from "@heirloop/machines/checkout/checkout-context";

/** Reloads the pieces, if one of their prices has changed. */
export async function loadRepriced(
  api: Api,
  listings: readonly Listing[],
): Promise<Pick<CheckoutRefusal, "repriced">> {
  const now = await Promise.all(
    listings.map(({ heirloopId }) => api.call(listingEndpoints.get, { params: { heirloopId } })),
  ).catch(() => listings); // If the reload fails, the refusal's message still says what changed.
  return now.some(({ price }, at) => price !== listings[at]?.price) ? { repriced: now } : {};
}

/** Loads the buyer's offer for the piece that is still open. */
export async function loadOpenOffer(
  api: Api,
  [piece]: readonly Listing[],
): Promise<Pick<CheckoutRefusal, "openOffer">> {
  if (piece === undefined) return {};
  const { heirloopId } = piece;
  return api
    .call(listingEndpoints.get, { params: { heirloopId } })
    .then(({ openOffer }) => ({ openOffer }))
    .catch(() => ({})); // The refusal's message still says that there is one.
}
