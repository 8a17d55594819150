import type { DemoOrder } from "@heirloop/demo/records/order";
import type { DemoCase } from "@heirloop/demo/records/order-case";
import { endCaseDeadline } from "../modules/order-case-process/order-case.jobs.ts";
import {
  orderCaseEntryTable,
  orderCaseTable,
  type OrderCaseRow,
} from "../modules/order-case/order-case.table.ts";
import { fill, instant, type Seeding } from "./seeding.ts";

function rowOf({ id: orderId }: DemoOrder, one: DemoCase): OrderCaseRow {
  const { id, status, reason, wanted, proposal, agreed, outcome, refunded, pickup, tracking, received } = one;
  const last = one.timeline.at(-1)?.at ?? one.openedAt;
  return {
    id,
    orderId,
    status,
    reason,
    wantedType: wanted.type,
    wantedAmount: wanted.amount,
    proposalType: proposal?.type ?? null,
    proposalAmount: proposal?.amount ?? null,
    agreedType: agreed?.type ?? null,
    agreedAmount: agreed?.amount ?? null,
    proposals: one.proposals.map((proposed) => ({ ...proposed })),
    pickup,
    tracking,
    received,
    outcome,
    refundIntentId: null,
    refunded,
    deadlineAt: one.deadline === null ? null : instant(one.deadline),
    openedAt: instant(one.openedAt),
    changedAt: instant(last),
    closedAt: one.closedAt === null ? null : instant(one.closedAt),
  };
}

/** Reported problems with their timelines; those that wait for a side get the job of their deadline. */
export async function seedOrderCases({ tx, deps, world }: Seeding): Promise<void> {
  const cases = world.orders.flatMap((order) =>
    order.case === undefined ? [] : [{ order, one: order.case }],
  );
  await fill(
    cases.map(({ order, one }) => rowOf(order, one)),
    (lot) => tx.insert(orderCaseTable).values(lot),
  );
  const entries = cases.flatMap(({ order, one }) =>
    one.timeline.map(({ id, type, by, at, message, pictures, solution, window }, index) => ({
      id,
      caseId: one.id,
      number: index + 1,
      type,
      by,
      userId: by === "buyer" ? order.buyerId : by === "seller" ? order.sellerId : null,
      message,
      pictures: [...pictures],
      solutionType: solution?.type ?? null,
      solutionAmount: solution?.amount ?? null,
      window,
      at: instant(at),
    })),
  );
  await fill(entries, (lot) => tx.insert(orderCaseEntryTable).values(lot));
  for (const { order, one } of cases)
    if (one.deadline !== null) {
      const at = instant(one.deadline);
      await deps.jobs.enqueue(
        tx,
        endCaseDeadline,
        { orderId: order.id, at: at.toISOString() },
        { runAt: at },
      );
    }
}
