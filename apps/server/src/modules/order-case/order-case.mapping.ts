import { cents } from "@heirloop/contract/money/money.schema";
import { isCaseOpen, type CaseSolution } from "@heirloop/contract/order/order-case-status";
import type { Solution } from "@heirloop/contract/order-case/order-case.schema";
import type { MovedCase } from "@heirloop/machines/order-case/order-case-transition";
import type { OrderCaseContext } from "@heirloop/machines/order-case/order-case-context";
import type { OrderCaseRow } from "./order-case.table.ts";

const solution = (type: CaseSolution, amount: number | null): Solution => ({
  type,
  amount: amount === null ? null : cents(amount),
});
const solutionOrNull = (type: CaseSolution | null, amount: number | null): Solution | null =>
  type === null ? null : solution(type, amount);

/** The row as the case's machine knows it. `timeZone` matters only to the time of a return. */
export function machineCase(
  row: OrderCaseRow,
  {
    timeZone = null,
    ...money
  }: Pick<OrderCaseContext, "left" | "disputed"> & Partial<Pick<OrderCaseContext, "timeZone">>,
): MovedCase {
  const { status, proposals, pickup, tracking, received, outcome } = row;
  return {
    status,
    context: {
      ...money,
      wanted: solution(row.wantedType, row.wantedAmount),
      proposal: solutionOrNull(row.proposalType, row.proposalAmount),
      agreed: solutionOrNull(row.agreedType, row.agreedAmount),
      proposals,
      timeZone,
      pickup,
      tracking,
      received,
      outcome,
    },
  };
}

/** The row after a transition. */
export function rowAfter(row: OrderCaseRow, { status, context }: MovedCase, now: Date): OrderCaseRow {
  const { wanted, proposal, agreed, proposals, pickup, tracking, received, outcome } = context;
  return {
    ...row,
    status,
    wantedType: wanted.type,
    wantedAmount: wanted.amount,
    proposalType: proposal?.type ?? null,
    proposalAmount: proposal?.amount ?? null,
    agreedType: agreed?.type ?? null,
    agreedAmount: agreed?.amount ?? null,
    proposals: [...proposals],
    pickup,
    tracking,
    received,
    outcome,
    changedAt: now,
    closedAt: isCaseOpen(status) ? null : now,
  };
}
