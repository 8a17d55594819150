import { moveCase } from "@heirloop/machines/order-case/order-case-transition";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { handleJob, type JobHandler } from "../../platform/jobs/jobs.ts";
import { machineCase } from "../order-case/order-case.mapping.ts";
import { findCaseOfOrder } from "../order-case/order-case.queries.ts";
import type { OrderCaseRow } from "../order-case/order-case.table.ts";
import { lockOrder, listOrderPieces } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { isDisputed } from "../payment/dispute.queries.ts";
import { getRefundable } from "../payment/payment.service.ts";
import { lockListings } from "../stock/stock.queries.ts";
import { remindSides } from "./case.notice.ts";
import { endCaseDeadline, remindOfCase } from "./order-case.jobs.ts";
import { applyCaseEvent } from "./order-case.service.ts";

/** How long a return that is due waits for the bank's decision before it is looked at again. */
const whileDisputed = 24 * 3_600_000;

type Due = z.output<typeof endCaseDeadline.payload>;

/** Returns the case if this deadline is still current; locks its order as every transition does. */
async function findDue(
  tx: Db,
  { orderId, at }: Due,
): Promise<{ order: OrderRow; orderCase: OrderCaseRow } | null> {
  await lockListings(
    tx,
    (await listOrderPieces(tx, orderId)).map(({ listingId }) => listingId),
  );
  const order = await lockOrder(tx, orderId);
  const orderCase = await findCaseOfOrder(tx, orderId);
  if (order === null || orderCase?.deadlineAt?.toISOString() !== at) return null;
  return { order, orderCase };
}

/** The job handlers for the deadlines of cases (docs/product.md §4, Cases). */
export function orderCaseSchedule(deps: Deps): readonly JobHandler[] {
  return [
    handleJob(endCaseDeadline, async (due, tx) => {
      const found = await findDue(tx, due);
      if (found === null) return;
      const event = { type: "time-out" } as const;
      const money = {
        left: await getRefundable(tx, due.orderId),
        disputed: await isDisputed(tx, due.orderId),
      };
      const by = { by: "time", now: deps.now().toISOString() } as const;
      if (moveCase(machineCase(found.orderCase, money), { ...event, ...by }).ok)
        await applyCaseEvent(tx, deps, due.orderId, event, { by: "time", userId: null });
      else
        await deps.jobs.enqueue(tx, endCaseDeadline, due, {
          runAt: new Date(deps.now().getTime() + whileDisputed),
        });
    }),
    handleJob(remindOfCase, async (due, tx) => {
      const found = await findDue(tx, due);
      if (found !== null) await remindSides(tx, deps, found);
    }),
  ];
}
