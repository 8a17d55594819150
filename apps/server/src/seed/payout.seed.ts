import { business } from "@heirloop/contract/business/business-constants";
import { sandboxTransferTable } from "../adapters/payment/sandbox.table.ts";
import { earningOf } from "../modules/payment/ledger-postings.ts";
import { ledgerTable, type LedgerRow } from "../modules/payment/payment.table.ts";
import { recordArrival, sendPayout } from "../modules/payout/payout.jobs.ts";
import { payoutTable, type PayoutRow } from "../modules/payout/payout.table.ts";
import { entriesOf } from "./payment.seed.ts";
import { fill, instant, type Seeding } from "./seeding.ts";

/** How long the sandbox's transfers take. */
const transferTime = 48 * 60 * 60_000;
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** What completed orders earned: still waiting, held for the want of an account, on its way, or arrived. */
export async function seedPayouts(seeding: Seeding): Promise<void> {
  const { tx, deps, world, startAt, account } = seeding;
  const payouts: PayoutRow[] = [];
  const entries: LedgerRow[] = [];
  for (const one of world.orders) {
    if (one.status !== "completed") continue;
    const id = deps.newId();
    const createdAt = instant(one.changedAt);
    const dueAt = after(createdAt, business.payoutDelay);
    const payout = {
      id,
      orderId: one.id,
      sellerId: one.sellerId,
      amount: earningOf(one.breakdown),
      dueAt,
      reference: null,
      sentAt: null,
      arrivesAt: null,
      createdAt,
    };
    entries.push(...entriesOf(seeding, one, "earning", createdAt));
    if (dueAt > startAt) {
      payouts.push({ ...payout, status: "waiting" });
      await deps.jobs.enqueue(tx, sendPayout, { payoutId: id }, { runAt: dueAt });
    } else if (!account(one.sellerId).payoutsConnected) {
      payouts.push({ ...payout, status: "held" });
    } else {
      const arrivesAt = after(dueAt, transferTime);
      const arrived = arrivesAt <= startAt;
      payouts.push({
        ...payout,
        status: arrived ? "arrived" : "sent",
        reference: `tr_${id}`,
        sentAt: dueAt,
        arrivesAt,
      });
      entries.push(...entriesOf(seeding, one, "payout", dueAt));
      if (!arrived) await deps.jobs.enqueue(tx, recordArrival, { payoutId: id }, { runAt: arrivesAt });
    }
  }
  await fill(payouts, (lot) => tx.insert(payoutTable).values(lot));
  const transfers = payouts.flatMap(({ reference, sellerId, amount, arrivesAt }) =>
    reference === null || arrivesAt === null ? [] : [{ reference, userId: sellerId, amount, arrivesAt }],
  );
  await fill(transfers, (lot) => tx.insert(sandboxTransferTable).values(lot));
  await fill(entries, (lot) => tx.insert(ledgerTable).values(lot));
}
