import type { listingSchema } from "@heirloop/contract/listing/listing.schema";
import type * as z from "zod/mini";
import { heldUntil } from "./listing.policy.ts";
import type { ListedRow } from "./listing.queries.ts";

export type Viewer = { userId: string | null; now: Date };
export type ListingAnswer = z.input<typeof listingSchema>;

/** Only the owner of a hold sees that it is theirs. */
export function presentListing(row: ListedRow, { userId, now }: Viewer): ListingAnswer {
  const held = heldUntil(row, now);
  return {
    _id: row.id,
    heirloopId: row.id,
    slug: row.slug,
    title: row.title,
    price: row.price,
    compareAtPrice: row.compareAtPrice,
    images: row.images,
    brand: row.brand,
    condition: row.condition,
    status: row.status,
    soldTo: row.soldTo,
    reservedUntil: held?.toISOString() ?? null,
    reservedByMe: held !== null && userId !== null && row.reservedBy === userId,
    newSchema: { categories: row.categories, subCategories: row.subCategories, types: row.types },
    region: row.region,
    date: row.createdAt.toISOString(),
    ...(row.takenDownReason !== null && row.sellerId === userId
      ? { takenDownReason: row.takenDownReason }
      : {}),
  };
}
