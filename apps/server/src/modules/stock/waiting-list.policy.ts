import type { Caller } from "../../http/caller.ts";
import { problem } from "../../platform/problem.ts";
import { isHeld } from "../listing/listing.policy.ts";
import type { ListingRow } from "../listing/listing.table.ts";

/** Only a piece that another user holds has a waiting list. */
export function checkMayWait(caller: Caller, listing: ListingRow, now: Date): void {
  if (listing.sellerId === caller.userId) throw problem("own-listing");
  if (listing.status === "sold") throw problem("listing-sold");
  if (listing.status === "inactive") throw problem("listing-inactive");
  if (!isHeld(listing, now))
    throw problem("state-conflict", { detail: "This piece is available: you can buy it now." });
  if (listing.reservedBy === caller.userId)
    throw problem("state-conflict", { detail: "You hold this piece yourself." });
}
