import { consignmentStatuses } from "@heirloop/contract/consignment/consignment-status";
import type { ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import type { PickupDetails, TimeWindow } from "@heirloop/contract/order/order.schema";
import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
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

/** Pieces that individuals ask a business to sell for them. */
export const consignmentTable = pgTable(
  "consignment",
  {
    id: text().primaryKey(),
    consignerId: text()
      .notNull()
      .references(() => userTable.id),
    title: text().notNull(),
    images: text().array().notNull(),
    kind: text().notNull(),
    brand: text(),
    age: text(),
    condition: text({ enum: ["new", "like_new", "excellent", "good", "fair", "restored"] }).notNull(),
    /** Inches. */
    width: doublePrecision().notNull(),
    depth: doublePrecision().notNull(),
    height: doublePrecision().notNull(),
    place: text().notNull(),
    zip: text().notNull(),
    /** Nearest hub's id, or NA. */
    hub: text().notNull(),
    /** Cents. */
    expectedPrice: integer().notNull(),
    pickupAccess: text(),
    status: text({ enum: consignmentStatuses }).notNull(),
    /** Cents; the lowest price, agreed with the owner. */
    pricePlan: integer(),
    /** Cents; the lower price that the business has asked the owner for. */
    requestedPrice: integer(),
    /** The consigner's share in percent. */
    share: integer(),
    acceptedBy: text().references(() => userTable.id),
    listingId: text().references(() => listingTable.id),
    /** Cents of the sale that the consigner earned. */
    earned: integer(),
    /** Times proposed for the collection since the last agreement. */
    proposals: jsonb().$type<Array<TimeWindow & { by: ConsignmentSide }>>().notNull().default([]),
    /** When the business collects it. */
    agreed: jsonb().$type<TimeWindow>(),
    /** Where the business collects it, as the owner entered it. */
    pickup: jsonb().$type<PickupDetails>(),
    /** Changes of the time and the place, so that calendars replace older versions. */
    appointmentChanges: integer().notNull().default(0),
    /** When it lapses; null if it cannot. */
    lapsesAt: instant(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    // An accepted consignment has one acceptor, and an available one has none.
    check(
      "consignment_taken_by_one",
      sql`case when ${table.status} in ('submitted', 'available') then ${table.acceptedBy} is null when ${table.status} in ('accepted', 'collected', 'listed', 'sold', 'returned') then ${table.acceptedBy} is not null else true end`,
    ),
    check("consignment_earned_by_sale", sql`${table.earned} is null or ${table.status} = 'sold'`),
    check(
      "consignment_accepted_whole",
      sql`(${table.acceptedBy} is null) = (${table.pricePlan} is null) and (${table.acceptedBy} is null) = (${table.share} is null)`,
    ),
    check(
      "consignment_requests_less",
      sql`${table.requestedPrice} is null or (${table.requestedPrice} < ${table.pricePlan} and ${table.status} in ('accepted', 'collected', 'listed'))`,
    ),
    index("consignment_hub").on(table.hub, table.status, table.createdAt),
    index("consignment_accepted_by").on(table.acceptedBy, table.createdAt),
    index("consignment_consigner").on(table.consignerId, table.createdAt),
    uniqueIndex("consignment_listing").on(table.listingId),
  ],
);
export type ConsignmentRow = typeof consignmentTable.$inferSelect;

/** Each status that a consignment has reached. */
export const consignmentStepTable = pgTable(
  "consignment_step",
  {
    consignmentId: text()
      .notNull()
      .references(() => consignmentTable.id, { onDelete: "cascade" }),
    /** Starts at 1. */
    number: integer().notNull(),
    status: text({ enum: consignmentStatuses }).notNull(),
    /** The user who caused it; null for a deadline or a sale. */
    userId: text().references(() => userTable.id),
    /** Why the business released it. */
    reason: text(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.consignmentId, table.number] })],
);
export type ConsignmentStepRow = typeof consignmentStepTable.$inferSelect;

/** Businesses that declined a consignment. */
export const consignmentDeclineTable = pgTable(
  "consignment_decline",
  {
    consignmentId: text()
      .notNull()
      .references(() => consignmentTable.id, { onDelete: "cascade" }),
    businessId: text()
      .notNull()
      .references(() => userTable.id),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.consignmentId, table.businessId] })],
);
