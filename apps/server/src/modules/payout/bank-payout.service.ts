import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { findUserByPayoutAccount } from "../user/user.queries.ts";
import { notifyAccountHolder } from "./money-news.ts";
import { lockTransferredPayouts } from "./payout.queries.ts";
import { changePayout } from "./payout-updates.ts";

type BankPayout = { payout: string; account: string; createdAt: Date; arrived: boolean };

/**
 * Applies what became of a payout from a seller's account to the bank. It contains everything that had been
 * transferred to the account and had not left it. The provider pays again by itself what came back.
 */
export async function applyBankPayout(
  tx: Db,
  deps: Deps,
  { payout: bankPayout, account, createdAt, arrived }: BankPayout,
): Promise<void> {
  const seller = await findUserByPayoutAccount(tx, account);
  if (seller === null) return;
  const transferred = await lockTransferredPayouts(tx, seller.id, createdAt);
  if (arrived) {
    for (const one of transferred)
      if (one.bankPayout !== bankPayout && (one.status === "sent" || one.status === "failed"))
        await changePayout(tx, deps, one, { status: "arrived", bankPayout, arrivesAt: deps.now() });
    return;
  }
  const returned = transferred.filter(
    ({ status, bankPayout: before }) => status !== "failed" && (before === null || before === bankPayout),
  );
  if (returned.length === 0) return;
  for (const one of returned)
    await changePayout(tx, deps, one, {
      status: "failed",
      bankPayout,
      arrivesAt: null,
      failedAt: deps.now(),
    });
  const amount = returned.reduce((total, payout) => total + payout.amount, 0);
  await notifyAccountHolder(tx, deps, seller, { news: "payout-returned", amount });
}
