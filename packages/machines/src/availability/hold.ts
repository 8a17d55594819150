import type { Listing } from "@heirloop/contract/listing/listing.schema";

export type HoldFields = Pick<Listing, "status"> & {
  /** ISO instant. */
  reservedUntil: string | null;
};

/**
 * When the hold on a piece ends (ISO instant); null when it has expired or there is none (docs/product.md §4,
 * Stock).
 */
export const heldUntil = ({ status, reservedUntil }: HoldFields, now: string): string | null =>
  status === "active" && Date.parse(reservedUntil ?? now) > Date.parse(now) ? reservedUntil : null;

/** Whether a buyer is holding the piece now. */
export const isHeld = (listing: HoldFields, now: string): boolean => heldUntil(listing, now) !== null;
