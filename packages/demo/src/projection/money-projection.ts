import { constants } from "@heirloop/contract/constants/marketplace-constants";
import {
  type LedgerKind,
  type LedgerLine,
  payoutLines,
  postings,
  shareLines,
  sharePayoutLines,
} from "@heirloop/contract/money/ledger-postings";
import { getOrderEarnings } from "@heirloop/contract/money/order-earnings";
import type { OrderEarnings } from "@heirloop/contract/money/order-earnings.schema";
import { getOwnerShare, splitSale } from "@heirloop/contract/money/sale-earnings";
import { getPaid, reverse } from "@heirloop/contract/money/ledger-reversal";
import type { PayoutState } from "@heirloop/contract/payout/payout-state";
import { isCaseOpen } from "@heirloop/contract/order/order-case-status";
import { stageOfStatus } from "@heirloop/contract/order/order-status";
import { getMoneyTimeline, type LedgerEntry } from "@heirloop/contract/order/order-money";
import type { MoneyLine } from "@heirloop/contract/order/order-money.schema";
import type { DemoOrder } from "../records/order.ts";
import type { DemoWorld } from "../records/world.ts";
import { laterThan } from "../records/clock.ts";
import { getRequired, type WorldIndex } from "./world-index.ts";

const hour = 60 * 60_000;
const payoutDelay = constants.payoutDelay / hour;
/** Hours from a payout's transfer to its arrival. */
const transferTime = 48;

type OwnPayout = { amount: number; state: PayoutState; arrivedAt: string | null };

/** A line of a demo order's ledger; `payee` is the owner whose share it concerns, or empty. */
export type DemoLedgerEntry = LedgerEntry & Readonly<{ payee: string }>;

/** Returns the owners' shares of an order's consigned pieces by user, in cents. */
export function ownerSharesOf(
  { consignments }: DemoWorld,
  { listings }: DemoOrder,
): ReadonlyMap<string, number> {
  const sold = new Set(listings.map(({ listingId }) => listingId));
  const shares = new Map<string, number>();
  for (const { consignerId, listingId, earned } of consignments)
    if (earned !== null && listingId !== null && sold.has(listingId))
      shares.set(consignerId, (shares.get(consignerId) ?? 0) + earned);
  return shares;
}

/** A demo order's ledger and what became of its payouts, as the server has them after seeding. */
function accountFor({ world, accounts }: WorldIndex, order: DemoOrder) {
  const { payment, breakdown, history, createdAt, changedAt, sellerId, refunds = [] } = order;
  const ledger: DemoLedgerEntry[] = [];
  const payouts = new Map<string, OwnPayout>();
  const post = (
    kind: LedgerKind,
    at: string,
    lines: readonly LedgerLine[],
    { reason, payee = "" }: { reason?: string | undefined; payee?: string } = {},
  ): void => {
    const posting = String(ledger.length);
    const cause = reason === undefined ? {} : { reason };
    ledger.push(...lines.map((line) => ({ ...line, posting, kind, at, payee, ...cause })));
  };
  const payOut = (payee: string, amount: number): void => {
    const sentAt = laterThan(changedAt, payoutDelay);
    const arrivedAt = laterThan(sentAt, transferTime);
    if (sentAt > world.startAt || !getRequired(accounts, payee).payoutsConnected) {
      payouts.set(payee, { amount, state: sentAt > world.startAt ? "waiting" : "held", arrivedAt: null });
      return;
    }
    const seller = payee === sellerId;
    if (seller) post("payout", sentAt, payoutLines(amount));
    else post("share-payout", sentAt, sharePayoutLines(amount), { payee });
    payouts.set(
      payee,
      arrivedAt > world.startAt
        ? { amount, state: "sent", arrivedAt: null }
        : { amount, state: "arrived", arrivedAt },
    );
  };
  const refund = (amount: number, at: string, reason?: string): void => {
    const unsent = [...payouts].filter(([, { state }]) => state === "waiting" || state === "held");
    const owners = new Map(
      unsent.flatMap(([payee, own]) => (payee === sellerId ? [] : [[payee, own.amount]])),
    );
    const seller = unsent.find(([payee]) => payee === sellerId)?.[1].amount ?? 0;
    const reversal = reverse(ledger, amount, { seller, owners });
    post("refund", at, reversal.lines, { reason });
    for (const [payee, less] of reversal.payouts.owners)
      post("refund", at, shareLines(-less), { reason, payee });
    for (const [payee, own] of unsent) {
      const less = payee === sellerId ? reversal.payouts.seller : (reversal.payouts.owners.get(payee) ?? 0);
      payouts.set(payee, {
        ...own,
        amount: own.amount - less,
        state: less === own.amount ? "reversed" : own.state,
      });
    }
  };
  if (payment.status === "captured" || payment.status === "refunded") {
    const charged = history.find(({ type }) => type === "approve" || type === "accept");
    post("charge", charged?.at ?? createdAt, postings.charge(breakdown));
  }
  if (order.status === "completed") {
    const shares = ownerSharesOf(world, order);
    post("earning", changedAt, postings.earning(breakdown));
    for (const [payee, share] of shares) post("share", changedAt, shareLines(share), { payee });
    payOut(sellerId, splitSale(breakdown, shares.values()).payout);
    for (const [payee, share] of shares) payOut(payee, share);
  }
  for (const { amount, at, reason } of refunds) refund(amount, at, reason);
  const rest = getPaid(ledger);
  if (payment.status === "refunded" && rest > 0) refund(rest, changedAt);
  return { ledger, payouts };
}

