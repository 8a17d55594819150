import { pageUrls } from "@heirloop/contract/page/page-urls";
import { statusRules } from "@heirloop/machines/order/order-status-rules";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { findListingsById } from "../listing/listing.queries.ts";
import type { NewNotification } from "../notification/notification.port.ts";
import { orderNumberRow } from "../order/order-number-row.ts";
import { namePieces } from "@heirloop/contract/order/name-pieces";
import { listOrderPieces } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { findPayment } from "../payment/payment.queries.ts";
import { findUserById, listAdminIds } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { type MoneyFacts, type MoneyNews, type MoneyRecipient, moneyMailCopy } from "./money-mail.copy.ts";
import { lockOrderPayouts } from "./payout.queries.ts";
import { isSent } from "./payout-sent.ts";
import type { PayoutRow } from "./payout.table.ts";

type Page = Readonly<{ label: string; url: string }>;
type Links = Readonly<{
  notification: Pick<NewNotification, "type" | "orderId" | "chatId">;
  page: Page;
}>;

const ownPieces: Page = { label: "See your pieces", url: pageUrls.yourListings() };
const orderPage = ({ id }: OrderRow): Page => ({ label: "See the order", url: pageUrls.order(id) });
const sideLinks = (order: OrderRow): Links => ({
  notification: { type: "order", orderId: order.id, chatId: order.chatId },
  page: orderPage(order),
});
const without = (type: NewNotification["type"], page: Page): Links => ({
  notification: { type, orderId: null, chatId: null },
  page,
});

/** The page on which a payee sees payouts, and connects and corrects the account. */
const payoutLinks = ({ isBusiness }: Pick<UserRow, "isBusiness">): Links =>
  without("payout", {
    label: "See your payouts",
    url: isBusiness ? pageUrls.sellerDashboard("payouts") : pageUrls.payouts(),
  });

/** An owner is not a side of the order and may not see it. */
const orderLinks: Readonly<Record<MoneyRecipient, (order: OrderRow) => Links>> = {
  buyer: (order) => sideLinks(order),
  seller: (order) => sideLinks(order),
  owner: () => without("consignment", ownPieces),
  admin: () => without("order", { label: "See the orders", url: pageUrls.admin("orders") }),
};

/** What an admin sends again or settles is on another page than what they decide about an order. */
const adminLinks = (news: MoneyNews, order: OrderRow): Links =>
  news === "payout-refused" || news === "refund-declined"
    ? without("order", { label: "See stuck payments", url: pageUrls.admin("payments") })
    : orderLinks.admin(order);

type Message = Readonly<{
  news: MoneyNews;
  recipient: MoneyRecipient;
  user: UserRow;
  facts: MoneyFacts;
  listingIds: readonly string[];
  links: Links;
}>;

/** Notifies and mails a recipient, unless the news does not concern them. */
async function sendNews(
  tx: Db,
  deps: Deps,
  { news, recipient, user, facts, listingIds, links }: Message,
): Promise<void> {
  const copy = moneyMailCopy[news][recipient](facts);
  if (copy === null) return;
  await deps.notify(tx, {
    ...links.notification,
    userId: user.id,
    text: copy.notice,
    sender: null,
    listingIds,
  });
  const { orderId } = links.notification;
  const letter = {
    subject: copy.subject,
    paragraphs: [`Hello ${user.firstName},`, ...copy.paragraphs],
    facts: orderId === null ? [] : [orderNumberRow(orderId)],
    link: { label: links.page.label, address: `${deps.env.publicUrl}${links.page.url}` },
  };
  await deps.mailNotification(tx, { user, types: [links.notification.type], letter });
}

