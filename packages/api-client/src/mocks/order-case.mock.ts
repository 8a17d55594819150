import { cents, sumCents } from "@heirloop/contract/money/money.schema";
import { caseTurn, isCaseOpen } from "@heirloop/contract/order/order-case-status";
import { orderCaseEndpoints } from "@heirloop/contract/order-case/order-case.endpoints";
import type { OrderCaseEvent, OrderCaseRefundEvent } from "@heirloop/contract/order-case/order-case.events";
import {
  type OrderCase,
  orderCaseSchema,
  type Solution,
} from "@heirloop/contract/order-case/order-case.schema";
import { refundableOf } from "@heirloop/demo/projection/money-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoOrder } from "@heirloop/demo/records/order";
import type { DemoCase, DemoCaseEntry } from "@heirloop/demo/records/order-case";
import { caseEntry } from "@heirloop/machines/order-case/case-entry";
import { caseRefundReason } from "@heirloop/machines/order-case/refund-reason";
import { deliveredAt, reportRefusal, wantedSolution } from "@heirloop/machines/order-case/case-report";
import { reportedCase } from "@heirloop/machines/order-case/order-case-context";
import type { OrderCaseEffect } from "@heirloop/machines/order-case/order-case-effect";
import type { OrderCaseActor } from "@heirloop/machines/order-case/order-case-event";
import {
  type MovedCase,
  moveCase,
  openCase,
  permittedCaseEvents,
} from "@heirloop/machines/order-case/order-case-transition";
import { accountFrom } from "./admin.mock.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { badField, problem, refuse } from "./mock-problem.ts";
import { type MockWorld, storeListing, storeOrder } from "./mock-world.ts";
import { openOrder } from "./open-order.ts";
import { timeZoneOf } from "./machine-order.ts";

const solution = ({ type, amount }: NonNullable<DemoCase["proposal"]>): Solution => ({
  type,
  amount: amount === null ? null : cents(amount),
});
const solutionOrNull = (one: DemoCase["proposal"]): Solution | null => one && solution(one);

/** The record as the case's machine knows it. */
function machineCase(one: DemoCase, left: number, timeZone: string | null): MovedCase {
  const { status, proposals, pickup, tracking, received, outcome } = one;
  return {
    status,
    context: {
      wanted: solution(one.wanted),
      proposal: solutionOrNull(one.proposal),
      agreed: solutionOrNull(one.agreed),
      left,
      disputed: false,
      proposals,
      timeZone,
      pickup,
      tracking,
      received,
      outcome,
    },
  };
}

function recordAfter(before: DemoCase, { status, context }: MovedCase, at: string): DemoCase {
  const { wanted, proposal, agreed, proposals, pickup, tracking, received, outcome } = context;
  const closedAt = isCaseOpen(status) ? null : at;
  return {
    ...before,
    status,
    wanted,
    proposal,
    agreed,
    proposals,
    pickup,
    tracking,
    received,
    outcome,
    closedAt,
  };
}

function caseFrom(world: MockWorld, order: DemoOrder, viewer: OrderCaseActor): OrderCase {
  if (order.case === undefined) throw problem("not-found");
  const { id, proposals, pickup, timeline, ...one } = order.case;
  const left = refundableOf(world.index, order);
  return orderCaseSchema.parse({
    ...one,
    _id: id,
    order: order.id,
    left,
    schedule: { proposals: [...proposals], agreed: pickup },
    actions: permittedCaseEvents(
      machineCase(order.case, left, timeZoneOf(world, order)),
      viewer,
      world.now(),
    ),
    timeline: timeline.map(({ id: _id, ...entry }) => ({ ...entry, _id, pictures: [...entry.pictures] })),
  });
}

const blank = { message: null, pictures: [], solution: null, window: null } as const;
type NewEntry = Pick<DemoCaseEntry, "type" | "by"> & Partial<DemoCaseEntry>;
const entry = (world: MockWorld, at: string, one: NewEntry): DemoCaseEntry => ({
  ...blank,
  ...one,
  id: world.newId(),
  at,
});

function storeCase(world: MockWorld, order: DemoOrder, one: DemoCase): DemoOrder {
  const stored = { ...order, case: one };
  storeOrder(world, stored);
  return stored;
}

/** The bank of the mocks declines nothing: a refund succeeds at once. */
function refund(world: MockWorld, order: DemoOrder, amount: number, decision: string | null): void {
  const left = refundableOf(world.index, order);
  const { received = false, agreed = null } = order.case ?? {};
  const reason = caseRefundReason({ received, agreedType: agreed?.type ?? null }, decision);
  const refunded: DemoOrder = {
    ...order,
    refunds: [...(order.refunds ?? []), { amount, reason, at: world.now() }],
    payment: { ...order.payment, status: amount === left ? "refunded" : order.payment.status },
  };
  storeOrder(world, refunded);
  drive(world, refunded, { type: "refund-succeeded" }, { by: "system", refunded: amount });
}

/** Mails, notifications and deadlines are the server's. */
function runEffect(
  world: MockWorld,
  orderId: string,
  effect: OrderCaseEffect,
  decision: string | null,
): void {
  const order = getRequired(world.index.orders, orderId);
  if (effect.type === "set-deadline" && order.case !== undefined)
    storeCase(world, order, { ...order.case, deadline: effect.at });
  if (effect.type === "clear-deadline" && order.case !== undefined)
    storeCase(world, order, { ...order.case, deadline: null });
  if (effect.type === "refund") refund(world, order, effect.amount, decision);
  if (effect.type === "return-stock")
    for (const { listingId } of order.listings) {
      const listing = getRequired(world.index.listings, listingId);
      if (!listing.consigned) storeListing(world, { ...listing, status: "inactive", soldTo: null });
    }
}

