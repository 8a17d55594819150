import type { Contact } from "@heirloop/contract/blocked-people/contact";
import type { FacetAttributes } from "@heirloop/contract/listing/listing-facets";
import { termsOfPiece } from "@heirloop/contract/delivery-terms/terms-of-piece";
import {
  type CartListing,
  cartListingSchema,
  type FullListing,
  fullListingSchema,
  type Listing,
  listingSchema,
  type OwnListing,
  ownListingSchema,
  type Question,
  questionSchema,
} from "@heirloop/contract/listing/listing.schema";
import type { DemoListing } from "../records/listing.ts";
import type { DemoOrder } from "../records/order.ts";
import { partyFrom, sellerSummaryFrom } from "./party-projection.ts";
import { getRequired, type WorldIndex } from "./world-index.ts";

/** The attributes by which search finds a listing. */
export const facetAttributesOf = (listing: DemoListing): FacetAttributes => ({
  ...listing,
  categories: [listing.category],
  subCategories: [listing.subCategory],
  types: [listing.type],
});

/** A listing as cards, carts and chats show it to `viewerId`. */
export const listingFrom = (listing: DemoListing, viewerId: string | null = null): Listing =>
  listingSchema.parse({
    _id: listing.id,
    heirloopId: listing.heirloopId,
    slug: listing.slug,
    title: listing.title,
    price: listing.price,
    compareAtPrice: listing.compareAtPrice,
    images: [...listing.images],
    brand: listing.brand,
    condition: listing.condition,
    status: listing.status,
    soldTo: listing.soldTo,
    reservedUntil: listing.reservedUntil,
    reservedByMe: listing.reservedBy !== null && listing.reservedBy === viewerId,
    newSchema: {
      categories: [listing.category],
      subCategories: [listing.subCategory],
      types: [listing.type],
    },
    region: listing.region,
    date: listing.createdAt,
    ...(listing.takenDown && viewerId === listing.sellerId
      ? { takenDownReason: listing.takenDown.reason }
      : {}),
  });

/** A listing as its seller sees it. */
export function ownListingFrom({ orders }: WorldIndex, listing: DemoListing, sellerId: string): OwnListing {
  const order = listing.soldTo === null ? undefined : orders.get(listing.soldTo);
  const bought = order?.listings.find(({ listingId }) => listingId === listing.id);
  return ownListingSchema.parse({
    ...listingFrom(listing, sellerId),
    ...(bought === undefined ? {} : { soldFor: bought.price }),
  });
}

const isOf =
  (buyerId: string | null, listing: DemoListing) =>
  (order: DemoOrder): boolean =>
    order.buyerId === buyerId && order.listings.some(({ listingId }) => listingId === listing.id);

/** A listing in the cart of `viewerId`. */
export const cartListingFrom = (
  { world, accounts }: WorldIndex,
  listing: DemoListing,
  viewerId: string | null = null,
  contact: Contact = "open",
): CartListing =>
  cartListingSchema.parse({
    ...listingFrom(listing, viewerId),
    ownOrder:
      world.orders
        .filter(isOf(viewerId, listing))
        .find(({ id, status }) => status === "requested" || id === listing.soldTo)?.id ?? null,
    contact,
    // Nobody waits in the demo world.
    isWaiting: false,
    seller: partyFrom(getRequired(accounts, listing.sellerId)),
  });

/** All data of the product page; similar pieces are of the same type, closest in price. */
export function fullListingFrom(
  index: WorldIndex,
  listing: DemoListing,
  viewerId: string | null = null,
  contact: Contact = "open",
): FullListing {
  const { world } = index;
  const similar = world.listings
    .filter((other) => other.type === listing.type && other.id !== listing.id && other.status === "active")
    .toSorted((a, b) => Math.abs(a.price - listing.price) - Math.abs(b.price - listing.price))
    .slice(0, 8);
  const consignment = world.consignments.find(({ listingId }) => listingId === listing.id);
  const ownerPercent =
    listing.consigned && viewerId === listing.sellerId ? (consignment?.share ?? null) : null;
  const seller = getRequired(index.accounts, listing.sellerId);
  const terms = termsOfPiece(listing, seller);
  return fullListingSchema.parse({
    ...cartListingFrom(index, listing, viewerId, contact),
    description: listing.description,
    dimensions: { width: listing.width, depth: listing.depth, height: listing.height },
    weight: listing.weight,
    comesApart: listing.comesApart,
    conditionNotes: listing.conditionNotes,
    materials: [...listing.materials],
    style: listing.style,
    color: listing.color,
    rooms: [...listing.rooms],
    seller: sellerSummaryFrom(index, seller),
    hub: listing.hub,
    place: listing.place,
    delivery: {
      pickup: listing.pickup,
      delivery: listing.delivery,
      localFee: listing.localFee,
      carrierFee: listing.carrierFee,
      ...(terms === null ? {} : { bands: terms.bands }),
    },
    ...(listing.deliveryTerms && viewerId === listing.sellerId
      ? { deliveryTerms: listing.deliveryTerms }
      : {}),
    consigned: listing.consigned,
    ...(ownerPercent === null ? {} : { ownerPercent }),
    favoriteCount: world.favorites.filter((mark) => mark.listingId === listing.id).length,
    waitingCount: 0,
    openOffer:
      world.orders.filter(isOf(viewerId, listing)).find(({ status }) => status === "offer-sent")?.id ?? null,
    similar: similar.map((other) => listingFrom(other, viewerId)),
    priceHistory: listing.priceHistory.map((step) => ({ ...step })),
  });
}

export const questionsFrom = ({ world, accounts }: WorldIndex, listing: DemoListing): Question[] =>
  world.questions
    .filter((question) => question.listingId === listing.id)
    .map((question) =>
      questionSchema.parse({
        _id: question.id,
        text: question.text,
        askedBy: { firstName: getRequired(accounts, question.askerId).firstName },
        date: question.date,
        answer: question.answer,
      }),
    );