/** A demo order's ledger, in the order of its postings. */
export const ledgerOf = (index: WorldIndex, order: DemoOrder): DemoLedgerEntry[] =>
  accountFor(index, order).ledger;

/** The payouts of a demo order by user; `arrivesAt` is null while nothing was sent. */
export const payoutsOf = (
  index: WorldIndex,
  order: DemoOrder,
): Array<{ payee: string; amount: number; state: PayoutState; dueAt: string; arrivesAt: string | null }> => {
  const dueAt = laterThan(order.changedAt, payoutDelay);
  return [...accountFor(index, order).payouts].map(([payee, { amount, state }]) => ({
    payee,
    amount,
    state,
    dueAt,
    arrivesAt: state === "sent" || state === "arrived" ? laterThan(dueAt, transferTime) : null,
  }));
};

/** What the seller of a demo order receives; null if it ended without a sale. */
export function earningsFrom(index: WorldIndex, order: DemoOrder): OrderEarnings | null {
  const { status, listings, breakdown } = order;
  if (stageOfStatus[status] === "ended" || status === "completed-off-heirloop") return null;
  const percents = new Map(
    index.world.consignments.map(({ listingId, share }) => [listingId ?? "", share] as const),
  );
  const shares = new Map(
    listings.flatMap(({ listingId, price }) => {
      const percent = percents.get(listingId) ?? null;
      return percent === null ? [] : [[listingId, getOwnerShare(price, percent)]];
    }),
  );
  const [first, ...others] = listings;
  return getOrderEarnings(
    ledgerOf(index, order),
    breakdown,
    shares,
    first !== undefined && others.length === 0 ? (percents.get(first.listingId) ?? null) : null,
  );
}

/** What can still be refunded of a demo order, in cents. */
export const refundableOf = (index: WorldIndex, order: DemoOrder): number =>
  getPaid(accountFor(index, order).ledger);

/** The payout of a demo order to its seller, or to the owner of a consigned piece; null if there is none. */
export function payoutOf(
  index: WorldIndex,
  order: DemoOrder,
  payee: string,
): (Pick<OwnPayout, "amount" | "state"> & { date: string | null }) | null {
  const own = payoutsOf(index, order).find((payout) => payout.payee === payee);
  if (own === undefined) return null;
  const { amount, state, dueAt, arrivesAt } = own;
  return { amount, state, date: state === "waiting" ? dueAt : arrivesAt };
}

/** The timeline of a demo order's money for all sides. */
export function moneyFrom(index: WorldIndex, order: DemoOrder): MoneyLine[] {
  const { payment, offer, breakdown, createdAt, changedAt, sellerId } = order;
  const { ledger, payouts } = accountFor(index, order);
  const reserved = offer === null && payment.status !== "saved";
  return getMoneyTimeline({
    ledger,
    payouts: [...payouts].map(([payee, { amount, arrivedAt, state }]) => ({
      payee: payee === sellerId ? "seller" : "owner",
      amount,
      arrivedAt,
      failedAt: null,
      heldAt: null,
      reportedAt:
        order.case !== undefined && isCaseOpen(order.case.status) && (state === "waiting" || state === "held")
          ? order.case.openedAt
          : null,
    })),
    reservation: reserved
      ? {
          amount: breakdown.total,
          at: createdAt,
          releasedAt: payment.status === "voided" ? changedAt : null,
        }
      : null,
  });
}
