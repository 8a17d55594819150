import type { Api } from "@heirloop/api-client/http/http-client";
import { deliveryTermsEndpoints } from "@heirloop/contract/delivery-terms/delivery-terms.endpoints";
import { zipSchema } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import type { ZipEstimateProps } from "@heirloop/ui/patterns/delivery-options/zip-estimate";

/** What a delivery of a piece to the ZIP code of the page's URL costs; undefined without delivery terms. */
export async function loadDeliveryEstimate(
  api: Api,
  { heirloopId, delivery }: Pick<FullListing, "heirloopId" | "delivery">,
  typed: string | null,
): Promise<ZipEstimateProps | undefined> {
  if (!delivery.delivery || delivery.bands === undefined) return undefined;
  if (typed === null) return { zip: "", estimate: null };
  const zip = zipSchema.safeParse(typed);
  if (!zip.success) return { zip: typed, estimate: null, error: zip.error.issues[0]?.message };
  const call = { params: { heirloopId }, query: { zip: zip.data } };
  const estimate = await api.call(deliveryTermsEndpoints.estimate, call).catch(() => null);
  return estimate === null
    ? { zip: typed, estimate, error: "The price could not be calculated. Try again in a moment." }
    : { zip: typed, estimate };
}
