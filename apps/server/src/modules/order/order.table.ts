import { orderStatuses } from "@heirloop/contract/order/order-status";
import type { OfferStatus } from "@heirloop/contract/order/offer-status";
import type {
  Address,
  LateNotice,
  NoShow,
  PickupDetails,
  TimeProposal,
  TimeWindow,
} from "@heirloop/contract/order/order.schema";
import type { TaxRates } from "@heirloop/contract/tax/sales-tax";
import type { Contact } from "@heirloop/contract/checkout/checkout.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";
import { listingTable } from "../listing/listing.table.ts";

const sides = ["buyer", "seller"] as const;

/** One purchase or offer, from one buyer to one seller. Only the order machine's effects change a row. */
export const orderTable = pgTable(
  "order",
  {
    id: text().primaryKey(),
    /** The purchase that created this order; orders from several sellers share it. */
    checkoutId: text().notNull(),
    chatId: text().notNull(),
    buyerId: text()
      .notNull()
      .references(() => userTable.id),
    sellerId: text()
      .notNull()
      .references(() => userTable.id),
    status: text({ enum: orderStatuses }).notNull(),
    type: text({ enum: ["delivery", "pickup"] }).notNull(),
    scheduleViewing: boolean().notNull().default(false),
    approved: boolean().notNull().default(false),
    /** In cents. It and the next columns are null if the order did not begin as an offer. */
    offerAmount: integer(),
    offerStatus: text().$type<OfferStatus>(),
    offerCounter: integer(),
    /** Each side's last amount; the seller's is null until the first counteroffer. */
    offerBuyerAmount: integer(),
    offerSellerAmount: integer(),
    offerTurn: text({ enum: sides }),
    /** Cents. */
    items: integer().notNull(),
    delivery: integer().notNull(),
    discount: integer().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    /** Of its sales tax; null for orders from before this column, which have the next one. */
    taxRates: jsonb().$type<TaxRates>(),
    /** Basis points. The version before still reads and writes it; the next one removes it. */
    taxRate: integer().notNull(),
    address: jsonb().$type<Address>(),
    contact: jsonb().$type<Contact>(),
    /** Where the buyer picks it up, by the seller; null for a delivery and until it is entered. */
    pickup: jsonb().$type<PickupDetails>(),
    /** The hub areas of both ends; null or NA if none is within reach. */
    buyerHub: text(),
    sellerHub: text(),
    /** Who brings it; null for pickups and for orders from before sellers set delivery terms. */
    deliveredBy: text({ enum: ["seller", "carrier"] }),
    /** How far it is delivered, in a straight line; null for pickups and if a place was unknown. */
    deliveryMiles: integer(),
    proposals: jsonb().$type<Array<TimeWindow & { by: Side }>>().notNull(),
    agreed: jsonb().$type<TimeWindow>(),
    /** Another time that a side proposes instead of the agreed one. */
    reschedule: jsonb().$type<TimeProposal>(),
    /** Who is late for the agreed time; null for nobody. */
    late: jsonb().$type<LateNotice[]>(),
    noShow: jsonb().$type<NoShow>(),
    carrierName: text(),
    /** Cents. */
    carrierQuote: integer(),
    tracking: text(),
    /** The picture that a seller uploaded as proof of delivery. */
    proof: text(),
    handoffCode: text(),
    completeOffAskedBy: text({ enum: sides }),
    deadlineEvent: text({ enum: ["expire", "auto-complete", "lapse"] }),
    deadlineAt: instant(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    check(
      "order_total",
      sql`${table.total} = ${table.items} + ${table.delivery} - ${table.discount} + ${table.tax}`,
    ),
    check("order_offer_whole", sql`(${table.offerAmount} is null) = (${table.offerStatus} is null)`),
    check(
      "order_offer_buyer_amount",
      sql`(${table.offerAmount} is null) = (${table.offerBuyerAmount} is null)`,
    ),
    check("order_deadline_whole", sql`(${table.deadlineAt} is null) = (${table.deadlineEvent} is null)`),
    check("order_two_people", sql`${table.buyerId} <> ${table.sellerId}`),
    index("order_buyer").on(table.buyerId, table.createdAt),
    index("order_seller").on(table.sellerId, table.createdAt),
    index("order_chat").on(table.chatId),
    index("order_checkout").on(table.checkoutId),
  ],
);
export type OrderRow = typeof orderTable.$inferSelect;

export const orderListingTable = pgTable(
  "order_listing",
  {
    orderId: text()
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    listingId: text()
      .notNull()
      .references(() => listingTable.id),
    position: integer().notNull(),
    /** Cents this order pays for the piece. */
    price: integer().notNull(),
    /**
     * Whether the order has claimed the piece: from the request or acceptance until it ends without a sale.
     */
    claims: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.listingId] }),
    // Refuses a second buyer at the database level.
    uniqueIndex("order_listing_one_claim")
      .on(table.listingId)
      .where(sql`${table.claims}`),
    index("order_listing_listing").on(table.listingId),
  ],
);
export type OrderListingRow = typeof orderListingTable.$inferSelect;

/** An order's history, in sequence. */
export const orderStepTable = pgTable(
  "order_step",
  {
    orderId: text()
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    type: text().notNull(),
    side: text({ enum: sides }),
    /** Null for a time event. */
    userId: text(),
    reason: text(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
);
export type OrderStepRow = typeof orderStepTable.$inferSelect;
