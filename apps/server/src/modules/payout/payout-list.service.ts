import { getPayoutState } from "@heirloop/contract/payout/payout-state";
import type { PayoutBalance, payoutPageSchema, payoutSchema } from "@heirloop/contract/payout/payout.schema";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { listPayouts, sumOpenPayouts, type ListedPayout } from "./payout-list.queries.ts";
import { findPayout } from "./payout.queries.ts";

type PresentedPayout = z.input<typeof payoutSchema>;

function presentPayout({ payout, sellerId, pieces, ...hold }: ListedPayout): PresentedPayout {
  return {
    _id: payout.id,
    order: payout.orderId,
    role: payout.sellerId === sellerId ? "seller" : "owner",
    pieces,
    amount: payout.amount,
    status: getPayoutState(payout.status, hold),
    dueAt: payout.dueAt.toISOString(),
    arrivesAt: payout.arrivesAt?.toISOString() ?? null,
    date: payout.createdAt.toISOString(),
  };
}

/** Returns a user's payouts as they may see them, newest first. */
export const listPresentedPayouts = async (
  db: Db,
  payeeId: string,
  page: Parameters<typeof listPayouts>[2],
): Promise<PresentedPayout[]> => (await listPayouts(db, payeeId, page)).map(presentPayout);

/** What a user earned that is not in the bank yet, in cents. */
async function getOpenBalance(db: Db, payeeId: string): Promise<Record<keyof PayoutBalance, number>> {
  const balance = { waiting: 0, held: 0, sent: 0, failed: 0 };
  for (const { status, isHeld, sum } of await sumOpenPayouts(db, payeeId))
    balance[status === "waiting" && isHeld ? "held" : status] += sum;
  return balance;
}

export async function sumOpenBalance(db: Db, payeeId: string): Promise<number> {
  const { waiting, held, sent, failed } = await getOpenBalance(db, payeeId);
  return waiting + held + sent + failed;
}

const perPage = 25;

/** Returns a page of a user's payouts. `afterId`: the last payout of the page before; another user's is a 404. */
export async function getPayoutPage(
  db: Db,
  payeeId: string,
  afterId: string | undefined,
): Promise<z.input<typeof payoutPageSchema>> {
  const after = afterId === undefined ? null : await findPayout(db, afterId);
  if (afterId !== undefined && after?.sellerId !== payeeId) throw problem("not-found");
  // One more than is shown tells whether there are others.
  const found = await listPresentedPayouts(db, payeeId, { limit: perPage + 1, after });
  const payouts = found.slice(0, perPage);
  return {
    balance: await getOpenBalance(db, payeeId),
    payouts,
    next: found.length > perPage ? (payouts.at(-1)?._id ?? null) : null,
  };
}
