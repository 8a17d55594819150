import { isAllowedDuringImpersonation } from "@heirloop/machines/order/impersonation";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { Order } from "@heirloop/contract/order/order.schema";
import { refundableOf } from "@heirloop/demo/projection/money-projection";
import { orderFrom } from "@heirloop/demo/projection/order-projection";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { appointmentSequence, writeAppointment } from "@heirloop/machines/order/appointment";
import { hasAppointment } from "@heirloop/contract/order/order-contact";
import type { DemoOrder } from "@heirloop/demo/records/order";
import { deliveredAt, reportableUntil, reportBlock } from "@heirloop/machines/order-case/case-report";
import { purchasesTab, salesTab } from "@heirloop/machines/order/purchases-selection";
import { buyerReviewsOf, withBuyerRecord } from "./buyer-record.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";
import type { MockWorld } from "./mock-world.ts";
import { openOrder } from "./open-order.ts";
import { offeredWindows } from "./machine-order.ts";
import { applyOrderEvent } from "./order-moves.ts";

/**
 * An order as its viewer sees it; its buyer also sees until when a problem can be reported, and the times that the
 * seller offers.
 */
function present(world: MockWorld, order: DemoOrder, viewerId: string): Order {
  const projected = withBuyerRecord(world, orderFrom(world.index, order, viewerId), order, viewerId);
  const offered = viewerId === order.buyerId ? offeredWindows(world, order) : null;
  const shown = offered === null ? projected : { ...projected, schedule: { ...projected.schedule, offered } };
  const delivered = deliveredAt(shown);
  if (viewerId !== order.buyerId || delivered === null) return shown;
  const left = refundableOf(world.index, order);
  const { status } = order;
  const block = reportBlock({ status, delivered, hasCase: order.case !== undefined, left, now: world.now() });
  return block === null ? { ...shown, reportableUntil: reportableUntil(delivered) } : shown;
}

type Page = { after?: string | undefined; limit: number };

const newestFirst = (a: DemoOrder, b: DemoOrder): number =>
  b.createdAt.localeCompare(a.createdAt) || (a.id === b.id ? 0 : a.id < b.id ? 1 : -1);

function listed(
  world: MockWorld,
  viewerId: string,
  { after, limit }: Page,
  isListed: (order: DemoOrder) => boolean,
) {
  const last = after === undefined ? undefined : world.index.orders.get(after);
  if (after !== undefined && last?.buyerId !== viewerId && last?.sellerId !== viewerId)
    throw problem("not-found");
  return [...world.index.orders.values()]
    .filter((order) => isListed(order) && (last === undefined || newestFirst(last, order) < 0))
    .toSorted(newestFirst)
    .slice(0, limit)
    .map((order) => present(world, order, viewerId));
}

export const orderMocks: readonly MockRoute[] = [
  mock(orderEndpoints.get, ({ params, caller: { account }, world }) =>
    present(world, openOrder(world, params.orderId, account).order, account.id),
  ),
  mock(orderEndpoints.calendar, ({ params, caller: { account }, world }) => {
    const { order, viewer } = openOrder(world, params.orderId, account);
    if (viewer === "admin") throw problem("permission-denied");
    const { id, status, agreed } = order;
    if (!hasAppointment(status, agreed)) throw problem("not-found");
    const shown = orderFrom(world.index, order, account.id);
    return writeAppointment({
      orderId: id,
      status,
      agreed,
      side: viewer,
      timeZone: shown.schedule.timeZone ?? null,
      pieces: shown.listings.map(({ listing }) => listing.title).join(", "),
      details: shown,
      sequence: appointmentSequence(order.history),
      now: world.now(),
      host: "mock.test",
      orderUrl: `https://mock.test${pageUrls.order(id)}`,
    });
  }),
  mock(orderEndpoints.buyerReviews, ({ params, caller: { account }, world }) => {
    const { order, viewer } = openOrder(world, params.orderId, account);
    if (viewer !== "seller") throw problem("permission-denied");
    return buyerReviewsOf(world, order.buyerId);
  }),
  mock(orderEndpoints.send, ({ params, body, caller: { account, impersonatedBy }, world }) => {
    const { order, viewer } = openOrder(world, params.orderId, account);
    const by =
      (body.type === "remove" || body.type === "confirm-handover") && account.admin ? "admin" : viewer;
    if (impersonatedBy !== null && !isAllowedDuringImpersonation(body.type, by))
      throw problem("not-while-entered");
    return present(world, applyOrderEvent(world, order, body, by), account.id);
  }),
  mock(orderEndpoints.purchases, ({ body: { type, ...page }, caller: { account }, world }) =>
    listed(world, account.id, page, (one) => one.buyerId === account.id && purchasesTab(one) === type),
  ),
  mock(orderEndpoints.sales, ({ body: { type, ...page }, caller: { account }, world }) =>
    listed(world, account.id, page, (one) => one.sellerId === account.id && salesTab(one) === type),
  ),
];
