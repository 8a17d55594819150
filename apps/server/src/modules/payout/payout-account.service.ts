import { pageUrls } from "@heirloop/contract/page/page-urls";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { PayoutAccount } from "../../platform/payments/payment-gateway.ts";
import { problem } from "../../platform/problem.ts";
import { findUserById, listWaitingPayoutAccounts, lockUser, updateUser } from "../user/user.queries.ts";
import { notifyAccountHolder } from "./money-news.ts";
import { refreshAccount, sendPayout } from "./payout.jobs.ts";
import { findStoppedPayouts } from "./payout.queries.ts";
import { publishPayouts } from "./payout-updates.ts";

/**
 * Returns the gateway's page for the seller's payout account. Not in a transaction, because the account is
 * created at the gateway first.
 */
export async function openPayoutAccount(db: Db, deps: Deps, userId: string, origin: string): Promise<string> {
  const seller = await findUserById(db, userId);
  if (seller === null) throw problem("not-found");
  const page = new URL(seller.isBusiness ? pageUrls.sellerDashboard("payouts") : pageUrls.payouts(), origin)
    .href;
  const { account, url } = await deps.payments.onboard({
    userId,
    account: seller.payoutAccount,
    returnUrl: page,
    refreshUrl: page,
  });
  if (account !== seller.payoutAccount) await updateUser(db, userId, { payoutAccount: account });
  return url;
}

/**
 * Sends the held and the failed payouts once the seller's account can receive them; holds further ones while it
 * cannot. Tells the seller once about each day on which it will lack information.
 */
export async function changePayoutAccount(
  tx: Db,
  deps: Deps,
  { userId, account, open, dueAt }: PayoutAccount,
): Promise<void> {
  const seller = await lockUser(tx, userId);
  if (seller === null) return;
  const connectedAt = open ? (seller.payoutsConnectedAt ?? deps.now()) : null;
  await updateUser(tx, userId, {
    payoutAccount: account,
    payoutsConnectedAt: connectedAt,
    payoutInformationDueAt: dueAt,
  });
  if (open !== (seller.payoutsConnectedAt !== null)) await publishPayouts(deps, userId);
  if (!open) {
    if (seller.payoutsConnectedAt !== null)
      await notifyAccountHolder(tx, deps, seller, { news: "account-incomplete" });
    return;
  }
  if (dueAt !== null && dueAt.getTime() !== seller.payoutInformationDueAt?.getTime())
    await notifyAccountHolder(tx, deps, seller, { news: "account-due", dueAt });
  for (const payoutId of await findStoppedPayouts(tx, userId))
    await deps.jobs.enqueue(tx, sendPayout, { payoutId });
}

/**
 * Asks the gateway what a payout account is like now, outside of any transaction, and applies it. One at a time for
 * each account: otherwise an older answer could be applied after a newer one.
 */
export async function refreshPayoutAccount(deps: Deps, account: string): Promise<void> {
  await deps.locks.run(`payout account ${account}`, async () => {
    const found = await deps.payments.findAccount({ account });
    if (found === null) deps.log.warn({ account }, "the gateway has no such payout account");
    else await transaction(deps.db, (tx) => changePayoutAccount(tx, deps, found));
  });
}

/**
 * Asks about the accounts that cannot receive payouts: the event that one was opened may be lost, and its payouts
 * would be held forever. If the event that one was closed is lost, the gateway declines the next transfer.
 */
export async function refreshWaitingAccounts(tx: Db, deps: Deps): Promise<void> {
  for (const account of await listWaitingPayoutAccounts(tx))
    await deps.jobs.enqueue(tx, refreshAccount, { account });
}
