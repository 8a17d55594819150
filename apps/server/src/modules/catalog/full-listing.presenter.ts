import { contactBetween } from "@heirloop/contract/blocked-people/contact";
import { termsOfPiece } from "@heirloop/contract/delivery-terms/terms-of-piece";
import type { fullListingSchema } from "@heirloop/contract/listing/listing.schema";
import { hubIds } from "@heirloop/contract/hub/hub";
import type * as z from "zod/mini";
import { presentListing, type Viewer } from "../listing/listing.presenter.ts";
import type { ListedRow } from "../listing/listing.queries.ts";
import { presentSellerSummary } from "../profile/seller-summary.ts";
import type { FullListingRow } from "./full-listing.queries.ts";

export type FullListingAnswer = z.input<typeof fullListingSchema>;

export function presentFullListing(
  { listing: row, ownerPercent, seller, prices, ...details }: FullListingRow,
  similar: readonly ListedRow[],
  viewer: Viewer,
): FullListingAnswer {
  const terms = termsOfPiece(row, seller);
  return {
    ...presentListing(row, viewer),
    description: row.description,
    dimensions: { width: row.width, depth: row.depth, height: row.height },
    weight: row.weight,
    comesApart: row.comesApart,
    conditionNotes: row.conditionNotes,
    materials: row.materials,
    style: row.style,
    color: row.color,
    rooms: row.rooms,
    seller: presentSellerSummary(seller, details),
    hub: hubIds.find((id) => id === row.hub) ?? "NA",
    place: row.place,
    delivery: {
      pickup: row.pickup,
      delivery: row.delivery,
      localFee: row.localFee,
      carrierFee: row.carrierFee,
      ...(terms === null ? {} : { bands: terms.bands }),
    },
    ...(row.deliveryTerms !== null && viewer.userId === row.sellerId
      ? { deliveryTerms: row.deliveryTerms }
      : {}),
    consigned: row.consigned,
    ...(row.consigned && ownerPercent !== null && viewer.userId === row.sellerId ? { ownerPercent } : {}),
    favoriteCount: details.favoriteCount,
    waitingCount: details.waitingCount,
    isWaiting: details.isWaiting,
    openOffer: details.openOffer,
    ownOrder: details.ownOrder,
    contact: contactBetween(details.blocks, viewer.userId, row.sellerId),
    similar: similar.map((one) => presentListing(one, viewer)),
    priceHistory: prices.map(({ price, since }) => ({ price, since: new Date(since).toISOString() })),
  };
}
