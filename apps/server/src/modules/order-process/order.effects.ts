import { type OrderEffect, showsOffer } from "@heirloop/machines/order/order-effect";
import type { OrderActor } from "@heirloop/machines/order/order-event";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { lockChat } from "../chat/chat.queries.ts";
import { closeOfferMessage } from "../chat/message.queries.ts";
import { writeMessage } from "../chat/message.service.ts";
import type { SaleMoney } from "../consignment/consignment.copy.ts";
import { sellConsigned } from "../consignment/consignment-sale.ts";
import { returnPromoCode } from "../discount/promo-return.ts";
import { deleteCartEntries } from "../cart/cart.queries.ts";
import { holdListings } from "../stock/hold.service.ts";
import { findListingsById } from "../listing/listing.queries.ts";
import { publishListings } from "../listing/listing-updates.ts";
import { releaseFrom, sellTo } from "../stock/stock.service.ts";
import { isDisputed } from "../payment/dispute.queries.ts";
import {
  getRefundable,
  recordCharge,
  returnPayment,
  startCapture,
  startCharge,
} from "../payment/payment.service.ts";
import { schedulePayouts } from "../payout/payout.service.ts";
import { openReview } from "../review/review.service.ts";
import { meetDeadline, remindOfDeadline } from "./order.jobs.ts";
import { remindBefore } from "./order.deadline.ts";
import { notifySide } from "./order.notice.ts";
import { setClaims } from "../order/listing-orders.queries.ts";
import { changeOrder, listOrderPieces } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";

export type EffectContext = Readonly<{
  /** The stored order after the transition. */
  order: OrderRow;
  listingIds: readonly string[];
  by: OrderActor;
  /** Where a buyer who pays again returns to from the bank; null when the buyer is not there. */
  returnUrl: string | null;
  /** Ends an open offer for a piece that has just been sold. */
  endOffer: (orderId: string) => Promise<void>;
}>;

type EffectHandler<Type extends OrderEffect["type"]> = (
  tx: Db,
  deps: Deps,
  effect: Extract<OrderEffect, { type: Type }>,
  context: EffectContext,
) => Promise<void>;

const userOf = (order: OrderRow, side: Side | null) =>
  side === null ? null : side === "buyer" ? order.buyerId : order.sellerId;

/** A refund or a dispute may have come before the completion. */
async function getSaleMoney(tx: Db, { id, total }: OrderRow): Promise<SaleMoney> {
  const left = await getRefundable(tx, id);
  return {
    left: left < 1 ? "nothing" : left < total ? "part" : "all",
    isDisputed: await isDisputed(tx, id),
  };
}

const effectHandlers: { [Type in OrderEffect["type"]]: EffectHandler<Type> } = {
  "reserve-stock": async (tx, deps, { until }, { order, listingIds }) => {
    await setClaims(tx, order.id, true);
    await holdListings(tx, deps, listingIds, { by: order.buyerId, until: new Date(until) });
    await publishListings(deps, await findListingsById(tx, listingIds));
  },
  "remove-from-cart": (tx, _, __, { order, listingIds }) => deleteCartEntries(tx, order.buyerId, listingIds),
  "charge-payment": (tx, deps, _, { order, by, returnUrl }) =>
    startCharge(tx, deps, order, { by, returnUrl }),
  "capture-payment": (tx, deps, _, { order, by }) => startCapture(tx, deps, order, { by }),
  "record-payment": (tx, deps, _, { order }) => recordCharge(tx, deps, order),
  "return-payment": (tx, deps, _, { order, by }) => returnPayment(tx, deps, order, { by }),
  "mark-sold": async (tx, deps, _, { order, listingIds, endOffer }) => {
    const { otherOffers } = await sellTo(tx, deps, order.id, listingIds);
    for (const other of otherOffers) await endOffer(other);
  },
  "release-stock": (tx, deps, _, { order, listingIds }) => releaseFrom(tx, deps, order.id, listingIds),
  "return-promo-code": (tx, _, __, { order }) => returnPromoCode(tx, order.checkoutId),
  "set-deadline": (tx, deps, { event, at }, { order }) =>
    setDeadline(tx, deps, order.id, event, new Date(at)),
  "clear-deadline": (tx, _, __, { order }) =>
    changeOrder(tx, order.id, { deadlineEvent: null, deadlineAt: null }),
  "write-message": async (tx, deps, { kind, text, by }, { order }) => {
    const chat = await lockChat(tx, order.chatId);
    if (chat === null) throw new Error(`The order ${order.id} has no chat.`);
    const { offerAmount, offerStatus, offerCounter } = order;
    const offer =
      !showsOffer[kind] || offerAmount === null || offerStatus === null
        ? null
        : { status: offerStatus, amount: offerAmount, counteroffer: offerCounter };
    await writeMessage(tx, deps, chat, { type: kind, text, senderId: userOf(order, by), offer });
  },
  "close-offer-message": (tx, _, { status }, { order }) => closeOfferMessage(tx, order.chatId, status),
  notify: (tx, deps, { side, kind, text }, { order, by }) =>
    notifySide(tx, deps, order, { side, kind, text, by }),
  "schedule-payout": async (tx, deps, _, { order }) => {
    const sale = await getSaleMoney(tx, order);
    const shares = await sellConsigned(tx, deps, await listOrderPieces(tx, order.id), sale);
    await schedulePayouts(tx, deps, order, shares);
  },
  "ask-for-reviews": async (tx, deps, _, { order, listingIds }) => {
    await openReview(tx, deps, order, listingIds);
    await notifySide(tx, deps, order, {
      side: "buyer",
      kind: "review-request",
      text: "Leave a review of the seller",
      by: "time",
    });
    await notifySide(tx, deps, order, {
      side: "seller",
      kind: "review-request",
      text: "Leave a review of the buyer",
      by: "time",
    });
  },
};

/** Executes the effects of a transition, in its transaction. */
export async function runEffect<Type extends OrderEffect["type"]>(
  tx: Db,
  deps: Deps,
  effect: Extract<OrderEffect, { type: Type }>,
  context: EffectContext,
): Promise<void> {
  const type: Type = effect.type;
  await effectHandlers[type](tx, deps, effect, context);
}

/** Schedules the deadline, and a reminder for the side that can still act. */
export async function setDeadline(
  tx: Db,
  deps: Deps,
  orderId: string,
  event: "expire" | "auto-complete" | "lapse",
  at: Date,
): Promise<void> {
  await changeOrder(tx, orderId, { deadlineEvent: event, deadlineAt: at });
  const due = { orderId, event, at: at.toISOString() };
  await deps.jobs.enqueue(tx, meetDeadline, due, { runAt: at });
  await deps.jobs.enqueue(tx, remindOfDeadline, due, { runAt: new Date(at.getTime() - remindBefore[event]) });
}
