import { balanceOf } from "@heirloop/contract/money/ledger-reversal";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { hiddenSellerName } from "@heirloop/machines/chat/chat-closed";
import { unmetFloor } from "@heirloop/machines/order/offer-range";
import { statusRules } from "@heirloop/machines/order/order-status-rules";
import { permittedEvents } from "@heirloop/machines/order/permitted-events";
import type { OrderActor } from "@heirloop/machines/order/order-event";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import { isOfferStage, type OrderStatus } from "@heirloop/contract/order/order-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { Letter } from "../../platform/mail/mail-template.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { findListingsById } from "../listing/listing.queries.ts";
import { findOpenDiscount } from "../discount/discount.queries.ts";
import { publicName } from "../user/user.presenter.ts";
import { findUserById } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { isDisputed } from "../payment/dispute.queries.ts";
import { findPayment, listLedgerEntries } from "../payment/payment.queries.ts";
import { listOrderPayouts } from "../payout/payout.queries.ts";
import type { OrderMailFacts, OrderNews } from "./order-mail.facts.ts";
import { orderMailCopy } from "./order-mail.copy.ts";
import { writeOrderCalendar } from "./order-calendar.ts";
import { presentDetails } from "./order-details.presenter.ts";
import { machineOrder } from "./order.mapping.ts";
import { orderNumberRow } from "../order/order-number-row.ts";
import { namePieces } from "@heirloop/contract/order/name-pieces";
import { hidesSellerFrom } from "../order/order-sides.ts";
import { listStepTypes, listOrderPieces } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";

const sides: readonly Side[] = ["buyer", "seller"];

/** What the buyer pays for, with the amounts except those that are zero, and what went back. */
function receipt({ order, lines: pieces, returned }: OrderMailFacts): Array<readonly [string, string]> {
  const { delivery, discount, tax, total } = order;
  const lines = [
    ...pieces.map(({ title, price }) => [title, price] as const),
    ["Delivery", delivery],
    ["Discount", -discount],
    ["Sales tax", tax],
  ] as const;
  return [
    ...lines.flatMap(([name, amount]) => (amount === 0 ? [] : [[name, formatCents(amount)] as const])),
    ["Total", formatCents(total)],
    ...(returned === 0
      ? []
      : [
          ["Refunded", formatCents(-returned)] as const,
          ["You paid", formatCents(total - returned)] as const,
        ]),
  ];
}

/** Returns the mail for one side, or null if that side gets none. */
export function writeOrderLetter(
  news: OrderNews,
  side: Side,
  receiver: Pick<UserRow, "firstName">,
  facts: OrderMailFacts,
  publicUrl: string,
): Omit<Letter, "to"> | null {
  const copy = orderMailCopy[news][side](facts);
  if (copy === null) return null;
  return {
    subject: copy.subject,
    paragraphs: [
      `Hello ${receiver.firstName},`,
      ...copy.paragraphs,
      // Before the approval nothing is paid.
      ...(copy.receipt === true && facts.order.approved
        ? ["Your receipt, for printing:", { address: `${publicUrl}${pageUrls.receipt(facts.order.id)}` }]
        : []),
      ...(copy.connectsPayouts === true
        ? ["Connect payouts:", { address: `${publicUrl}${pageUrls.payouts()}` }]
        : []),
    ],
    facts: [
      orderNumberRow(facts.order.id),
      ...(copy.rows ?? []),
      ...(copy.receipt === true ? receipt(facts) : []),
    ],
    link: { label: "See the order", address: `${publicUrl}${pageUrls.order(facts.order.id)}` },
  };
}

/**
 * The kind of notification that a mail about each news belongs to, for an order that is still an offer and for
 * any other one. A declined or ended offer costs nothing, so its mail can be turned off.
 */
const typeOfNews: Readonly<Record<OrderNews, Readonly<Record<"offer" | "order", NotificationType>>>> = {
  offer: { offer: "offer", order: "offer" },
  counter: { offer: "counteroffer", order: "counteroffer" },
  accept: { offer: "offer-accepted", order: "offer-accepted" },
  decline: { offer: "offer-declined", order: "order" },
  withdraw: { offer: "offer-declined", order: "order" },
  expire: { offer: "offer-declined", order: "order" },
  "end-offer": { offer: "offer-declined", order: "offer-declined" },
  reprice: { offer: "offer", order: "order" },
  reminder: { offer: "offer", order: "order" },
  request: { offer: "order", order: "order" },
  approve: { offer: "order", order: "order" },
  cancel: { offer: "order", order: "order" },
  schedule: { offer: "order", order: "order" },
  "set-pickup": { offer: "order", order: "order" },
  "confirm-schedule": { offer: "order", order: "order" },
  reschedule: { offer: "order", order: "order" },
  "confirm-reschedule": { offer: "order", order: "order" },
  "keep-schedule": { offer: "order", order: "order" },
  "running-late": { offer: "order", order: "order" },
  "report-no-show": { offer: "order", order: "order" },
  "contest-no-show": { offer: "order", order: "order" },
  "withdraw-no-show": { offer: "order", order: "order" },
  "confirm-handover": { offer: "order", order: "order" },
  "assign-carrier": { offer: "order", order: "order" },
  ship: { offer: "order", order: "order" },
  deliver: { offer: "order", order: "order" },
  "pick-up": { offer: "order", order: "order" },
  "auto-complete": { offer: "order", order: "order" },
  "complete-off": { offer: "order", order: "order" },
  remove: { offer: "order", order: "order" },
  lapse: { offer: "order", order: "order" },
  "card-declined": { offer: "order", order: "order" },
};

