import type { Db } from "../../platform/database/database.ts";
import { listPayoutIntents } from "../payment/payment-intent.queries.ts";
import type { PayoutRow } from "./payout.table.ts";

/** Whether a payout's transfer was made, or may have been. */
export async function isSent(tx: Db, { id, status, reference }: PayoutRow): Promise<boolean> {
  if (status === "sent" || status === "arrived" || reference !== null) return true;
  return (await listPayoutIntents(tx, id)).some(({ state }) => state !== "failed");
}
