import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { heirloopIdSchema } from "../identity/identity.schema.ts";
import { cartListingSchema } from "../listing/listing.schema.ts";
import { savedSearchSchema } from "../saved-search/saved-search.endpoints.ts";
import { userSchema } from "../user/user.schema.ts";

/** What every page shows of the signed-in user's account. */
export const accountSummarySchema = z.object({
  user: userSchema,
  /** As in the cart: latest first, with pieces that were sold or taken down. */
  cart: z.array(cartListingSchema),
  /** Latest first. */
  favorites: z.array(heirloopIdSchema),
  /** Notifications since the menu was last opened. */
  notPreviewed: z.int(),
  /** Chats with at least one unread message. */
  unreadChats: z.int(),
  /** Latest first. */
  savedSearches: z.array(z.pick(savedSearchSchema, { _id: true, query: true })),
  /** Ids of the sellers that the user follows, latest first. */
  followedSellers: z.array(z.string()),
  /**
   * Listings that look different to this user than to others: reserved for them, or waiting for the seller's answer
   * to their order or offer. Sorted.
   */
  pendingListings: z.array(heirloopIdSchema),
  /** Some product pages look different to this user than to others: they and the seller have no contact. */
  hasClosedContacts: z.boolean(),
});
export type AccountSummary = z.infer<typeof accountSummarySchema>;

export const accountSummaryEndpoints = {
  get: endpoint("GET", "/api/account-summary", {
    summary:
      "What every page shows of the account: user, cart, favorites, saved searches, followed sellers, counts",
    access: "user",
    answer: accountSummarySchema,
  }),
};
