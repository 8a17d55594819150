import type { OrderCaseReason } from "@heirloop/contract/order/order-case-status";
import { caseTurn } from "@heirloop/contract/order/order-case-status";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import type { CaseNews } from "@heirloop/machines/order-case/order-case-effect";
import type { OrderCaseActor } from "@heirloop/machines/order-case/order-case-event";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { findListingsById } from "../listing/listing.queries.ts";
import { machineCase } from "../order-case/order-case.mapping.ts";
import type { OrderCaseRow } from "../order-case/order-case.table.ts";
import { orderNumberRow } from "../order/order-number-row.ts";
import { namePieces } from "@heirloop/contract/order/name-pieces";
import { listOrderPieces } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { findUserById, listAdminIds } from "../user/user.queries.ts";
import {
  type CaseFacts,
  type CaseMail,
  caseMailCopy,
  type CaseRecipient,
  caseReminder,
} from "./case-mail.copy.ts";

type CaseHappened = Readonly<{
  order: OrderRow;
  orderCase: OrderCaseRow;
  message?: string | null;
  window?: TimeWindow | null;
}>;

async function loadFacts(
  tx: Db,
  { order, orderCase, message = null, window = null }: CaseHappened,
): Promise<{ facts: CaseFacts; listingIds: string[] }> {
  const listingIds = (await listOrderPieces(tx, order.id)).map(({ listingId }) => listingId);
  const listings = await findListingsById(tx, listingIds);
  const titles = listingIds.flatMap((listingId) => listings.find(({ id }) => id === listingId)?.title ?? []);
  const { wanted, proposal, agreed, tracking } = machineCase(orderCase, { left: 0, disputed: false }).context;
  const reason: OrderCaseReason = orderCase.reason;
  const facts = { reason, wanted, proposal, agreed, tracking, message, window };
  return { facts: { ...facts, pieces: namePieces(titles), orderId: order.id }, listingIds };
}

async function send(
  tx: Db,
  deps: Deps,
  {
    order,
    listingIds,
    recipient,
    userId,
    copy,
  }: Readonly<{
    order: OrderRow;
    listingIds: readonly string[];
    recipient: CaseRecipient;
    userId: string;
    copy: CaseMail;
  }>,
): Promise<void> {
  const user = await findUserById(tx, userId);
  if (user === null) return;
  const isAdmin = recipient === "admin";
  await deps.notify(tx, {
    userId,
    type: "order",
    text: copy.notice,
    sender: null,
    listingIds,
    orderId: isAdmin ? null : order.id,
    chatId: isAdmin ? null : order.chatId,
  });
  const letter = {
    subject: copy.subject,
    paragraphs: [`Hello ${user.firstName},`, ...copy.paragraphs],
    facts: [orderNumberRow(order.id)],
    link: isAdmin
      ? { label: "See the cases", address: `${deps.env.publicUrl}${pageUrls.admin("cases")}` }
      : { label: "See the order", address: `${deps.env.publicUrl}${pageUrls.order(order.id)}` },
  };
  await deps.mailNotification(tx, { user, types: ["order"], letter });
}

/** Notifies and emails everyone affected, except the side that acted. */
export async function notifyOfCaseNews(
  tx: Db,
  deps: Deps,
  { news, by, ...happened }: CaseHappened & { news: CaseNews; by: OrderCaseActor },
): Promise<void> {
  const { order } = happened;
  const { facts, listingIds } = await loadFacts(tx, happened);
  const notify = async (recipient: CaseRecipient, userId: string) => {
    const copy = recipient === by ? null : caseMailCopy[news][recipient](facts);
    if (copy !== null) await send(tx, deps, { order, listingIds, recipient, userId, copy });
  };
  await notify("buyer", order.buyerId);
  await notify("seller", order.sellerId);
  for (const adminId of await listAdminIds(tx)) await notify("admin", adminId);
}

/** Reminds the sides that are expected to act. */
export async function remindSides(tx: Db, deps: Deps, happened: CaseHappened): Promise<void> {
  const { order, orderCase } = happened;
  const turn = caseTurn[orderCase.status];
  const { facts, listingIds } = await loadFacts(tx, happened);
  const copy = caseReminder(facts);
  for (const [recipient, userId] of [
    ["buyer", order.buyerId],
    ["seller", order.sellerId],
  ] as const)
    if (turn === recipient || turn === "both")
      await send(tx, deps, { order, listingIds, recipient, userId, copy });
}
