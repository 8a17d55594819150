import {
  caseOutcomes,
  caseSolutions,
  orderCaseReasons,
  orderCaseStatuses,
} from "@heirloop/contract/order/order-case-status";
import { caseEntryTypes } from "@heirloop/contract/order-case/order-case.schema";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
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
import { orderTable } from "../order/order.table.ts";

/** A reported problem with an order; one for each. Only the effects of its machine change a row. */
export const orderCaseTable = pgTable(
  "order_case",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    status: text({ enum: orderCaseStatuses }).notNull(),
    reason: text({ enum: orderCaseReasons }).notNull(),
    /** Amounts are in cents, and null except for refunds. */
    wantedType: text({ enum: caseSolutions }).notNull(),
    wantedAmount: integer(),
    proposalType: text({ enum: caseSolutions }),
    proposalAmount: integer(),
    agreedType: text({ enum: caseSolutions }),
    agreedAmount: integer(),
    proposals: jsonb().$type<Array<TimeWindow & { by: Side }>>().notNull(),
    /** When the piece is collected from the buyer. */
    pickup: jsonb().$type<TimeWindow>(),
    tracking: text(),
    received: boolean().notNull().default(false),
    outcome: text({ enum: caseOutcomes }),
    /** The refund that the payment gateway was asked for last. */
    refundIntentId: text(),
    /** Cents that the buyer got back through this case. */
    refunded: integer().notNull().default(0),
    deadlineAt: instant(),
    openedAt: instant().notNull(),
    changedAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex("order_case_order").on(table.orderId),
    index("order_case_refund").on(table.refundIntentId),
    index("order_case_open")
      .on(table.openedAt)
      .where(sql`${table.closedAt} is null`),
    check(
      "order_case_closed",
      sql`(${table.closedAt} is null) = (${table.status} not in ('resolved', 'withdrawn'))`,
    ),
  ],
);
export type OrderCaseRow = typeof orderCaseTable.$inferSelect;

/** What has happened in a case, in sequence. */
export const orderCaseEntryTable = pgTable(
  "order_case_entry",
  {
    id: text().notNull(),
    caseId: text()
      .notNull()
      .references(() => orderCaseTable.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    type: text({ enum: caseEntryTypes }).notNull(),
    /** Null when time or a payment acted. */
    by: text({ enum: ["buyer", "seller", "admin"] }),
    userId: text(),
    message: text(),
    /** Addresses of uploads. */
    pictures: jsonb().$type<string[]>().notNull(),
    solutionType: text({ enum: [...caseSolutions, "none"] }),
    /** Cents. */
    solutionAmount: integer(),
    window: jsonb().$type<TimeWindow>(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.number] })],
);
export type OrderCaseEntryRow = typeof orderCaseEntryTable.$inferSelect;
