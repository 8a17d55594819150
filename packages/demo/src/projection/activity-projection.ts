import { visibleConsignmentDetails } from "@heirloop/contract/consignment/consignment-contact";
import {
  type Consignment,
  consignmentSchema,
  type ConsignmentSide,
} from "@heirloop/contract/consignment/consignment.schema";
import { type Discount, discountSchema } from "@heirloop/contract/discount/discount.endpoints";
import { getOwnerShare, getSellerFee } from "@heirloop/contract/money/sale-earnings";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { type Notification, notificationSchema } from "@heirloop/contract/notification/notification.schema";
import {
  type PendingReview,
  pendingReviewSchema,
  type Review,
  type ReviewReply,
  reviewSchema,
} from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { DemoAccount } from "../records/account.ts";
import type { DemoConsignment } from "../records/consignment.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoNotification } from "../records/notification.ts";
import type { DemoDiscount } from "../records/order.ts";
import type { DemoReview } from "../records/review.ts";
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

export const reviewedOf = ({ listings }: WorldIndex, id: string) => {
  const { heirloopId, slug, title, images } = getRequired(listings, id);
  return { heirloopId, slug, title, images: [...images] };
};

/** The shown reply of this side; null while there is none. */
export function replyFrom({ replies }: DemoReview, about: Side): ReviewReply | null {
  const reply = replies.find((one) => one.about === about && !one.isRemoved);
  return reply === undefined
    ? null
    : { text: reply.text, date: reply.createdAt, edited: reply.editedAt !== null };
}

/** Whether the review about this side is shown. */
export function isHalfShown({ accounts }: WorldIndex, review: DemoReview, about: Side): boolean {
  const isAboutSeller = about === "seller";
  const rating = isAboutSeller ? review.sellerRating : review.buyerRating;
  const writer = accounts.get(isAboutSeller ? review.buyerId : review.sellerId);
  return (
    review.publishedAt !== null &&
    rating !== null &&
    !review.removed.includes(about) &&
    (writer?.emailVerified ?? false)
  );
}

/** A review of a seller; null while it is not shown. */
export function reviewFrom(index: WorldIndex, review: DemoReview): Review | null {
  if (review.sellerRating === null || !isHalfShown(index, review, "seller")) return null;
  const reply = replyFrom(review, "seller");
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
    ...(index.orders.get(review.orderId)?.case?.outcome === "returned" && { returned: true }),
    ...(reply !== null && { reply }),
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

const orderOf = (index: WorldIndex, { listingId, status }: DemoConsignment) =>
  status === "sold"
    ? [...index.orders.values()].find(
        (order) =>
          order.status === "completed" && order.listings.some((line) => line.listingId === listingId),
      )
    : undefined;

function ownerPayoutOf(index: WorldIndex, one: DemoConsignment) {
  const order = orderOf(index, one);
  return order === undefined ? null : payoutOf(index, order, one.consignerId);
}

/** What the price of a piece for sale, or of a sold one, is divided into. Demo orders with such pieces have one. */
function saleOf(index: WorldIndex, one: DemoConsignment) {
  if (one.listingId === null || (one.status !== "listed" && one.status !== "sold")) return null;
  const line = orderOf(index, one)?.listings.find(({ listingId }) => listingId === one.listingId);
  const price = line?.price ?? getRequired(index.listings, one.listingId).price;
  const share = one.earned ?? getOwnerShare(price, one.share);
  const left = ownerPayoutOf(index, one)?.amount ?? share;
  return { price, fee: getSellerFee(price), share, refunded: Math.max(0, share - left) };
}

function detailsOf(index: WorldIndex, one: DemoConsignment, side: ConsignmentSide) {
  const visible = visibleConsignmentDetails(one.status, side);
  const owner = getRequired(index.accounts, one.consignerId);
  const holder = one.acceptedBy === null ? null : getRequired(index.accounts, one.acceptedBy);
  const contact =
    side === "holder"
      ? { firstName: owner.firstName, phone: one.pickup?.phone ?? owner.phone }
      : holder && { firstName: takerOf(holder).firstName, phone: holder.phone };
  return { pickup: visible.pickup ? one.pickup : null, contact: visible.contact ? contact : null };
}

/** The consigner and the business that accepted it see everything; another `viewerId` sees less. */
export function consignmentFrom(
  index: WorldIndex,
  one: DemoConsignment,
  viewerId: string = one.consignerId,
): Consignment {
  const { accounts, listings } = index;
  const isOwner = viewerId === one.consignerId;
  const involved = isOwner || viewerId === one.acceptedBy;
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
    zip: isOwner ? one.zip : null,
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
    payout: isOwner ? ownerPayoutOf(index, one) : null,
    sale: isOwner ? saleOf(index, one) : null,
    schedule: involved
      ? {
          proposals: [...one.proposals],
          agreed: one.agreed,
          timeZone: sellerTimeZone(null, one.hub) ?? undefined,
        }
      : { proposals: [], agreed: null },
    ...(involved ? detailsOf(index, one, isOwner ? "consigner" : "holder") : { pickup: null, contact: null }),
    lapsesAt: one.lapsesAt,
    history: one.history
      .filter(({ status }) => involved || !hiddenSteps.has(status))
      .map(({ reason, ...step }) => ({ ...step, ...(isOwner && reason !== undefined && { reason }) })),
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
