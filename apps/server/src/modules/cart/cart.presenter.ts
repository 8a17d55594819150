import { contactBetween } from "@heirloop/contract/blocked-people/contact";
import type { cartListingSchema } from "@heirloop/contract/listing/listing.schema";
import type * as z from "zod/mini";
import { presentListing } from "../listing/listing.presenter.ts";
import { publicName } from "../user/user.presenter.ts";
import type { CartRow } from "./cart.queries.ts";

export const presentCartListing = (
  { listing, ownOrder, blocks, isWaiting, seller }: CartRow,
  viewer: { userId: string; now: Date },
): z.input<typeof cartListingSchema> => ({
  ...presentListing(listing, viewer),
  ownOrder,
  contact: contactBetween(blocks, viewer.userId, listing.sellerId),
  isWaiting,
  seller: { firstName: publicName(seller), slug: seller.slug },
});
