import { listingRecordSchema, type ListingRecord } from "@heirloop/contract/search/search.schema";
import { percentOff } from "@heirloop/contract/money/percent-off";
import { facetAttributesOf } from "@heirloop/demo/projection/listing-projection";
import type { DemoListing } from "@heirloop/demo/records/listing";
import { carriedSides } from "@heirloop/machines/fit/carry-forms";

/** Maps a demo listing to its search record, without a database. */
export function demoRecord(listing: DemoListing): ListingRecord {
  const { width, depth, height, type, comesApart, price, compareAtPrice } = listing;
  const [smallestSide, middleSide, largestSide] = carriedSides({
    dimensions: { width, depth, height },
    types: [type],
    comesApart,
  });
  return listingRecordSchema.parse({
    ...listing,
    ...facetAttributesOf(listing),
    objectID: listing.heirloopId,
    discount: percentOff(price, compareAtPrice),
    image: listing.images[0] ?? null,
    smallestSide,
    middleSide,
    largestSide,
    date: Date.parse(listing.createdAt),
  });
}
