import type { Caller } from "../../http/caller.ts";
import { problem } from "../../platform/problem.ts";
import type { ListingRow } from "./listing.table.ts";

/** A listing is changed by its seller alone, and not once it is sold. Source: docs/product.md §6. */
export function checkMayChange(
  caller: Pick<Caller, "userId">,
  listing: Pick<ListingRow, "sellerId" | "status">,
): void {
  if (listing.sellerId !== caller.userId) throw problem("permission-denied");
  if (listing.status === "sold")
    throw problem("listing-sold", { detail: "A sold piece stays as it was bought." });
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
export const heldUntil = ({ status, reservedUntil }: Hold, now: Date): Date | null =>
  status === "active" && reservedUntil !== null && reservedUntil > now ? reservedUntil : null;

/** Somebody is buying it this moment. */
export const isHeld = (listing: Hold, now: Date): boolean => heldUntil(listing, now) !== null;