async function loadOrderFacts(tx: Db, order: OrderRow) {
  const listingIds = (await listOrderPieces(tx, order.id)).map(({ listingId }) => listingId);
  const listings = await findListingsById(tx, listingIds);
  const titles = listingIds.flatMap((listingId) => listings.find(({ id }) => id === listingId)?.title ?? []);
  const payment = await findPayment(tx, order.id);
  return {
    listingIds,
    facts: {
      pieces: namePieces(titles),
      orderId: order.id,
      card: payment?.card ?? "card",
      isEnded: statusRules[order.status].money === "returned",
      isRefunded: payment?.status === "refunded",
    },
  };
}

type OrderMoney = Readonly<{
  news: Extract<MoneyNews, `dispute-${string}` | `refund${string}` | `case-${string}`>;
  amount: number;
  reason?: string | null;
  /** By how much each payout was reduced, by user. */
  less?: ReadonlyMap<string, number>;
}>;

/** Notifies everyone concerned of what happened to the payment of an order, which the caller has locked. */
export async function notifyOfOrderMoney(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  { news, amount, reason = null, less = new Map() }: OrderMoney,
): Promise<void> {
  const { listingIds, facts } = await loadOrderFacts(tx, order);
  const payouts = await lockOrderPayouts(tx, order.id);
  const send = async (recipient: MoneyRecipient, userId: string) => {
    const user = await findUserById(tx, userId);
    if (user === null) return;
    const own = payouts.find(({ sellerId }) => sellerId === userId);
    const payout =
      own === undefined || recipient === "buyer" || recipient === "admin"
        ? null
        : { amount: own.amount, less: less.get(userId) ?? 0, isSent: await isSent(tx, own) };
    const links = recipient === "admin" ? adminLinks(news, order) : orderLinks[recipient](order);
    const all = { ...facts, amount, reason, payout, arrivesAt: null, dueAt: null };
    await sendNews(tx, deps, { news, recipient, user, facts: all, listingIds, links });
  };
  await send("buyer", order.buyerId);
  await send("seller", order.sellerId);
  for (const { sellerId } of payouts) if (sellerId !== order.sellerId) await send("owner", sellerId);
  for (const adminId of await listAdminIds(tx)) await send("admin", adminId);
}

/** Notifies the payee, and admins if it is for them, of what became of a payout. */
export async function notifyPayee(
  tx: Db,
  deps: Deps,
  { payout, order, reason = null }: { payout: PayoutRow; order: OrderRow; reason?: string | null },
  news: Extract<MoneyNews, `payout-${string}`>,
): Promise<void> {
  const { listingIds, facts } = await loadOrderFacts(tx, order);
  const { amount, arrivesAt } = payout;
  const all = { ...facts, amount, arrivesAt, dueAt: null, reason, payout: null };
  const send = async (recipient: MoneyRecipient, userId: string, linksFor: (user: UserRow) => Links) => {
    const user = await findUserById(tx, userId);
    if (user !== null)
      await sendNews(tx, deps, { news, recipient, user, facts: all, listingIds, links: linksFor(user) });
  };
  await send(payout.sellerId === order.sellerId ? "seller" : "owner", payout.sellerId, payoutLinks);
  for (const adminId of await listAdminIds(tx)) await send("admin", adminId, () => adminLinks(news, order));
}

type AccountNews = Readonly<{
  news: "payout-returned" | "account-due" | "account-incomplete";
  amount?: number;
  dueAt?: Date | null;
}>;

/** Notifies a payee about the account, or about what came back from the bank in one sum, in cents. */
export async function notifyAccountHolder(
  tx: Db,
  deps: Deps,
  user: UserRow,
  { news, amount = 0, dueAt = null }: AccountNews,
): Promise<void> {
  const facts: MoneyFacts = {
    amount,
    pieces: "",
    orderId: "",
    card: "",
    reason: null,
    isEnded: false,
    isRefunded: false,
    payout: null,
    arrivesAt: null,
    dueAt,
  };
  await sendNews(tx, deps, {
    news,
    recipient: "seller",
    user,
    facts,
    listingIds: [],
    links: payoutLinks(user),
  });
}
