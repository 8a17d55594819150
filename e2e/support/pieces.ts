import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Api, createApi } from "@heirloop/api-client/http/http-client";
import { profileEndpoints } from "@heirloop/contract/profile/profile.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";

import { createListing } from "./create-listing.ts";
import { logInDemo } from "./demo-api.ts";

export const studio = "studio@demo.test";

/** The shop's own listings that can be delivered and picked up and that nobody has reserved. */
async function freePieces(guest: Api, slug: string): Promise<FullListing[]> {
  const { forSale } = await guest.call(profileEndpoints.get, { params: { slug } });
  const full = await Promise.all(
    forSale.map(({ heirloopId }) => guest.call(listingEndpoints.get, { params: { heirloopId } })),
  );
  return full.filter(
    // A consigned piece has a lowest price, so not every offer can be accepted.
    ({ reservedUntil, delivery, consigned }) =>
      reservedUntil === null && delivery.pickup && delivery.delivery && !consigned,
  );
}

/**
 * Journeys run in parallel processes: a folder can be created by only one of them. Titles are claimed, because a
 * journey finds its order by the title of the piece.
 */
async function claim({ title }: FullListing): Promise<boolean> {
  const claims = process.env["JOURNEY_CLAIMS"];
  if (claims === undefined) throw new Error("The global setup says where claims are kept.");
  try {
    await mkdir(join(claims, encodeURIComponent(title)));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * A listing of the demo studio that no other journey of this run has used; when all are taken, it publishes another.
 */
export async function findStudioPiece(url: string, { above = 0 } = {}): Promise<FullListing> {
  const guest = createApi({ prefix: url, token: () => undefined });
  const { token, user } = await logInDemo(url, studio);
  for (const piece of await freePieces(guest, user.slug))
    if (piece.price > above && (await claim(piece))) return piece;
  const piece = await createListing(createApi({ prefix: url, token: () => token }), {
    title: `Rush-seated chair ${randomUUID().slice(0, 8)}`,
    price: above + 400_00,
    delivery: { pickup: true, delivery: true },
  });
  // Another journey may have claimed it already.
  return (await claim(piece)) ? piece : findStudioPiece(url, { above });
}
