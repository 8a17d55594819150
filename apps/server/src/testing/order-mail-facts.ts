import { splitSale } from "@heirloop/contract/money/sale-earnings";
import { orderMailCopy } from "../modules/order-process/order-mail.copy.ts";
import type { OrderMailFacts, OrderNews, OrderMail } from "../modules/order-process/order-mail.facts.ts";
import type { OrderRow } from "../modules/order/order.table.ts";
import { pickupOrder } from "./example-rows.ts";

type Lines = readonly string[] | null;
/** What happened, the news and facts that the mails are written from, and the expected lines of both mails. */
export type OrderMailRow = [
  what: string,
  news: OrderNews,
  facts: OrderMailFacts,
  mails: { buyer: Lines; seller: Lines },
];
type Changes = [after: Partial<OrderRow>, facts: Partial<OrderMailFacts>];

/** The facts of a mail about this order, before the event moves it elsewhere. */
export const mailFacts = (
  before: OrderRow,
  after: Partial<OrderRow>,
  facts: Partial<OrderMailFacts>,
): OrderMailFacts => ({
  order: { ...before, ...after },
  from: before.status,
  by: "seller",
  other: "Bea",
  pieces: "Walnut credenza",
  lines: [{ title: "Walnut credenza", price: { ...before, ...after }.items }],
  returned: 0,
  card: "Visa ending 4242",
  reason: null,
  details: { address: null, pickup: null, contact: null },
  payout: splitSale({ ...before, ...after }, facts.ownerShares ?? []).payout,
  ownerShares: [],
  payoutsConnected: true,
  isDisputed: false,
  isPending: false,
  promoCode: null,
  awaited: null,
  canCounter: true,
  unmetFloor: null,
  ...facts,
});

const linesOf = (mail: OrderMail | null) =>
  mail && [
    mail.subject,
    ...mail.paragraphs,
    ...(mail.rows ?? []).map((row) => row.join(": ")),
    ...(mail.receipt === true ? ["with the amounts"] : []),
    ...(mail.connectsPayouts === true ? ["with a link to connect payouts"] : []),
  ];

/** The subject and the paragraphs of each side's mail; null for a side that gets none. */
export const mailLines = (news: OrderNews, facts: OrderMailFacts) => ({
  buyer: linesOf(orderMailCopy[news].buyer(facts)),
  seller: linesOf(orderMailCopy[news].seller(facts)),
});

/** A code that can be used again. */
export const promoCode = { code: "LOOP-7KQ2-M9XT", expiresAt: new Date("2026-11-28T12:00:00.000Z") };

/** Bea ordered a piece from Sam for $536.25. */
export const requested = (...changes: Changes): OrderMailFacts => mailFacts(pickupOrder, ...changes);
/** The same order once Sam has approved it. */
export const scheduled = (...changes: Changes): OrderMailFacts =>
  mailFacts({ ...pickupOrder, status: "scheduling", approved: true }, ...changes);
