import type {
  fullListingSchema,
  listingSchema,
  questionSchema,
  sellerSummarySchema,
} from "@heirloop/contract/listing/listing.schema";
import { hubIds } from "@heirloop/contract/hub/hub";
import type * as z from "zod/mini";
import { presentParty } from "../user/user.presenter.ts";
import type { UserRow } from "../user/user.table.ts";
import { heldUntil } from "./listing.policy.ts";
import type { ListedRow } from "./listing.queries.ts";
import type { ListingRow } from "./listing.table.ts";
import type { SellerRatings } from "./seller-ratings.port.ts";

export type Viewer = { userId: string | null; now: Date };
export type ListingAnswer = z.input<typeof listingSchema>;
export type FullListingAnswer = z.input<typeof fullListingSchema>;
type SellerAnswer = z.input<typeof sellerSummarySchema>;

/** Whose a hold is, only its owner learns. */
export function presentListing(row: ListedRow, { userId, now }: Viewer): ListingAnswer {
  const held = heldUntil(row, now);
  return {
    _id: row.id,
    heirloopId: row.id,
    slug: row.slug,
    title: row.title,
    price: row.price,
    compareAtPrice: row.compareAtPrice,
    images: row.images,
    brand: row.brand,
    condition: row.condition,
    status: row.status,
    soldTo: row.soldTo,
    reservedUntil: held?.toISOString() ?? null,
    reservedByMe: held !== null && userId !== null && row.reservedBy === userId,
    newSchema: { categories: row.categories, subCategories: row.subCategories, types: row.types },
    region: row.region,
    date: row.createdAt.toISOString(),
  };
}

export function presentSeller(
  seller: UserRow,
  figures: SellerRatings & { listingCount: number },
): SellerAnswer {
  return {
    ...presentParty(seller),
    region: seller.region,
    place: seller.place,
    since: seller.createdAt.toISOString(),
    ...figures,
  };
}

type Details = {
  seller: SellerAnswer;
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

type QuestionRow = {
  id: string;
  text: string;
  firstName: string;
  createdAt: Date;
  answer: string | null;
  answeredAt: Date | null;
};

export function presentQuestion(row: QuestionRow): z.input<typeof questionSchema> {
  const { id, text, firstName, createdAt, answer, answeredAt } = row;
  return {
    _id: id,
    text,
    askedBy: { firstName },
    date: createdAt.toISOString(),
    answer: answer === null || answeredAt === null ? null : { text: answer, date: answeredAt.toISOString() },
  };
}
