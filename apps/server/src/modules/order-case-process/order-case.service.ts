import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type {
  OrderCaseEvent,
  OrderCaseRefundEvent,
  OrderCaseTimeEvent,
} from "@heirloop/contract/order-case/order-case.events";
import type { CaseReport } from "@heirloop/contract/order-case/order-case.schema";
import { caseEntry } from "@heirloop/machines/order-case/case-entry";
import { deliveredAt, reportRefusal, wantedSolution } from "@heirloop/machines/order-case/case-report";
import { reportedCase } from "@heirloop/machines/order-case/order-case-context";
import type { OrderCaseEffect } from "@heirloop/machines/order-case/order-case-effect";
import type { OrderCaseActor } from "@heirloop/machines/order-case/order-case-event";
import { moveCase, openCase } from "@heirloop/machines/order-case/order-case-transition";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem, refuse } from "../../platform/problem.ts";
import { machineCase, rowAfter } from "../order-case/order-case.mapping.ts";
import {
  changeCase,
  countEntries,
  findCaseOfOrder,
  insertCase,
  insertEntry,
  lockCaseOfOrder,
} from "../order-case/order-case.queries.ts";
import type { OrderCaseEntryRow, OrderCaseRow } from "../order-case/order-case.table.ts";
import { findOrderTimeZone } from "../order-process/order-time-zone.ts";
import { publishOrder } from "../order-process/order.service.ts";
import { listSteps, lockOrder, listOrderPieces } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { isDisputed } from "../payment/dispute.queries.ts";
import { getRefundable } from "../payment/payment.service.ts";
import { lockListings } from "../stock/stock.queries.ts";
import { claimPictures } from "../upload/claim-pictures.ts";
import { isPrivatePicture, isPublicPicture, toPictureAddress } from "../upload/picture-address.ts";
import { requireUser } from "../user/require-user.ts";
import { type EffectContext, runEffect } from "./order-case.effects.ts";

export type CaseActor = Readonly<{ by: OrderCaseActor; userId: string | null }>;
type AnyEvent = OrderCaseEvent | OrderCaseTimeEvent | OrderCaseRefundEvent;

/** Locks an order with its listings, in the order in which all transitions do. */
async function lockWithListings(
  tx: Db,
  orderId: string,
): Promise<{ order: OrderRow; listingIds: string[]; isConsigned: boolean } | null> {
  const listingIds = (await listOrderPieces(tx, orderId)).map(({ listingId }) => listingId);
  const listings = await lockListings(tx, listingIds);
  const order = await lockOrder(tx, orderId);
  if (order === null) return null;
  return { order, listingIds, isConsigned: listings.some(({ consigned }) => consigned) };
}

/**
 * The addresses of the pictures that were sent. Only the sender's own uploads: other addresses would make the other
 * side's browser call third parties.
 */
async function ownPictures(tx: Db, userId: string, sent: readonly string[]): Promise<string[]> {
  const pictures = sent.map(toPictureAddress);
  if (!pictures.every((address) => isPrivatePicture(address) || isPublicPicture(address)))
    throw problem("invalid", { errors: [{ path: "pictures", message: "Upload the pictures first" }] });
  await claimPictures(tx, { userId, pictures: { pictures } });
  return pictures;
}

type NewEntry = Partial<Omit<OrderCaseEntryRow, "number" | "id" | "at">> &
  Pick<OrderCaseEntryRow, "caseId" | "type">;
const addEntry = (tx: Db, deps: Deps, entry: NewEntry): Promise<void> =>
  insertEntry(tx, {
    by: null,
    userId: null,
    message: null,
    pictures: [],
    solutionType: null,
    solutionAmount: null,
    window: null,
    ...entry,
    id: deps.newId(),
    at: deps.now(),
  });

async function followUp(
  tx: Db,
  deps: Deps,
  effects: readonly OrderCaseEffect[],
  context: EffectContext,
): Promise<void> {
  for (const effect of effects) await runEffect(tx, deps, effect, context);
  await publishOrder(deps, context.order);
}

