import { type Consignment, consignmentSchema } from "@heirloop/contract/consignment/consignment.schema";
import { type Discount, discountSchema } from "@heirloop/contract/discount/discount.endpoints";
import { type Notification, notificationSchema } from "@heirloop/contract/notification/notification.schema";
import {
  type PendingReview,
  pendingReviewSchema,
  type Review,
  reviewSchema,
} from "@heirloop/contract/review/review.schema";
import type {
  DemoAccount,
  DemoConsignment,
  DemoDiscount,
  DemoListing,
  DemoNotification,
  DemoReview,
} from "../records/records.ts";
import { payoutOf } from "./money-projection.ts";
import { getRequired, type WorldIndex } from "./world-index.ts";

const subjectOf = (listing: DemoListing) => ({
  heirloopId: listing.heirloopId,
  slug: listing.slug,
  title: listing.title,
  image: listing.images[0] ?? null,
});

export function notificationFrom({ accounts, listings }: WorldIndex, note: DemoNotification): Notification {
  const subjects = note.listingIds.map((id) => subjectOf(getRequired(listings, id)));
  const sender = note.senderId === null ? null : getRequired(accounts, note.senderId);
  const name = note.senderName ?? sender?.shop?.name ?? sender?.firstName;
  return notificationSchema.parse({
    _id: note.id,
    type: note.type,
    text: note.text,
    sender: name === undefined ? null : { firstName: name },
    listing: subjects[0] ?? null,
    listings: subjects,
    items: subjects.length,
    order: note.orderId,
    chat: note.chatId,
    seen: note.seen,
    date: note.date,
  });
}

const reviewedOf = ({ listings }: WorldIndex, id: string) => {
  const { heirloopId, slug, title, images } = getRequired(listings, id);
  return { heirloopId, slug, title, images: [...images] };
};

/** A published review of a seller; null while it is unpublished. */
export function reviewFrom(index: WorldIndex, review: DemoReview): Review | null {
  if (review.publishedAt === null || review.sellerRating === null) return null;
  const seller = getRequired(index.accounts, review.sellerId);
  return reviewSchema.parse({
    _id: review.id,
    buyer: { user: { firstName: getRequired(index.accounts, review.buyerId).firstName } },
    seller: {
      user: { firstName: seller.shop?.name ?? seller.firstName, slug: seller.slug },
      rating: review.sellerRating,
      feedback: review.sellerFeedback,
    },
    order: { date: review.orderDate, breakdown: { delivery: review.orderDelivery } },
    listings: review.listingIds.map((id) => reviewedOf(index, id)),
  });
}

/** The review that `viewerId` still has to write about it; null when there is none. */
export function pendingReviewFrom(
  index: WorldIndex,
  review: DemoReview,
  viewerId: string,
): PendingReview | null {
  const buying = review.buyerId === viewerId && review.sellerRating === null;
  const selling = review.sellerId === viewerId && review.buyerRating === null;
  if (!buying && !selling) return null;
  const [buyer, seller] = [
    getRequired(index.accounts, review.buyerId),
    getRequired(index.accounts, review.sellerId),
  ];
  const blank = { rating: null, feedback: null };
  return pendingReviewSchema.parse({
    _id: review.id,
    type: buying ? "completedPurchase" : "completedSale",
    buyer: { user: { firstName: buyer.firstName }, ...blank },
    seller: { user: { firstName: seller.shop?.name ?? seller.firstName }, ...blank },
    listings: review.listingIds.map((id) => ({ listing: reviewedOf(index, id), ...blank })),
  });
}

const takerOf = ({ firstName, shop, slug }: DemoAccount) => ({ firstName: shop?.name ?? firstName, slug });

/** The later steps of a piece are hidden from businesses that missed it. */
const hiddenSteps: ReadonlySet<string> = new Set(["collected", "listed", "sold", "returned"]);

function ownerPayoutOf(index: WorldIndex, { consignerId, listingId, status }: DemoConsignment) {
  if (status !== "sold") return null;
  const sale = [...index.orders.values()].find(
    (order) => order.status === "completed" && order.listings.some((line) => line.listingId === listingId),
  );
  return sale === undefined ? null : payoutOf(index, sale, consignerId);
}

/** The consigner and the business that accepted it see everything; another `viewerId` sees less. */
export function consignmentFrom(
  index: WorldIndex,
  one: DemoConsignment,
  viewerId: string = one.consignerId,
): Consignment {
  const { accounts, listings } = index;
  const involved = viewerId === one.consignerId || viewerId === one.acceptedBy;
  return consignmentSchema.parse({
    _id: one.id,
    title: one.title,
    images: [...one.images],
    kind: one.kind,
    brand: one.brand,
    age: one.age,
    condition: one.condition,
    dimensions: { width: one.width, depth: one.depth, height: one.height },
    place: one.place,
    hub: one.hub,
    expectedPrice: one.expectedPrice,
    pickupAccess: one.pickupAccess,
    status: one.status,
    pricePlan: involved ? one.pricePlan : null,
    requestedPrice: involved ? one.requestedPrice : null,
    share: involved ? one.share : null,
    consigner: { firstName: getRequired(accounts, one.consignerId).firstName },
    takenBy: involved && one.acceptedBy !== null ? takerOf(getRequired(accounts, one.acceptedBy)) : null,
    listing: one.listingId === null ? null : getRequired(listings, one.listingId).heirloopId,
    earned: involved ? one.earned : null,
    payout: viewerId === one.consignerId ? ownerPayoutOf(index, one) : null,
    lapsesAt: one.lapsesAt,
    history: one.history.filter(({ status }) => involved || !hiddenSteps.has(status)),
    date: one.createdAt,
  });
}

export const discountFrom = ({
  code,
  type,
  amount,
  minSubtotal,
  expiresAt,
  usedAt,
}: DemoDiscount): Discount => discountSchema.parse({ code, type, amount, minSubtotal, expiresAt, usedAt });
