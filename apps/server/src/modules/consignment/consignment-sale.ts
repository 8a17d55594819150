import { cents } from "@heirloop/contract/money/money.schema";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { findConsignmentOfListing, lockConsignment } from "./consignment.queries.ts";
import { applyConsignmentEvent } from "./consignment.service.ts";

/** By user: cents that are theirs of what a buyer paid. */
export type Shares = ReadonlyMap<string, number>;

/** A buyer keeps these pieces: those among them that were consigned are sold, and their owners have earned their share. */
export async function sellConsigned(
  tx: Db,
  deps: Deps,
  pieces: ReadonlyArray<{ listingId: string; price: number }>,
): Promise<Shares> {
  const shares = new Map<string, number>();
  const payShare = (consignerId: string, amount: number) =>
    void shares.set(consignerId, (shares.get(consignerId) ?? 0) + amount);
  for (const { listingId, price } of pieces) {
    const found = await findConsignmentOfListing(tx, listingId);
    const consignment = found === null ? null : await lockConsignment(tx, found.id);
    // A piece that was given back or sold already has nothing more to earn.
    if (consignment?.status !== "listed") continue;
    const mover = { by: "market", userId: null, payShare } as const;
    await applyConsignmentEvent(tx, deps, consignment, { type: "sell", price: cents(price) }, mover);
  }
  return shares;
}
