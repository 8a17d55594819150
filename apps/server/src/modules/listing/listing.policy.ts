import type { Caller } from "../../http/caller.ts";
import { isHeld as isReserved } from "@heirloop/machines/availability/hold";
import { changeRefusal } from "@heirloop/machines/listing/listing-change";
import { refuse } from "../../platform/problem.ts";
import type { ListingRow } from "./listing.table.ts";

/** Throws where somebody may not change a listing. */
export function checkMayChange(
  caller: Pick<Caller, "userId">,
  listing: Pick<ListingRow, "sellerId" | "status">,
): void {
  refuse(changeRefusal(listing, caller.userId));
}

/** An import brings pieces that wait for pictures; until such a one is put up, `editListing` makes it anew with every change. */
export const wasNeverForSale = ({
  status,
  createdAt,
  updatedAt,
}: Pick<ListingRow, "status" | "createdAt" | "updatedAt">): boolean =>
  status === "inactive" && updatedAt.getTime() === createdAt.getTime();

type Hold = Pick<ListingRow, "status" | "reservedUntil">;

/** Until when somebody is buying it; a hold that is over is none. */
export function heldUntil({ status, reservedUntil }: Hold, now: Date): Date | null {
  const hold = { status, reservedUntil: reservedUntil?.toISOString() ?? null };
  return isReserved(hold, now.toISOString()) ? reservedUntil : null;
}

/** Somebody is buying it this moment. */
export const isHeld = (listing: Hold, now: Date): boolean => heldUntil(listing, now) !== null;
