import { cents } from "@heirloop/contract/money/money.schema";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { SaleMoney } from "./consignment.copy.ts";
import { findConsignmentOfListing, lockConsignment } from "./consignment.queries.ts";
import { applyConsignmentEvent } from "./consignment.service.ts";

/** Cents of a sale that belong to each user. */
export type Shares = ReadonlyMap<string, number>;

/** Marks the consigned pieces of a completed order as sold and pays their owners' shares. */
export async function sellConsigned(
  tx: Db,
  deps: Deps,
  pieces: ReadonlyArray<{ listingId: string; price: number }>,
  sale: SaleMoney,
): Promise<Shares> {
  const shares = new Map<string, number>();
  const payShare = (consignerId: string, amount: number) =>
    void shares.set(consignerId, (shares.get(consignerId) ?? 0) + amount);
  for (const { listingId, price } of pieces) {
    const found = await findConsignmentOfListing(tx, listingId);
    const consignment = found === null ? null : await lockConsignment(tx, found.id);
    // A piece that was already returned or sold earns nothing.
    if (consignment?.status !== "listed") continue;
    const actor = { by: "market", userId: null, payShare, sale } as const;
    await applyConsignmentEvent(tx, deps, consignment, { type: "sell", price: cents(price) }, actor);
  }
  return shares;
}
