import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { statusRules } from "@heirloop/machines/order/order-status-rules";
import { splitSale } from "@heirloop/contract/money/sale-earnings";
import { ownerSharesOf } from "@heirloop/demo/projection/money-projection";
import type { DemoOrder } from "@heirloop/demo/records/order";
import {
  sandboxAccountId,
  sandboxAccountTable,
  sandboxTransferTable,
} from "../platform/payments/sandbox/sandbox.table.ts";
import { payoutLines, shareLines, sharePayoutLines } from "@heirloop/contract/money/ledger-postings";
import { ledgerTable, type LedgerRow } from "../modules/payment/payment.table.ts";
import { recordArrival, sendPayout } from "../modules/payout/payout.jobs.ts";
import { payoutTable, type PayoutRow } from "../modules/payout/payout.table.ts";
import { entriesOf, postingOf } from "./payment.seed.ts";
import { fill, instant, type Seeding } from "./seeding.ts";

/** The duration of the sandbox's transfers. */
const transferTime = 48 * 60 * 60_000;
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

type Seeded = { payout: PayoutRow; entries: LedgerRow[] };

/** The initial state of a payout: waiting, held because no account is connected, sent, or arrived. */
async function seedPayout(
  seeding: Seeding,
  one: DemoOrder,
  { payeeId, amount }: { payeeId: string; amount: number },
): Promise<Seeded> {
  const { tx, deps, startAt, account } = seeding;
  const id = deps.newId();
  const createdAt = instant(one.changedAt);
  const dueAt = after(createdAt, constants.payoutDelay);
  const payout = {
    id,
    orderId: one.id,
    sellerId: payeeId,
    amount,
    dueAt,
    reference: null,
    sentAt: null,
    arrivesAt: null,
    bankPayout: null,
    failedAt: null,
    createdAt,
  };
  if (dueAt > startAt) {
    await deps.jobs.enqueue(tx, sendPayout, { payoutId: id }, { runAt: dueAt });
    return { payout: { ...payout, status: "waiting" }, entries: [] };
  }
  if (!account(payeeId).payoutsConnected) return { payout: { ...payout, status: "held" }, entries: [] };
  const arrivesAt = after(dueAt, transferTime);
  const arrived = arrivesAt <= startAt;
  if (!arrived) await deps.jobs.enqueue(tx, recordArrival, { payoutId: id }, { runAt: arrivesAt });
  const posting = { orderId: one.id, at: dueAt };
  return {
    payout: {
      ...payout,
      status: arrived ? "arrived" : "sent",
      reference: `tr_${id}`,
      sentAt: dueAt,
      arrivesAt,
    },
    entries:
      payeeId === one.sellerId
        ? postingOf(seeding, { ...posting, kind: "payout", lines: payoutLines(amount) })
        : postingOf(seeding, {
            ...posting,
            kind: "share-payout",
            payee: payeeId,
            lines: sharePayoutLines(amount),
          }),
  };
}

/** Payouts to sellers and owners of consigned pieces for completed orders. */
export async function seedPayouts(seeding: Seeding): Promise<void> {
  const { tx, world } = seeding;
  const seeded: Seeded[] = [];
  const entries: LedgerRow[] = [];
  for (const one of world.orders) {
    if (statusRules[one.status].money !== "paid-out") continue;
    const shares = ownerSharesOf(world, one);
    const { payout } = splitSale(one.breakdown, shares.values());
    const at = instant(one.changedAt);
    entries.push(...entriesOf(seeding, one, "earning", at));
    seeded.push(await seedPayout(seeding, one, { payeeId: one.sellerId, amount: payout }));
    for (const [payee, amount] of shares) {
      const share = { orderId: one.id, kind: "share" as const, payee, lines: shareLines(amount), at };
      entries.push(...postingOf(seeding, share));
      seeded.push(await seedPayout(seeding, one, { payeeId: payee, amount }));
    }
  }
  const payouts = seeded.map(({ payout }) => payout);
  await fill(payouts, (lot) => tx.insert(payoutTable).values(lot));
  const transfers = payouts.flatMap(({ reference, sellerId, orderId, amount, sentAt }) =>
    reference === null || sentAt === null
      ? []
      : [{ reference, account: sandboxAccountId(sellerId), group: orderId, amount, createdAt: sentAt }],
  );
  const connected = world.accounts.filter(({ payoutsConnected }) => payoutsConnected);
  await fill(
    connected.map(({ id }) => ({ id: sandboxAccountId(id), userId: id, payoutsEnabled: true })),
    (lot) => tx.insert(sandboxAccountTable).values(lot),
  );
  await fill(transfers, (lot) => tx.insert(sandboxTransferTable).values(lot));
  await fill([...entries, ...seeded.flatMap((one) => one.entries)], (lot) =>
    tx.insert(ledgerTable).values(lot),
  );
}
