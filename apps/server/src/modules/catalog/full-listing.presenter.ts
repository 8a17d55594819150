import type { fullListingSchema } from "@heirloop/contract/listing/listing.schema";
import { hubIds } from "@heirloop/contract/hub/hub";
import type * as z from "zod/mini";
import { presentListing, type Viewer } from "../listing/listing.presenter.ts";
import type { ListedRow } from "../listing/listing.queries.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import type { SellerSummary } from "../profile/seller-summary.ts";

export type FullListingAnswer = z.input<typeof fullListingSchema>;

type Details = {
  seller: SellerSummary;
  favoriteCount: number;
  waitingCount: number;
  openOffer: string | null;
  openRequest: string | null;
  similar: readonly ListedRow[];
  prices: ReadonlyArray<{ price: number; since: Date }>;
};

export function presentFullListing(row: ListingRow, viewer: Viewer, details: Details): FullListingAnswer {
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
    seller: details.seller,
    hub: hubIds.find((id) => id === row.hub) ?? "NA",
    place: row.place,
    delivery: {
      pickup: row.pickup,
      delivery: row.delivery,
      localFee: row.localFee,
      carrierFee: row.carrierFee,
    },
    consigned: row.consigned,
    favoriteCount: details.favoriteCount,
    waitingCount: details.waitingCount,
    openOffer: details.openOffer,
    openRequest: details.openRequest,
    similar: details.similar.map((one) => presentListing(one, viewer)),
    priceHistory: details.prices.map(({ price, since }) => ({ price, since: since.toISOString() })),
  };
}
