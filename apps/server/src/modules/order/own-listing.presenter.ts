import type { ownListingSchema } from "@heirloop/contract/listing/listing.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import type * as z from "zod/mini";
import { presentListing, type Viewer } from "../listing/listing.presenter.ts";
import type { OwnListingRow } from "./own-listing.queries.ts";

export const presentOwnListing = (
  { listing, soldFor }: OwnListingRow,
  viewer: Viewer,
): z.input<typeof ownListingSchema> => ({
  ...presentListing(listing, viewer),
  ...(soldFor !== null && { soldFor: cents(soldFor) }),
});
