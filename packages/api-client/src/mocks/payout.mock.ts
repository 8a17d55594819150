import type { Payout, PayoutBalance } from "@heirloop/contract/payout/payout.schema";
import { getPayoutState, type PayoutState } from "@heirloop/contract/payout/payout-state";
import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import { isCaseOpen } from "@heirloop/contract/order/order-case-status";
import { ledgerOf, payoutsOf } from "@heirloop/demo/projection/money-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoAccount } from "@heirloop/demo/records/account";
import type { DemoOrder } from "@heirloop/demo/records/order";
import {
  getClosingCsvLine,
  getEntryCsvLine,
  getOpeningCsvLine,
  statementCsvHead,
} from "@heirloop/machines/statement/statement-csv";
import {
  balanceAccount,
  comparePostings,
  listStatementEntries,
  type StatementPosting,
} from "@heirloop/machines/statement/statement-entry";
import { getMonth, getMonthRange } from "@heirloop/machines/statement/statement-month";
import { balanceOf } from "@heirloop/contract/money/ledger-reversal";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";
import type { MockWorld } from "./mock-world.ts";

const perPage = 25;

type ListedPayout = {
  [Field in keyof Payout]: Field extends "_id" | "order"
    ? string
    : Field extends "amount"
      ? number
      : Payout[Field];
};

const titlesOf = ({ index }: MockWorld, { listings }: DemoOrder): string[] =>
  listings.map(({ listingId }) => getRequired(index.listings, listingId).title);

function stateOf(state: PayoutState, order: DemoOrder): PayoutState {
  if (state !== "waiting" && state !== "held") return state;
  const hasOpenCase = order.case !== undefined && isCaseOpen(order.case.status);
  return getPayoutState(state, { isDisputed: false, hasOpenCase });
}

/** A user's payouts, newest first. */
export function listPayouts(world: MockWorld, { id }: Pick<DemoAccount, "id">): ListedPayout[] {
  return [...world.index.orders.values()]
    .filter(({ status }) => status === "completed")
    .flatMap((order) =>
      payoutsOf(world.index, order)
        .filter(({ payee }) => payee === id)
        .map(({ payee, amount, state, dueAt, arrivesAt }) => {
          const role = payee === order.sellerId ? ("seller" as const) : ("owner" as const);
          return {
            _id: `payout-${role}-${order.id}`,
            order: order.id,
            role,
            pieces: titlesOf(world, order),
            amount,
            status: stateOf(state, order),
            dueAt,
            arrivesAt,
            date: order.changedAt,
          };
        }),
    )
    .toSorted((one, other) => other.date.localeCompare(one.date) || one._id.localeCompare(other._id));
}

const partOf: Readonly<Record<PayoutState, keyof PayoutBalance | null>> = {
  waiting: "waiting",
  held: "held",
  disputed: "held",
  "in-case": "held",
  sent: "sent",
  failed: "failed",
  arrived: null,
  reversed: null,
};

function balanceFor(payouts: readonly ListedPayout[]) {
  const balance = { waiting: 0, held: 0, sent: 0, failed: 0 };
  for (const { status, amount } of payouts) {
    const part = partOf[status];
    if (part !== null) balance[part] += amount;
  }
  return balance;
}

/** A user's postings, oldest first. */
function postingsOf(world: MockWorld, { id }: Pick<DemoAccount, "id">): StatementPosting[] {
  return [...world.index.orders.values()]
    .flatMap((order) => {
      const role = order.sellerId === id ? ("seller" as const) : ("owner" as const);
      return [...Map.groupBy(ledgerOf(world.index, order), ({ posting }) => posting).values()].flatMap(
        (lines) => {
          const [first] = lines;
          const isOwn =
            first !== undefined &&
            lines.some(({ account }) => account === balanceAccount[role]) &&
            (role === "seller" || first.payee === id);
          if (!isOwn) return [];
          const { at, kind, payee } = first;
          return [
            { at, order: order.id, pieces: titlesOf(world, order), kind, isShare: payee !== "", role, lines },
          ];
        },
      );
    })
    .toSorted(comparePostings);
}

const amountOf = ({ lines, role }: StatementPosting): number => -balanceOf(lines, balanceAccount[role]);
const sum = (postings: readonly StatementPosting[]): number =>
  postings.reduce((total, posting) => total + amountOf(posting), 0);
const monthOf = ({ at }: StatementPosting): string => at.slice(0, 7);

/** A month's statement: its parts as the server computes them. */
function statementOf(world: MockWorld, account: DemoAccount, month: string) {
  const postings = postingsOf(world, account);
  const own = postings.filter((posting) => monthOf(posting) === month);
  if (own.length === 0) throw problem("not-found");
  const opening = sum(postings.filter((posting) => monthOf(posting) < month));
  const entries = listStatementEntries(own, opening);
  const isFinished = month < getMonth(new Date(world.now()));
  const last = isFinished ? new Date(getMonthRange(month).end.getTime() - 1).toISOString() : world.now();
  return { opening, entries, isFinished, lastDay: last.slice(0, 10) };
}

/** A seller’s earnings, and when they are paid out. */
export const payoutMocks: readonly MockRoute[] = [
  mock(payoutEndpoints.list, ({ query: { after }, caller, world }) => {
    const all = listPayouts(world, caller.account);
    const before = after === undefined ? -1 : all.findIndex(({ _id }) => _id === after);
    if (after !== undefined && before === -1) throw problem("not-found");
    const payouts = all.slice(before + 1, before + 1 + perPage);
    return {
      balance: balanceFor(all),
      payouts,
      next: all.length > before + 1 + perPage ? (payouts.at(-1)?._id ?? null) : null,
    };
  }),
  mock(payoutEndpoints.statements, ({ caller, world }) => {
    const months = Map.groupBy(postingsOf(world, caller.account), monthOf);
    let closing = 0;
    return {
      months: [...months]
        .map(([month, postings]) => {
          const change = sum(postings);
          closing += change;
          return { month, change, closing, isFinished: month < getMonth(new Date(world.now())) };
        })
        .toReversed(),
    };
  }),
  mock(payoutEndpoints.statementCsv, ({ params: { month }, caller, world }) => {
    const { opening, entries, lastDay, isFinished } = statementOf(world, caller.account, month);
    return [
      statementCsvHead,
      getOpeningCsvLine(month, opening),
      ...entries.map(getEntryCsvLine),
      getClosingCsvLine(lastDay, isFinished, entries.at(-1)?.balance ?? opening),
    ].join("");
  }),
  mock(payoutEndpoints.statementPdf, ({ params: { month }, caller, world }) => {
    // Checks the month; a PDF without pages is enough where nobody prints it.
    statementOf(world, caller.account, month);
    return "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
  }),
];
