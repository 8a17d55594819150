import type * as z from "zod/mini";
import { isOfferStage } from "@heirloop/contract/order/order-status";
import { isPaymentOpen } from "@heirloop/contract/order/payment-status";
import { sidesToRemind } from "@heirloop/machines/order/order-status-rules";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { handleJob, type JobHandler } from "../../platform/jobs/jobs.ts";
import { lockListings } from "../stock/stock.queries.ts";
import { getReminderText } from "./order.deadline.ts";
import { meetDeadline, remindOfDeadline } from "./order.jobs.ts";
import { mailSides } from "./order.mail.ts";
import { notifySide } from "./order.notice.ts";
import { lockOrder, listOrderPieces } from "../order/order.queries.ts";
import { findPayment } from "../payment/payment.queries.ts";
import { applyEvent } from "./order.service.ts";
import type { OrderRow } from "../order/order.table.ts";

/** How long a deadline waits for a payment before it looks again. */
const whilePending = 60_000;

type Due = z.output<typeof meetDeadline.payload>;

/**
 * Returns the order if this deadline is still current. It locks the order as every transition does, because a
 * counteroffer can set a new deadline.
 */
async function findDue(tx: Db, { orderId, event, at }: Due): Promise<OrderRow | null> {
  await lockListings(
    tx,
    (await listOrderPieces(tx, orderId)).map(({ listingId }) => listingId),
  );
  const order = await lockOrder(tx, orderId);
  return order?.deadlineEvent === event && order.deadlineAt?.toISOString() === at ? order : null;
}

/** The job handlers for an order's deadlines (docs/product.md §4). */
export function orderSchedule(deps: Deps): readonly JobHandler[] {
  return [
    handleJob(meetDeadline, async (due, tx) => {
      if ((await findDue(tx, due)) === null) return;
      // A payment that is under way decides first; the deadline is met afterwards if it still stands.
      if ((await findPayment(tx, due.orderId))?.status === "pending")
        await deps.jobs.enqueue(tx, meetDeadline, due, {
          runAt: new Date(deps.now().getTime() + whilePending),
        });
      else await applyEvent(tx, deps, due.orderId, { type: due.event }, { by: "time", userId: null });
    }),
    handleJob(remindOfDeadline, async (due, tx) => {
      const order = await findDue(tx, due);
      if (order === null) return;
      const payment = await findPayment(tx, order.id);
      if (isOfferStage(order.status) && payment !== null && isPaymentOpen(payment.status)) {
        const text = "Pay with another card soon, or the offer ends";
        if (payment.status === "failed")
          await notifySide(tx, deps, order, { side: "buyer", kind: "order", text, by: "time" });
        return;
      }
      const only = sidesToRemind(order);
      const text = getReminderText(order.status, due.event);
      for (const side of only) await notifySide(tx, deps, order, { side, kind: "order", text, by: "time" });
      await mailSides(tx, deps, order, { news: "reminder", by: "time", from: order.status, only });
    }),
  ];
}
