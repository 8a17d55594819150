import type { ReportableListing } from "@heirloop/contract/listing-report/listing-report.endpoints";
import type { ReportedListing } from "@heirloop/contract/admin/reported-listing.endpoints";
import type { ListingStatus } from "@heirloop/contract/listing/listing.schema";
import type { Refusal } from "../refusal/refusal.ts";

// Reports of pieces, and pieces that an admin takes down (docs/decisions/0152-reports-of-pieces.md).

type Reported = Readonly<{ sellerId: string; status: ListingStatus }>;

/** Why a user cannot report a piece: only pieces of others that are for sale can be reported. */
export function getReportObstacle(
  { sellerId, status }: Reported,
  userId: string,
): ReportableListing["obstacle"] {
  if (sellerId === userId) return "own";
  return status === "active" ? null : "not-for-sale";
}

export function reportRefusal(listing: Reported, userId: string): Refusal | null {
  const obstacle = getReportObstacle(listing, userId);
  if (obstacle === null) return null;
  if (obstacle === "own") return { code: "own-listing" };
  return { code: listing.status === "sold" ? "listing-sold" : "listing-inactive" };
}

type Stocked = Readonly<{
  status: ListingStatus;
  /** An open order has claimed it. */
  isOrdered: boolean;
}>;

/** Why an admin cannot take a piece down now. A checkout's hold is no obstacle: it ends. */
export function getTakeDownObstacle({ status, isOrdered }: Stocked): ReportedListing["obstacle"] {
  if (status === "sold") return "sold";
  return isOrdered ? "ordered" : null;
}

export function takeDownRefusal(listing: Stocked): Refusal | null {
  switch (getTakeDownObstacle(listing)) {
    case "sold":
      return { code: "listing-sold", detail: "A sold piece cannot be taken down. Decide about its order." };
    case "ordered":
      return {
        code: "listing-reserved",
        detail: "An open order has this piece. Decide about the order first. Reports of the piece stay open.",
      };
    case null:
      return null;
  }
}

/** What the seller of a piece that an admin took down reads when putting it back on sale or importing it again. */
export const takenDownMessage = (reason: string): string =>
  `We took this piece down: “${reason}” Only we can put it back on sale. If this is a mistake, write to us.`;

/** Only an admin puts a piece back on sale that an admin took down. */
export const relistRefusal = ({
  takenDownReason,
}: Readonly<{ takenDownReason: string | null }>): Refusal | null =>
  takenDownReason === null ? null : { code: "state-conflict", detail: takenDownMessage(takenDownReason) };

/**
 * What becomes of a piece that an admin allows again: it is for sale if it was for sale before, unless its seller is
 * blocked meanwhile; then lifting the block puts it back.
 */
export const statusOnceAllowed = ({
  wasForSale,
  isSellerBlocked,
}: Readonly<{ wasForSale: boolean; isSellerBlocked: boolean }>): {
  status: "active" | "inactive";
  takenDownByBlock: boolean;
} => ({
  status: wasForSale && !isSellerBlocked ? "active" : "inactive",
  takenDownByBlock: wasForSale && isSellerBlocked,
});
