import { createApi } from "@heirloop/api-client/http/http-client";
import { profileEndpoints } from "@heirloop/contract/profile/profile.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { demoPassword } from "./journey.ts";

export const studio = "studio@demo.test";

/** A piece that the demo world's studio sells, another one for every journey. Each can be brought and can be fetched. */
export async function pieceOfTheStudio(url: string, at: number): Promise<FullListing> {
  const api = createApi({ prefix: url, token: () => undefined });
  const { user } = await api.call(authEndpoints.login, { body: { email: studio, password: demoPassword } });
  const { forSale } = await api.call(profileEndpoints.get, { params: { slug: user.slug } });
  const full = await Promise.all(
    forSale.map(({ heirloopId }) => api.call(listingEndpoints.get, { params: { heirloopId } })),
  );
  const free = full.filter(
    ({ reservedUntil, delivery }) => reservedUntil === null && delivery.pickup && delivery.delivery,
  );
  const piece = free[at];
  if (!piece)
    throw new Error(`The studio has ${free.length} such pieces for sale; journey ${at} finds none.`);
  return piece;
}
