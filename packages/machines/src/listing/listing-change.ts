import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { isBelowFloor, priceFloorMessage } from "../price/price-floor.ts";
import { invalidField, type Refusal } from "../refusal/refusal.ts";

type Owned = Readonly<Pick<Listing, "status"> & { sellerId: string }>;

/** Only its seller can change a listing, and not once it is sold (docs/product.md §6). */
export function changeRefusal({ sellerId, status }: Owned, userId: string): Refusal | null {
  if (sellerId !== userId) return { code: "permission-denied" };
  return status === "sold" ? { code: "listing-sold", detail: "A sold piece stays as it was bought." } : null;
}

/** A piece shows only our own uploads, whose URLs `isUploaded` recognizes. */
export const uploadRefusal = (
  images: readonly string[] = [],
  isUploaded: (image: string) => boolean,
): Refusal | null => (images.every(isUploaded) ? null : invalidField("images", "Upload the pictures first"));

/** A consigned piece cannot be sold for less than its owner agreed to. Cents. */
export const floorRefusal = (price: number, floor: number | null): Refusal | null =>
  isBelowFloor(price, floor) ? invalidField("price", priceFloorMessage(floor)) : null;

/** A listing for sale needs a picture. */
export const pictureRefusal = (images: readonly string[]): Refusal | null =>
  images.length === 0 ? invalidField("images", "Add a picture") : null;

type Priced = Readonly<{
  price: number;
  /** When this price began; null if that is unknown. ISO 8601. */
  since: string | null;
  compareAtPrice: number | null;
}>;

/**
 * The price that a new price is compared with, in cents: a cut keeps the highest price before it, and a rise above
 * that clears it. A price counts only after a week, so that raising it first does not make a cut look larger
 * (docs/decisions/0147).
 */
export function compareAtPrice(
  { price: present, since, compareAtPrice: compared }: Priced,
  price: number,
  now: string,
): number | null {
  const stood = since === null || Date.parse(now) - Date.parse(since) >= constants.reducedPriceStood;
  const before = Math.max(compared ?? 0, stood ? present : 0);
  return before > price ? before : null;
}