function drive(
  world: MockWorld,
  order: DemoOrder,
  event: OrderCaseEvent | OrderCaseRefundEvent,
  { by, refunded = 0 }: { by: OrderCaseActor; refunded?: number },
): void {
  if (order.case === undefined) throw problem("not-found");
  if (event.type === "add-evidence") checkPictures(event.pictures);
  const at = world.now();
  const left = refundableOf(world.index, order);
  const moved = moveCase(machineCase(order.case, left, timeZoneOf(world, order)), { ...event, by, now: at });
  if (!moved.ok) {
    refuse(moved.refusal);
    return;
  }
  const after = recordAfter(order.case, moved.case, at);
  const side = by === "time" || by === "system" ? null : by;
  const next = entry(world, at, {
    type: event.type,
    by: side,
    ...(event.type === "add-evidence" ? { pictures: event.pictures } : {}),
    ...caseEntry(event, moved.case.context, refunded),
  });
  storeCase(world, order, {
    ...after,
    refunded: after.refunded + refunded,
    timeline: [...after.timeline, next],
  });
  const decision = event.type === "decide" ? event.message : null;
  for (const effect of moved.effects) runEffect(world, order.id, effect, decision);
}

function checkPictures(pictures: readonly string[]): void {
  if (!pictures.every((address) => address.startsWith("/pictures/")))
    throw badField("pictures", "Upload the pictures first");
}

/** Open cases: those that wait for an admin first, then the oldest. */
function listOpen(world: MockWorld) {
  const waits = ({ case: one }: DemoOrder) => (one !== undefined && caseTurn[one.status] === "admin" ? 0 : 1);
  return [...world.index.orders.values()]
    .filter(({ case: one }) => one !== undefined && isCaseOpen(one.status))
    .toSorted(
      (a, b) => waits(a) - waits(b) || (a.case?.openedAt ?? "").localeCompare(b.case?.openedAt ?? ""),
    );
}

/** The open cases in which a seller is expected to act. */
export const countCasesOfSeller = (world: MockWorld, sellerId: string): number =>
  listOpen(world).filter((order) => {
    const turn = order.case === undefined ? null : caseTurn[order.case.status];
    return order.sellerId === sellerId && (turn === "seller" || turn === "both");
  }).length;

/** Reported problems. */
export const orderCaseMocks: readonly MockRoute[] = [
  mock(orderCaseEndpoints.get, ({ params, caller: { account }, world }) => {
    const { order, viewer } = openOrder(world, params.orderId, account);
    return caseFrom(world, order, viewer);
  }),
  mock(orderCaseEndpoints.open, ({ params, body, caller: { account, impersonatedBy }, world }) => {
    const { order, viewer } = openOrder(world, params.orderId, account);
    if (viewer !== "buyer") throw problem("permission-denied");
    if (impersonatedBy !== null) throw problem("not-while-entered");
    const now = world.now();
    const left = refundableOf(world.index, order);
    const { listings, accounts } = world.index;
    const sale = {
      type: order.type,
      isBusiness: getRequired(accounts, order.sellerId).isBusiness,
      consigned: order.listings.some(({ listingId }) => getRequired(listings, listingId).consigned),
    };
    const { status } = order;
    const delivered = deliveredAt({ history: [...order.history] });
    refuse(reportRefusal(body, { status, delivered, hasCase: order.case !== undefined, left, now, sale }));
    checkPictures(body.pictures);
    const wanted = wantedSolution(body);
    const { case: opened, effects } = openCase(reportedCase(wanted, { left, disputed: false }), now);
    const { description: message, pictures } = body;
    const first = entry(world, now, { type: "open", by: "buyer", message, pictures, solution: wanted });
    const started: DemoCase = {
      ...opened.context,
      id: world.newId(),
      status: opened.status,
      reason: body.reason,
      refunded: 0,
      deadline: null,
      openedAt: now,
      closedAt: null,
      timeline: [first],
    };
    storeCase(world, order, started);
    for (const effect of effects) runEffect(world, order.id, effect, null);
    return caseFrom(world, getRequired(world.index.orders, order.id), viewer);
  }),
  mock(orderCaseEndpoints.send, ({ params, body, caller: { account, impersonatedBy }, world }) => {
    const { order, viewer } = openOrder(world, params.orderId, account);
    if (impersonatedBy !== null) throw problem("not-while-entered");
    drive(world, order, body, { by: viewer });
    return caseFrom(world, getRequired(world.index.orders, order.id), viewer);
  }),
  mock(orderCaseEndpoints.list, ({ world }) => ({
    cases: listOpen(world).map((order) => ({
      case: caseFrom(world, order, "admin"),
      pieces: order.listings.map(({ listingId }) => getRequired(world.index.listings, listingId).title),
      total: sumCents(order.breakdown.total),
      buyer: accountFrom(world, getRequired(world.index.accounts, order.buyerId)),
      seller: accountFrom(world, getRequired(world.index.accounts, order.sellerId)),
    })),
  })),
];
