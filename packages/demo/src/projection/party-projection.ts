import { type Party, partySchema, type User, userSchema } from "@heirloop/contract/user/user.schema";
import { type SellerSummary, sellerSummarySchema } from "@heirloop/contract/listing/listing.schema";
import { hashOf } from "../random/random.ts";
import type { DemoAccount } from "../records/account.ts";
import type { WorldIndex } from "./world-index.ts";

export const userFrom = (account: DemoAccount): User =>
  userSchema.parse({
    _id: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    emailVerified: account.emailVerified,
    pendingEmail: null,
    phone: account.phone,
    slug: account.slug,
    picture: account.picture,
    admin: account.admin,
    isBusiness: account.isBusiness,
    locationInfo: { coordinates: [...account.coordinates] },
    blocked: account.blocked,
    stripeConnect: { connected: account.payoutsConnected },
    home: null,
    impersonatedBy: null,
  });

export const partyFrom = (account: DemoAccount): Party =>
  partySchema.parse({
    _id: account.id,
    firstName: account.shop?.name ?? account.firstName,
    slug: account.slug,
    picture: account.shop?.logo ?? account.picture,
    isBusiness: account.isBusiness,
  });

/**
 * How a business appears before it has accepted (docs/product.md §4, Chat): its id is specific to one chat.
 */
export const hiddenParty = (account: DemoAccount, chatId: string): Party =>
  partySchema.parse({
    _id: `hidden${hashOf(account.id + chatId).toString(36)}`,
    firstName: "Local business seller",
    slug: null,
    picture: null,
    isBusiness: true,
  });

export function sellerSummaryFrom({ world }: WorldIndex, account: DemoAccount): SellerSummary {
  const ratings = world.reviews.flatMap((review) =>
    review.sellerId === account.id && review.publishedAt !== null && review.sellerRating !== null
      ? [review.sellerRating]
      : [],
  );
  return sellerSummarySchema.parse({
    ...partyFrom(account),
    region: account.region,
    place: account.place,
    since: account.createdAt,
    averageReview:
      ratings.length > 0
        ? Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10
        : null,
    reviewedCount: ratings.length,
    listingCount: world.listings.filter(
      (listing) => listing.sellerId === account.id && listing.status === "active",
    ).length,
  });
}
