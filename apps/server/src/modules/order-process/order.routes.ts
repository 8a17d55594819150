import { calendarDisposition } from "@heirloop/contract/calendar/calendar-file";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { purchasesTab, salesTab } from "@heirloop/machines/order/purchases-selection";
import type { Side } from "@heirloop/contract/user/user.schema";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { OpenPictures } from "../../platform/pictures/pictures.ts";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import type { Caller } from "../../http/caller.ts";
import { minute, cacheFigure } from "../../platform/metrics/cache-figure.ts";
import { withHeaders } from "../../http/reply.ts";
import { problem } from "../../platform/problem.ts";
import { type Call, serve, servePreparedInSteps, type Route } from "../../http/route.ts";
import { visitedOrigin } from "../../http/visited-origin.ts";
import type { Module } from "../module.ts";
import { isAllowedDuringImpersonation } from "@heirloop/machines/order/impersonation";
import { requireUser } from "../user/require-user.ts";
import { viewerOf } from "../order/order.policy.ts";
import { adminOrderRoutes } from "./admin-order.routes.ts";
import { presentBuyerReviews } from "./buyer-record.presenter.ts";
import { presentOrder } from "./order.presenter.ts";
import { namePieces } from "@heirloop/contract/order/name-pieces";
import { countOrdersByStatus, listOrderIds, type Selection } from "../order/order-list.queries.ts";
import { findOrder } from "../order/order.queries.ts";
import { loadFullOrders } from "./full-order.queries.ts";
import { writeOrderCalendar } from "./order-calendar.ts";
import { limitPickupCodes } from "./handover.ts";
import { orderSchedule } from "./order.schedule.ts";
import { offerEvents } from "./offer-events.ts";
import { applyPayment, finishPayments, listPendingOf } from "./order-payment.ts";
import { auditOrderEvent } from "./order-audit.ts";
import { applyEvent, publishOrder } from "./order.service.ts";
import { refundRoutes } from "./refund.routes.ts";

async function present(db: Db, { pictures }: Deps, orderId: string, caller: Caller, now: Date) {
  const [full] = await loadFullOrders(db, [orderId], caller.userId);
  if (full === undefined) throw problem("not-found");
  return presentOrder(full, { userId: caller.userId, side: viewerOf(full.order, caller), now, pictures });
}

type ListedOrders = Pick<Selection, "isSelected" | "limit"> & {
  side: Side;
  after?: string | undefined;
  now: Date;
  pictures: OpenPictures;
};

/** A page of a user's orders on one side. `after`: the last order of the page before, on either side. */
async function listOrders(
  db: Db,
  { userId }: Caller,
  { side, after, now, pictures, ...selection }: ListedOrders,
) {
  const last = after === undefined ? null : await findOrder(db, after);
  if (after !== undefined && last?.buyerId !== userId && last?.sellerId !== userId)
    throw problem("not-found");
  const column = side === "buyer" ? "buyerId" : "sellerId";
  const ids = await listOrderIds(db, { ...selection, column, userId, after: last });
  const orders = await loadFullOrders(db, ids, side === "seller" ? userId : null);
  return orders.map((full) => presentOrder(full, { userId, side, now, pictures }));
}

async function presentCalendar(db: Db, deps: Deps, orderId: string, caller: Caller) {
  const [full] = await loadFullOrders(db, [orderId]);
  if (full === undefined) throw problem("not-found");
  const side = viewerOf(full.order, caller);
  if (side === "admin") throw problem("permission-denied");
  const pieces = namePieces(full.pieces.map(({ listing }) => listing.title));
  const file = writeOrderCalendar(deps, { ...full, people: full, side, pieces });
  if (file === null) throw problem("not-found");
  return withHeaders(file, { "content-disposition": calendarDisposition });
}

/** Applies the caller's event to an order, and returns the payments that it started. */
async function moveOrder(
  deps: Deps,
  { params, body: event, caller, db, request }: Call<typeof orderEndpoints.send>,
): Promise<string[]> {
  const order = await findOrder(db, params.orderId);
  if (order === null) throw problem("not-found");
  const viewer = viewerOf(order, caller);
  const isAdminsOwn = event.type === "remove" || event.type === "confirm-handover";
  const by = isAdminsOwn && caller.admin ? "admin" : viewer;
  if (!isAllowedDuringImpersonation(event.type, by)) denyDuringImpersonation(caller);
  const actor = { by, userId: caller.userId };
  const returnUrl = `${visitedOrigin(request.raw, deps.env)}${pageUrls.order(order.id)}`;
  const retries = event.type === "retry-payment";
  await transaction(db, async (tx) => {
    await applyEvent(tx, deps, order.id, event, retries ? { ...actor, returnUrl } : actor);
    if (by === "admin")
      await auditOrderEvent(tx, deps, { adminId: caller.userId, order, event, requestId: request.id });
  });
  return listPendingOf(db, order.id);
}

function routes(deps: Deps): readonly Route[] {
  return [
    serve(orderEndpoints.get, ({ params, caller, db, now }) =>
      present(db, deps, params.orderId, caller, now),
    ),
    serve(orderEndpoints.calendar, ({ params, caller, db }) =>
      presentCalendar(db, deps, params.orderId, caller),
    ),
    serve(orderEndpoints.buyerReviews, async ({ params, caller, db }) => {
      const order = await findOrder(db, params.orderId);
      if (order === null) throw problem("not-found");
      if (viewerOf(order, caller) !== "seller") throw problem("permission-denied");
      return presentBuyerReviews(db, await requireUser(db, order.buyerId));
    }),
    servePreparedInSteps(
      orderEndpoints.send,
      z.object({ intentIds: z.array(z.string()) }),
      ({ params: { orderId }, body: event, caller: { userId }, db }) =>
        limitPickupCodes(db, deps, { orderId, event, userId }),
      async (call) => ({ intentIds: await moveOrder(deps, call) }),
      async ({ params, caller, now }, { intentIds }) =>
        (await finishPayments(deps, params.orderId, intentIds)) ??
        present(deps.db, deps, params.orderId, caller, now),
    ),
    serve(orderEndpoints.purchases, ({ body: { type, ...page }, caller, db, now }) =>
      listOrders(db, caller, {
        ...page,
        side: "buyer",
        isSelected: (one) => purchasesTab(one) === type,
        now,
        pictures: deps.pictures,
      }),
    ),
    serve(orderEndpoints.sales, ({ body: { type, ...page }, caller, db, now }) =>
      listOrders(db, caller, {
        ...page,
        side: "seller",
        isSelected: (one) => salesTab(one) === type,
        now,
        pictures: deps.pictures,
      }),
    ),
  ];
}

export const order: Module = {
  routes: (deps) => [...routes(deps), ...adminOrderRoutes, ...refundRoutes(deps)],
  jobs: orderSchedule,
  gauges: (deps) => [
    {
      name: "orders",
      help: "Orders by status, at most a minute old",
      label: "status",
      read: cacheFigure(minute, deps.now, () => countOrdersByStatus(deps.db)),
    },
  ],
  events: (deps) => ({
    ...offerEvents(deps),
    "payment.settled": (tx, { intentId }) => applyPayment(tx, deps, intentId),
    "payment.dispute-changed": async (tx, { orderId }) => {
      const disputed = await findOrder(tx, orderId);
      if (disputed !== null) await publishOrder(deps, disputed);
    },
  }),
};
