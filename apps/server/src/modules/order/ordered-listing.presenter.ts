import type * as z from "zod/mini";
import type { listingSchema } from "@heirloop/contract/listing/listing.schema";
import type { ListingRow } from "../listing/listing.table.ts";

type Given = z.input<typeof listingSchema>;

/** A piece as orders, chats and quotes show it. A hold that is over is none. */
export function presentOrderedListing(row: ListingRow, viewerId: string | null, now: Date): Given {
  const held = row.status === "active" && row.reservedUntil !== null && row.reservedUntil > now;
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
    reservedUntil: held && row.reservedUntil !== null ? row.reservedUntil.toISOString() : null,
    reservedByMe: held && viewerId !== null && row.reservedBy === viewerId,
    newSchema: { categories: row.categories, subCategories: row.subCategories, types: row.types },
    region: row.region,
    date: row.createdAt.toISOString(),
  };
}
