import type { OpenPictures } from "../../platform/pictures/pictures.ts";
import { moneyFor } from "@heirloop/contract/order/order-money";
import { getPaid } from "@heirloop/contract/money/ledger-reversal";
import { getOrderFloor } from "@heirloop/contract/money/order-floor";
import { deliveredAt, reportableUntil, reportBlock } from "@heirloop/machines/order-case/case-report";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import type { orderSchema } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type * as z from "zod/mini";
import { presentParty } from "../user/user.presenter.ts";
import { hidesSellerFrom, presentHiddenSeller } from "../order/order-sides.ts";
import { presentBuyerRecord } from "./buyer-record.presenter.ts";
import { presentDetails } from "./order-details.presenter.ts";
import { presentEarnings } from "./order-earnings.presenter.ts";
import { presentMoney } from "./order-money.presenter.ts";
import { offeredWindows } from "./offered-windows.ts";
import { hubOf } from "./order.mapping.ts";
import type { FullOrder } from "./full-order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { presentListing } from "../listing/listing.presenter.ts";

type PresentedOrder = z.input<typeof orderSchema>;
export type Viewer = { userId: string; side: Side | "admin"; now: Date; pictures: OpenPictures };

export function presentOffer(order: OrderRow): PresentedOrder["offer"] {
  if (order.offerAmount === null || order.offerStatus === null) return null;
  return {
    amount: order.offerAmount,
    status: order.offerStatus,
    counteroffer: order.offerCounter,
    buyerAmount: order.offerBuyerAmount ?? order.offerAmount,
    sellerAmount: order.offerSellerAmount,
    turn: order.offerTurn,
  };
}

/** The reported problem, or until when its buyer can report one. */
function presentReported(
  { order, orderCase, steps, ledger }: FullOrder,
  { side, now }: Viewer,
): Pick<PresentedOrder, "case" | "reportableUntil"> {
  if (orderCase !== null) {
    const { status, outcome, openedAt } = orderCase;
    return { case: { status, outcome, openedAt: openedAt.toISOString() } };
  }
  if (side !== "buyer") return {};
  const delivered = deliveredAt({
    history: steps.map(({ type, side: by, at, reason }) => ({ type, by, at: at.toISOString(), reason })),
  });
  const left = getPaid(ledger.map(({ entry }) => entry));
  const block = reportBlock({
    status: order.status,
    delivered,
    hasCase: false,
    left,
    now: now.toISOString(),
  });
  return block === null && delivered !== null ? { reportableUntil: reportableUntil(delivered) } : {};
}

/** The viewer's own rating only: the other side's may not be published yet. */
function presentOwnReview({ ratings }: FullOrder, { side }: Viewer): Pick<PresentedOrder, "ownReview"> {
  if (ratings === null || side === "admin") return {};
  return { ownReview: { rating: side === "buyer" ? ratings.sellerRating : ratings.buyerRating } };
}

function presentSchedule(
  { order, seller, agreedPickups }: FullOrder,
  { side, now }: Viewer,
): PresentedOrder["schedule"] {
  const timeZone = sellerTimeZone(seller.pickupCalendar, hubOf(order.sellerHub));
  const offered = side === "buyer" ? offeredWindows(order, seller, agreedPickups, now) : null;
  return {
    proposals: order.proposals,
    agreed: order.agreed,
    ...(order.reschedule === null ? {} : { reschedule: order.reschedule }),
    ...(order.late === null ? {} : { late: order.late }),
    ...(order.noShow === null ? {} : { noShow: order.noShow }),
    ...(timeZone === null ? {} : { timeZone }),
    ...(offered === null ? {} : { offered }),
  };
}

/** Presents an order as one of its sides, or an admin, may see it (docs/product.md §4). */
export function presentOrder(full: FullOrder, viewer: Viewer): PresentedOrder {
  const { order, pieces, steps, payment, confirmationUrl, chat, buyer, seller } = full;
  const hidden = hidesSellerFrom(viewer.side, order, seller);
  const earnings = viewer.side === "seller" ? presentEarnings(full) : null;
  return {
    _id: order.id,
    status: order.status,
    type: order.type,
    ...(order.deliveredBy === null ? {} : { deliveredBy: order.deliveredBy }),
    scheduleViewing: order.scheduleViewing,
    offer: presentOffer(order),
    approved: order.approved,
    buyer: presentParty(buyer),
    seller: hidden && chat !== null ? presentHiddenSeller(chat.sellerAlias) : presentParty(seller),
    date: order.createdAt.toISOString(),
    breakdown: {
      items: order.items,
      delivery: order.delivery,
      discount: order.discount,
      tax: order.tax,
      total: order.total,
    },
    listings: pieces.map(({ listing, price }) => ({ listing: presentListing(listing, viewer), price })),
    chat: order.chatId,
    deadline:
      order.deadlineEvent === null || order.deadlineAt === null
        ? null
        : { event: order.deadlineEvent, at: order.deadlineAt.toISOString() },
    schedule: presentSchedule(full, viewer),
    carrier: order.carrierName === null ? null : { name: order.carrierName },
    tracking: order.tracking,
    proof: order.proof === null ? null : viewer.pictures.openAddress(order.proof),
    handoffCode: viewer.side === "buyer" ? order.handoffCode : null,
    ...presentDetails(order, full, viewer.side),
    completeOffAskedBy: order.completeOffAskedBy,
    priceFloor: viewer.side === "buyer" ? null : getOrderFloor(pieces.map(({ listing }) => listing)),
    consigned: pieces.some(({ listing }) => listing.consigned),
    payment: {
      status: payment?.status ?? "saved",
      card: viewer.side === "seller" ? "" : (payment?.card ?? ""),
      ...(full.disputedAt === null ? {} : { disputed: true }),
      ...(viewer.side === "buyer" && confirmationUrl !== null ? { confirmationUrl } : {}),
    },
    ...(viewer.side === "seller" && full.buyerFigures !== null
      ? { buyerRecord: presentBuyerRecord(full.buyerFigures, buyer) }
      : {}),
    ...presentReported(full, viewer),
    ...presentOwnReview(full, viewer),
    money: moneyFor(presentMoney(full), viewer.side),
    ...(earnings === null ? {} : { earnings }),
    history: steps.map(({ type, side, at, reason }) => ({ type, by: side, at: at.toISOString(), reason })),
  };
}