/** Opens the case of an order for its buyer. Throws `state-conflict` or `invalid` with the fields to correct. */
export async function reportProblem(
  tx: Db,
  deps: Deps,
  orderId: string,
  userId: string,
  report: CaseReport,
): Promise<void> {
  const locked = await lockWithListings(tx, orderId);
  if (locked === null) throw problem("not-found");
  const { order, listingIds, isConsigned } = locked;
  const now = deps.now();
  const steps = await listSteps(tx, orderId);
  const left = await getRefundable(tx, orderId);
  const { isBusiness } = await requireUser(tx, order.sellerId);
  refuse(
    reportRefusal(report, {
      status: order.status,
      delivered: deliveredAt({
        history: steps.map(({ type, side, at, reason }) => ({
          type,
          by: side,
          at: at.toISOString(),
          reason,
        })),
      }),
      hasCase: (await findCaseOfOrder(tx, orderId)) !== null,
      left,
      now: now.toISOString(),
      sale: { type: order.type, isBusiness, consigned: isConsigned },
    }),
  );
  const pictures = await ownPictures(tx, userId, report.pictures);
  const wanted = wantedSolution(report);
  const money = { left, disputed: await isDisputed(tx, orderId) };
  const { case: opened, effects } = openCase(reportedCase(wanted, money), now.toISOString());
  const blank = {
    id: deps.newId(),
    orderId,
    reason: report.reason,
    refundIntentId: null,
    refunded: 0,
    deadlineAt: null,
    openedAt: now,
  } as const;
  const orderCase = rowAfter({ ...emptyCase, ...blank, changedAt: now }, opened, now);
  if (!(await insertCase(tx, orderCase))) throw problem("state-conflict");
  const { description: message } = report;
  await addEntry(tx, deps, {
    caseId: orderCase.id,
    type: "open",
    by: "buyer",
    userId,
    message,
    pictures,
    solutionType: wanted.type,
    solutionAmount: wanted.amount,
  });
  await followUp(tx, deps, effects, { order, orderCase, listingIds, by: "buyer", message, window: null });
}

/** Everything that the machine decides about a new case. */
const emptyCase = {
  status: "awaiting-seller",
  wantedType: "return",
  wantedAmount: null,
  proposalType: null,
  proposalAmount: null,
  agreedType: null,
  agreedAmount: null,
  proposals: [],
  pickup: null,
  tracking: null,
  received: false,
  outcome: null,
  closedAt: null,
} as const satisfies Partial<OrderCaseRow>;

/**
 * The only way to change a case. Locks its listings, its order and then the case, runs the machine, stores the
 * result and executes the effects, all in the caller's transaction. `refunded` are the cents that a refund has
 * moved. Throws `not-found`, `state-conflict` and `invalid`.
 */
export async function applyCaseEvent(
  tx: Db,
  deps: Deps,
  orderId: string,
  event: AnyEvent,
  { by, userId, refunded = 0 }: CaseActor & { refunded?: number },
): Promise<void> {
  const locked = await lockWithListings(tx, orderId);
  const before = locked && (await lockCaseOfOrder(tx, orderId));
  if (locked === null || before === null) throw problem("not-found");
  const { order, listingIds } = locked;
  const now = deps.now();
  const left = await getRefundable(tx, orderId);
  const disputed = await isDisputed(tx, orderId);
  const timeZone = await findOrderTimeZone(tx, order);
  const moved = moveCase(machineCase(before, { left, disputed, timeZone }), {
    ...event,
    by,
    now: now.toISOString(),
  });
  if (!moved.ok) {
    refuse(moved.refusal);
    return;
  }
  if (userId !== null && (await countEntries(tx, before.id)) >= constants.caseEntries)
    throw problem("state-conflict", {
      detail: "This case has too many entries. Call or email us, and we go on from there.",
    });
  const pictures =
    event.type === "add-evidence" && userId !== null ? await ownPictures(tx, userId, event.pictures) : [];
  const after = { ...rowAfter(before, moved.case, now), refunded: before.refunded + refunded };
  await changeCase(tx, before.id, after);
  const { message = null, solution, window = null } = caseEntry(event, moved.case.context, refunded);
  const side = by === "buyer" || by === "seller" || by === "admin" ? by : null;
  await addEntry(tx, deps, {
    caseId: before.id,
    type: event.type,
    by: side,
    userId,
    message,
    pictures,
    solutionType: solution?.type ?? null,
    solutionAmount: solution?.amount ?? null,
    window,
  });
  await followUp(tx, deps, moved.effects, {
    order,
    orderCase: after,
    listingIds,
    by,
    message,
    window,
  });
}

/** Takes a case on once its refund has succeeded or failed; the order's own records are done by then. */
export async function applyCaseRefund(
  tx: Db,
  deps: Deps,
  { orderId, amount, succeeded }: { orderId: string; amount: number; succeeded: boolean },
): Promise<void> {
  const found = await findCaseOfOrder(tx, orderId);
  if (found?.status !== "refunding") return;
  await applyCaseEvent(
    tx,
    deps,
    orderId,
    { type: succeeded ? "refund-succeeded" : "refund-failed" },
    { by: "system", userId: null, refunded: succeeded ? amount : 0 },
  );
}
