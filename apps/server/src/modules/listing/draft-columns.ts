import type { ListingChange, ListingDraft } from "@heirloop/contract/listing/listing.endpoints";
import { slugify } from "../../slugify.ts";
import { placeOfHub } from "../hub/hub-place.ts";
import type { UserRow } from "../user/user.table.ts";
import type { ListingColumns, NewListing } from "./listing.queries.ts";

/** A change whose fields may be missing or undefined. */
export type DraftPart = { [Field in keyof ListingChange]?: ListingChange[Field] | undefined };

const titleColumns = (title: string) => ({ title, slug: slugify(title) || "piece" });

/** The columns of a new piece; it is where its seller is unless the draft names a city. */
export function newListingColumns(
  draft: Omit<ListingDraft, "brand">,
  seller: Pick<UserRow, "lng" | "lat" | "hub" | "region" | "place">,
): Omit<NewListing, "id" | "sellerId" | "status" | "brand" | "createdAt" | "updatedAt"> {
  const { title, conditionNotes, category, subCategory, type, dimensions, delivery, hub, ...same } = draft;
  const { lng, lat, region, place } = seller;
  return {
    ...same,
    ...titleColumns(title),
    conditionNotes: conditionNotes || null,
    categories: [category],
    subCategories: [subCategory],
    types: [type],
    ...dimensions,
    ...delivery,
    ...(hub === undefined ? { lng, lat, hub: seller.hub ?? "NA", region, place } : placeOfHub(hub)),
  };
}

/** The columns of what a change describes; a brand, a price and a status have rules of their own. */
export function changedListingColumns(part: Omit<DraftPart, "brand" | "price" | "status">): ListingColumns {
  const { title, conditionNotes, category, subCategory, type, dimensions, delivery, hub, ...same } = part;
  return {
    ...same,
    ...(title === undefined ? {} : titleColumns(title)),
    ...(conditionNotes === undefined ? {} : { conditionNotes: conditionNotes || null }),
    ...(category === undefined ? {} : { categories: [category] }),
    ...(subCategory === undefined ? {} : { subCategories: [subCategory] }),
    ...(type === undefined ? {} : { types: [type] }),
    ...dimensions,
    ...delivery,
    ...(hub === undefined ? {} : placeOfHub(hub)),
  };
}
