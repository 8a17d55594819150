import type { StatementMonth } from "@heirloop/contract/payout/payout.schema";
import {
  getClosingCsvLine,
  getEntryCsvLine,
  getOpeningCsvLine,
  statementCsvHead,
} from "@heirloop/machines/statement/statement-csv";
import {
  listStatementEntries,
  type StatementEntry,
  type StatementPosting,
} from "@heirloop/machines/statement/statement-entry";
import { getMonth, getMonthRange } from "@heirloop/machines/statement/statement-month";
import { setImmediate } from "node:timers/promises";
import type { Db } from "../../platform/database/database.ts";
import { readInSnapshot } from "../../platform/database/transaction.ts";
import { problem } from "../../platform/problem.ts";
import {
  listOwnPostings,
  listPostingLines,
  listTitles,
  sumBefore,
  sumByMonth,
  type OwnPosting,
} from "./statement.queries.ts";

/** Returns the months in which a user's balance changed, newest first. */
export async function listStatementMonths(db: Db, userId: string, now: Date): Promise<StatementMonth[]> {
  let closing = 0;
  return (await sumByMonth(db, userId))
    .map(({ month, change }) => {
      closing += change;
      return { month, change, closing, isFinished: month < getMonth(now) };
    })
    .toReversed();
}

/** A month's statement, whose lines are read a part at a time so that a long one does not block other requests. */
export type Statement = Readonly<{
  month: string;
  isFinished: boolean;
  /** The last day that it covers, `2026-11-30`. */
  lastDay: string;
  /** Cents. */
  opening: number;
  /** The number of its lines. */
  size: number;
  loadEntries: () => AsyncGenerator<readonly StatementEntry[]>;
}>;

const entriesPerPart = 250;

async function describePostings(db: Db, postings: readonly OwnPosting[]): Promise<StatementPosting[]> {
  const lines = Map.groupBy(
    await listPostingLines(
      db,
      postings.map(({ id }) => id),
    ),
    ({ posting }) => posting,
  );
  const titles = Map.groupBy(
    await listTitles(db, [...new Set(postings.map(({ orderId }) => orderId))]),
    ({ orderId }) => orderId,
  );
  return postings.map(({ id, at, orderId, kind, payee, role }) => ({
    at,
    order: orderId,
    pieces: (titles.get(orderId) ?? []).map(({ title }) => title),
    kind,
    isShare: payee !== "",
    role,
    lines: lines.get(id) ?? [],
  }));
}

/** Returns a user's statement of a month. A month in which nothing changed the balance is a 404. */
export async function getStatement(db: Db, userId: string, month: string, now: Date): Promise<Statement> {
  const range = getMonthRange(month);
  const isFinished = range.end <= now;
  // In one snapshot, so that the balance and the lines fit together. The ledger is append-only: the lines' details
  // can be read later.
  const { opening, postings } = await readInSnapshot(db, async (tx) => ({
    opening: await sumBefore(tx, userId, range.start),
    postings: await listOwnPostings(tx, userId, range),
  }));
  if (postings.length === 0) throw problem("not-found");
  async function* loadEntries() {
    let balance = opening;
    for (let from = 0; from < postings.length; from += entriesPerPart) {
      const part = await describePostings(db, postings.slice(from, from + entriesPerPart));
      const entries = listStatementEntries(part, balance);
      balance = entries.at(-1)?.balance ?? balance;
      yield entries;
      // Reading can end without waiting, for instance on the embedded database.
      await setImmediate();
    }
  }
  const lastInstant = isFinished ? new Date(range.end.getTime() - 1) : now;
  return {
    month,
    isFinished,
    lastDay: lastInstant.toISOString().slice(0, 10),
    opening,
    size: postings.length,
    loadEntries,
  };
}

/** Writes a statement as CSV (RFC 4180). */
export async function writeStatementCsv(statement: Statement): Promise<string> {
  const { month, lastDay, isFinished, opening, loadEntries } = statement;
  let text = statementCsvHead + getOpeningCsvLine(month, opening);
  let balance = opening;
  for await (const entries of loadEntries()) {
    text += entries.map(getEntryCsvLine).join("");
    balance = entries.at(-1)?.balance ?? balance;
  }
  return text + getClosingCsvLine(lastDay, isFinished, balance);
}