/** Their mails carry the agreed time for a calendar. */
const hasCalendar: Readonly<Partial<Record<OrderNews, true>>> = {
  "confirm-schedule": true,
  "set-pickup": true,
  "confirm-reschedule": true,
};

export type Happened = Readonly<{
  news: OrderNews;
  by: OrderActor;
  from: OrderStatus;
  reason?: string | null;
  /** The side that had to answer the offer before the event. */
  awaited?: Side | null;
  /** The recipients, if not both sides. */
  only?: readonly Side[];
}>;

type People = Readonly<Record<Side, UserRow>>;

/** Loads what the mails to both sides can mention, after the event. */
async function loadSharedFacts(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  { buyer, seller }: People,
  { by, from, reason = null, awaited = null }: Happened,
): Promise<Omit<OrderMailFacts, "other" | "details">> {
  const payment = await findPayment(tx, order.id);
  const pieces = await listOrderPieces(tx, order.id);
  const listings = await findListingsById(
    tx,
    pieces.map(({ listingId }) => listingId),
  );
  const lines = pieces.flatMap(({ listingId, price }) => {
    const title = listings.find(({ id }) => id === listingId)?.title;
    return title === undefined ? [] : [{ title, price }];
  });
  const payouts = statusRules[order.status].money === "paid-out" ? await listOrderPayouts(tx, order.id) : [];
  const machine = machineOrder(order, listings, payment?.status ?? "saved");
  return {
    order,
    // The event has already returned the code, unless another order of the same checkout still uses it.
    promoCode: order.discount > 0 ? await findOpenDiscount(tx, buyer.email, deps.now()) : null,
    from,
    by,
    reason,
    awaited,
    canCounter: sides.some((side) =>
      permittedEvents(machine, side, deps.now().toISOString()).includes("counter"),
    ),
    unmetFloor: unmetFloor(machine.context),
    pieces: namePieces(lines.map(({ title }) => title)),
    lines,
    returned: -balanceOf(await listLedgerEntries(tx, order.id), "refund"),
    card: payment?.card ?? "card",
    payout: payouts.find(({ sellerId }) => sellerId === order.sellerId)?.amount ?? null,
    ownerShares: payouts.flatMap(({ sellerId, amount }) => (sellerId === order.sellerId ? [] : [amount])),
    payoutsConnected: seller.payoutsConnectedAt !== null,
    isDisputed: await isDisputed(tx, order.id),
    isPending: payment?.status === "pending",
  };
}

/** Returns the name of the other side, as this side may see it. */
function nameOther(side: Side, order: OrderRow, { buyer, seller }: People): string {
  if (side === "seller") return publicName(buyer);
  return hidesSellerFrom(side, order, seller) ? hiddenSellerName : publicName(seller);
}

/**
 * Mails an order's sides about an event, in its transaction, so mails are queued exactly when the event is
 * committed.
 */
export async function mailSides(tx: Db, deps: Deps, order: OrderRow, happened: Happened): Promise<void> {
  const { news, from, only = sides } = happened;
  const [buyer, seller] = [await findUserById(tx, order.buyerId), await findUserById(tx, order.sellerId)];
  if (buyer === null || seller === null) return;
  const people = { buyer, seller };
  const shared = await loadSharedFacts(tx, deps, order, people, happened);
  const steps = hasCalendar[news] === true ? await listStepTypes(tx, order.id) : null;
  for (const side of only) {
    const user = people[side];
    const other = nameOther(side, order, people);
    const facts = { ...shared, other, details: presentDetails(order, people, side) };
    const letter = writeOrderLetter(news, side, user, facts, deps.env.publicUrl);
    if (letter === null) continue;
    const calendar =
      steps === null ? null : writeOrderCalendar(deps, { order, people, side, pieces: shared.pieces, steps });
    await deps.mailNotification(tx, {
      user,
      types: [typeOfNews[news][isOfferStage(from) ? "offer" : "order"]],
      letter,
      calendar: calendar ?? undefined,
    });
  }
}
