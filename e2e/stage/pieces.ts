import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createApi } from "@heirloop/api-client/http/http-client";
import { profileEndpoints } from "@heirloop/contract/profile/profile.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { demoPassword } from "./journey.ts";

export const studio = "studio@demo.test";

/** What the studio sells; each can be brought and can be fetched, and nobody holds it. */
async function freePieces(url: string): Promise<FullListing[]> {
  const api = createApi({ prefix: url, token: () => undefined });
  const { user } = await api.call(authEndpoints.login, { body: { email: studio, password: demoPassword } });
  const { forSale } = await api.call(profileEndpoints.get, { params: { slug: user.slug } });
  const full = await Promise.all(
    forSale.map(({ heirloopId }) => api.call(listingEndpoints.get, { params: { heirloopId } })),
  );
  return full.filter(
    ({ reservedUntil, delivery }) => reservedUntil === null && delivery.pickup && delivery.delivery,
  );
}

/** Journeys run beside one another, in processes of their own: a folder can be made by one of them only. */
async function claim({ heirloopId }: FullListing): Promise<boolean> {
  const claims = process.env["JOURNEY_CLAIMS"];
  if (claims === undefined) throw new Error("The global setup says where claims are kept.");
  try {
    await mkdir(join(claims, heirloopId));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** A piece that the demo world's studio sells, which no other journey of this run has had. */
export async function pieceOfTheStudio(url: string, { above = 0 } = {}): Promise<FullListing> {
  for (const piece of await freePieces(url)) if (piece.price > above && (await claim(piece))) return piece;
  throw new Error("Other journeys have had everything that the studio sells.");
}
