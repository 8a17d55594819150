import { afterCommit } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { updatePayout } from "./payout.queries.ts";
import type { PayoutRow } from "./payout.table.ts";

/** Tells the open pages of a user after the commit to load the payouts again. */
export async function publishPayouts(deps: Deps, userId: string): Promise<void> {
  await afterCommit(() =>
    deps.bus.publish({ kind: "event", to: { user: userId }, event: "payouts", data: {} }),
  );
}

/** Changes a payout, also on the open pages of its recipient. */
export async function changePayout(
  tx: Db,
  deps: Deps,
  { id, sellerId }: Pick<PayoutRow, "id" | "sellerId">,
  change: Partial<Omit<PayoutRow, "id">>,
): Promise<void> {
  await updatePayout(tx, id, change);
  await publishPayouts(deps, sellerId);
}
