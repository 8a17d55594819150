import { consignmentStatuses } from "@heirloop/contract/consignment/consignment.schema";
import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { userTable } from "../identity/user.table.ts";
import { listingTable } from "../listing/listing.table.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** Pieces that individuals would like a business to sell for them. */
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
    /** Cents. */
    pricePlan: integer(),
    /** The consigner's percent. */
    share: integer(),
    acceptedBy: text().references(() => userTable.id),
    listingId: text().references(() => listingTable.id),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    check(
      "consignment_accepted_whole",
      sql`(${table.acceptedBy} is null) = (${table.pricePlan} is null) and (${table.acceptedBy} is null) = (${table.share} is null)`,
    ),
    index("consignment_hub").on(table.hub, table.status, table.createdAt.desc()),
    index("consignment_accepted_by").on(table.acceptedBy, table.createdAt.desc()),
    index("consignment_consigner").on(table.consignerId),
  ],
);
export type ConsignmentRow = typeof consignmentTable.$inferSelect;

/** Businesses that passed on a consignment. */
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
