import { listAhead } from "@heirloop/contract/order/time-window";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import type { Db } from "../../platform/database/database.ts";
import { hubOfConsignment } from "./collection-calendar.ts";
import { listOwnersProposals } from "./consignment.queries.ts";

/** Counts the accepted pieces of a business with a time that their owner proposed and that is not over. */
export async function countCollectionsToAnswer(db: Db, businessId: string, now: Date): Promise<number> {
  const pieces = await listOwnersProposals(db, businessId);
  return pieces.filter((piece) => {
    const at = { now: now.toISOString(), timeZone: sellerTimeZone(null, hubOfConsignment(piece)) };
    return listAhead(piece.proposals, at).some(({ by }) => by === "consigner");
  }).length;
}
