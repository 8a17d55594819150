import type { MoneyKind, MoneyLine, MoneyPartKind, MoneySide } from "./order-money.schema.ts";
import type { LedgerAccount, LedgerKind } from "../money/ledger-postings.ts";

/** One line of the ledger. `at` is an ISO instant, `amount` is in cents. */
export type LedgerEntry = Readonly<{
  posting: string;
  account: LedgerAccount;
  kind: LedgerKind;
  amount: number;
  at: string;
  /** Why an admin refunded it. */
  reason?: string;
}>;

/** An amount in cents that was reserved on a card; `releasedAt` when it was never charged. */
export type Reservation = Readonly<{ amount: number; at: string; releasedAt: string | null }>;

/** What became of a payout once it was sent. */
export type PayoutFacts = Readonly<{
  payee: "seller" | "owner";
  amount: number;
  arrivedAt: string | null;
  failedAt: string | null;
  /** Since when a dispute holds it back; null unless one does. */
  heldAt: string | null;
  /** Since when a reported problem holds it back; null unless one does. */
  reportedAt: string | null;
}>;

const counted: Readonly<Record<MoneyKind, boolean>> = {
  reserved: false,
  released: false,
  charged: true,
  refunded: true,
  disputed: true,
  earned: true,
  "owner-share": true,
  "payout-sent": false,
  "payout-arrived": false,
  "payout-failed": false,
  "payout-held": false,
  "payout-in-case": false,
};

/** Whether lines of this kind change what a side has paid or earned. The others say where that money is. */
export const isMoneyCounted = (kind: MoneyKind): boolean => counted[kind];

/** What a side has gained by these lines, in cents; negative for what the buyer paid. */
export const sumMoney = (lines: readonly MoneyLine[]): number =>
  lines.reduce((sum, { kind, amount }) => (isMoneyCounted(kind) ? sum + amount : sum), 0);

/** What went back to the buyer of what they paid, in cents: refunds, and what their bank returned. */
export const getReturned = (lines: readonly MoneyLine[]): number =>
  lines.reduce(
    (sum, { side, kind, amount }) =>
      side === "buyer" && (kind === "refunded" || kind === "disputed") ? sum + amount : sum,
    0,
  );

const kindOf: Readonly<Record<LedgerKind, MoneyKind>> = {
  charge: "charged",
  refund: "refunded",
  earning: "earned",
  share: "owner-share",
  payout: "payout-sent",
  "share-payout": "payout-sent",
  dispute: "disputed",
};

const sideOf: Readonly<Record<Exclude<LedgerAccount, "bank">, MoneySide>> = {
  card: "buyer",
  refund: "buyer",
  items: "platform",
  delivery: "platform",
  discount: "platform",
  tax: "platform",
  fee: "platform",
  loss: "platform",
  payout: "seller",
  share: "owner",
};

const partOf: Readonly<Partial<Record<LedgerAccount, MoneyPartKind>>> = {
  items: "pieces",
  delivery: "delivery",
  discount: "discount",
  tax: "tax",
  fee: "fee",
};

/** The sides whose line of a posting is explained by the platform's accounts. */
const explained: Readonly<Partial<Record<LedgerKind, MoneySide>>> = { charge: "buyer", earning: "seller" };

/** What a side gains is what the other accounts of the posting are debited. */
const gain = (lines: readonly LedgerEntry[]): number => lines.reduce((sum, { amount }) => sum - amount, 0);

function linesOf(posting: readonly LedgerEntry[]): MoneyLine[] {
  const [{ kind, at, reason } = { kind: "charge" as const, at: "" }] = posting;
  if (kind === "payout" || kind === "share-payout") {
    const side = kind === "payout" ? "seller" : "owner";
    const amount = gain(posting.filter(({ account }) => account === "bank"));
    return [{ side, at, kind: kindOf[kind], amount, parts: [] }];
  }
  const parts = posting.flatMap(({ account, amount }) => {
    const part = partOf[account];
    return part === undefined ? [] : [{ kind: part, amount }];
  });
  const bySide = Map.groupBy(posting, ({ account }) => (account === "bank" ? "seller" : sideOf[account]));
  return [...bySide].map(([side, lines]) => ({
    side,
    at,
    kind: kindOf[kind],
    amount: gain(lines),
    parts: explained[kind] === side ? parts : [],
    ...(reason === undefined ? {} : { reason }),
  }));
}

/** Joins what several postings of one moment mean for a side, such as the shares of several owners. */
function joinLines(lines: readonly MoneyLine[]): MoneyLine[] {
  const groups = Map.groupBy(lines, ({ side, kind, at, reason }) => JSON.stringify([side, kind, at, reason]));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const amount = others.reduce((sum, other) => sum + other.amount, first.amount);
    return amount === 0 ? [] : [{ ...first, amount }];
  });
}

/** Lines of the same moment stand in the order in which they happen. */
const steps: Readonly<Record<MoneyKind, number>> = {
  reserved: 0,
  charged: 1,
  released: 2,
  earned: 3,
  "owner-share": 4,
  "payout-held": 5,
  "payout-in-case": 5,
  "payout-sent": 6,
  "payout-arrived": 7,
  "payout-failed": 8,
  refunded: 9,
  disputed: 10,
};

/**
 * Turns what is known of an order's money into its timeline for all sides, oldest first. The counted lines of
 * all sides sum to zero, because every posting does (docs/product.md §4, Money).
 */
export function getMoneyTimeline({
  ledger,
  reservation,
  payouts,
}: {
  ledger: readonly LedgerEntry[];
  reservation: Reservation | null;
  payouts: readonly PayoutFacts[];
}): MoneyLine[] {
  const line = (side: MoneySide, kind: MoneyKind, at: string | null, amount: number): MoneyLine[] =>
    at === null ? [] : [{ side, kind, at, amount, parts: [] }];
  const reserved =
    reservation === null
      ? []
      : [
          ...line("buyer", "reserved", reservation.at, -reservation.amount),
          ...line("buyer", "released", reservation.releasedAt, reservation.amount),
        ];
  const paidOut = payouts.flatMap(({ payee, amount, arrivedAt, failedAt, heldAt, reportedAt }) => [
    ...line(payee, "payout-held", heldAt, amount),
    ...line(payee, "payout-in-case", reportedAt, amount),
    ...line(payee, "payout-arrived", arrivedAt, amount),
    ...line(payee, "payout-failed", failedAt, -amount),
  ]);
  const posted = joinLines([...Map.groupBy(ledger, ({ posting }) => posting).values()].flatMap(linesOf));
  return [...reserved, ...posted, ...paidOut].toSorted(
    (one, other) => one.at.localeCompare(other.at) || steps[one.kind] - steps[other.kind],
  );
}

/** The lines that a viewer sees: each side its own, an admin all. */
export const moneyFor = (lines: readonly MoneyLine[], viewer: "buyer" | "seller" | "admin"): MoneyLine[] =>
  viewer === "admin" ? [...lines] : lines.filter(({ side }) => side === viewer);
