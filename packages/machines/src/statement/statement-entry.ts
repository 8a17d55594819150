import type { LedgerAccount, LedgerKind, LedgerLine } from "@heirloop/contract/money/ledger-postings";
import { balanceOf } from "@heirloop/contract/money/ledger-reversal";

/** Whose balance it is: the seller's of an order, or that of the owner of one of its consigned pieces. */
export type StatementRole = "seller" | "owner";

/** A posting of the ledger that changes the balance of a user. */
export type StatementPosting = Readonly<{
  /** ISO instant. */
  at: string;
  order: string;
  /** Titles. */
  pieces: readonly string[];
  kind: LedgerKind;
  /** It concerns the share of an owner, not the sale as a whole. */
  isShare: boolean;
  role: StatementRole;
  lines: readonly LedgerLine[];
}>;

export const statementColumns = ["price", "delivery", "fee", "share", "refund", "payout"] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** One line of a statement. All amounts are in cents, negative if the user has less of it. */
export type StatementEntry = Readonly<{
  at: string;
  order: string;
  pieces: readonly string[];
  /** `Sale`. */
  label: string;
  /** They add up to `amount`. */
  parts: Readonly<Partial<Record<StatementColumn, number>>>;
  amount: number;
  /** What Heirloop owes the user afterwards. */
  balance: number;
}>;

/** The account that holds what each role is owed; it is negative while something is. */
export const balanceAccount: Readonly<Record<StatementRole, LedgerAccount>> = {
  seller: "payout",
  owner: "share",
};

/** Postings of the same moment stand in the order in which they happen. */
const steps: Readonly<Record<LedgerKind, number>> = {
  charge: 0,
  earning: 1,
  share: 2,
  refund: 3,
  dispute: 3,
  payout: 4,
  "share-payout": 4,
};

/** Sorts postings as a statement lists them, oldest first. `at`: an ISO instant. */
export const comparePostings = (
  one: Readonly<{ at: string; kind: LedgerKind }>,
  other: Readonly<{ at: string; kind: LedgerKind }>,
): number => one.at.localeCompare(other.at) || steps[one.kind] - steps[other.kind];

type Part = Pick<StatementEntry, "label" | "parts">;

function describe({ kind, isShare, role, lines }: StatementPosting, amount: number): Part {
  switch (kind) {
    case "charge":
    case "earning":
      return {
        label: "Sale",
        parts: {
          price: balanceOf(lines, "items"),
          delivery: balanceOf(lines, "delivery"),
          fee: balanceOf(lines, "fee"),
        },
      };
    case "share":
      return { label: role === "owner" ? "Your share" : "Owner’s share", parts: { share: amount } };
    case "refund":
    case "dispute": {
      const label = kind === "refund" ? "Refund to the buyer" : "Returned by the buyer’s bank";
      return {
        label: isShare && role === "seller" ? `${label}: owner’s part` : label,
        parts: { refund: amount },
      };
    }
    case "payout":
    case "share-payout":
      return { label: "Payout", parts: { payout: amount } };
  }
}

/** Turns postings, oldest first, into the lines of a statement whose balance before them is `opening`, in cents. */
export function listStatementEntries(
  postings: readonly StatementPosting[],
  opening: number,
): StatementEntry[] {
  let balance = opening;
  return postings.map((posting) => {
    const { at, order, pieces, role, lines } = posting;
    const amount = -balanceOf(lines, balanceAccount[role]);
    balance += amount;
    return { at, order, pieces, ...describe(posting, amount), amount, balance };
  });
}
