import type { Caller } from "../../http/caller.ts";
import { isHeld as isReserved } from "@heirloop/machines/availability/hold";
import { changeRefusal } from "@heirloop/machines/listing/listing-change";
import { refuse } from "../../platform/problem.ts";
import type { ListingRow } from "./listing.table.ts";

/** Throws if the caller may not change a listing. */
export function checkMayChange(
  caller: Pick<Caller, "userId">,
  listing: Pick<ListingRow, "sellerId" | "status">,
): void {
  refuse(changeRefusal(listing, caller.userId));
}

/**
 * An import creates listings without pictures; `editListing` updates their creation time until they go on
 * sale.
 */
export const wasNeverForSale = ({
  status,
  createdAt,
  updatedAt,
}: Pick<ListingRow, "status" | "createdAt" | "updatedAt">): boolean =>
  status === "inactive" && updatedAt.getTime() === createdAt.getTime();

type Hold = Pick<ListingRow, "status" | "reservedUntil">;

/** Returns when a buyer's hold ends; null if there is none or it has expired. */
export function heldUntil({ status, reservedUntil }: Hold, now: Date): Date | null {
  const hold = { status, reservedUntil: reservedUntil?.toISOString() ?? null };
  return isReserved(hold, now.toISOString()) ? reservedUntil : null;
}

/** Whether a buyer currently holds it. */
export const isHeld = (listing: Hold, now: Date): boolean => heldUntil(listing, now) !== null;
