import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import { comesApartChoices } from "@heirloop/contract/listing/comes-apart";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/**
 * Pieces of furniture. `id` is the API's `heirloopId`. A sale is one conditional update (`where status =
 * 'active'`), and a sold row names its order: the database refuses anything in between.
 */
export const listingTable = pgTable(
  "listing",
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    sellerId: text()
      .notNull()
      .references(() => userTable.id),
    title: text().notNull(),
    description: text().notNull(),
    /** Cents. */
    price: integer().notNull(),
    /** The price before a reduction, in cents. */
    compareAtPrice: integer(),
    /** Paths `/pictures/{key}`; the first one is the main picture. */
    images: text().array().notNull(),
    brand: text(),
    /** Whether the brand is a designer. */
    designer: boolean().notNull().default(false),
    condition: text({ enum: ["new", "like_new", "excellent", "good", "fair", "restored"] }).notNull(),
    conditionNotes: text(),
    categories: text().array().notNull(),
    subCategories: text().array().notNull(),
    types: text().array().notNull(),
    materials: text().array().notNull(),
    style: text(),
    color: text(),
    rooms: text().array().notNull(),
    /** Inches. */
    width: doublePrecision().notNull(),
    depth: doublePrecision().notNull(),
    height: doublePrecision().notNull(),
    /** Pounds. */
    weight: doublePrecision(),
    /** How it disassembles for moving; null if the seller has not said. */
    comesApart: text({ enum: comesApartChoices }),
    status: text({ enum: ["active", "sold", "inactive"] }).notNull(),
    /** The order that bought it. */
    soldTo: text(),
    soldAt: instant(),
    /** The end of a checkout's hold; a past time means there is none. */
    reservedUntil: instant(),
    reservedBy: text().references(() => userTable.id),
    /** Degrees. */
    lng: doublePrecision(),
    lat: doublePrecision(),
    /** City and state. */
    place: text(),
    /** Nearest hub's id, or NA. */
    hub: text().notNull().default("NA"),
    region: text({ enum: ["la", "ba", "ict", "pdx", "ny", "phl"] }),
    pickup: boolean().notNull(),
    delivery: boolean().notNull(),
    /** Cents for a delivery in the hub's area, and everywhere else. */
    localFee: integer().notNull().default(79_00),
    carrierFee: integer().notNull().default(229_00),
    /** How far a private seller delivers it; null for the standard fees. A shop's terms are its account's. */
    deliveryTerms: jsonb().$type<DeliveryTerms>(),
    /** Inactive because its seller was blocked; lifting the block puts it back on sale. */
    takenDownByBlock: boolean().notNull().default(false),
    /** When an admin took it down: it stays inactive until an admin allows it again. */
    takenDownAt: instant(),
    /** Why, for its seller. */
    takenDownReason: text(),
    /** It was for sale until then: allowing it puts it back on sale. */
    takenDownFromSale: boolean().notNull().default(false),
    /** A business sells it for its owner. */
    consigned: boolean().notNull().default(false),
    /**
     * The lowest price agreed with the owner of a consigned piece, in cents. Null for a seller's own piece.
     */
    priceFloor: integer(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check("listing_sold_names_order", sql`(${table.status} = 'sold') = (${table.soldTo} is not null)`),
    check("listing_status", sql`${table.status} in ('active', 'sold', 'inactive')`),
    check("listing_hold_whole", sql`(${table.reservedUntil} is null) = (${table.reservedBy} is null)`),
    check("listing_block_inactive", sql`not ${table.takenDownByBlock} or ${table.status} = 'inactive'`),
    check(
      "listing_taken_down_whole",
      sql`(${table.takenDownAt} is null) = (${table.takenDownReason} is null)`,
    ),
    check("listing_taken_down_inactive", sql`${table.takenDownAt} is null or ${table.status} = 'inactive'`),
    check("listing_price", sql`${table.price} > 0`),
    check("listing_price_floor", sql`${table.priceFloor} is null or ${table.price} >= ${table.priceFloor}`),
    check("listing_was_dearer", sql`${table.compareAtPrice} > ${table.price}`),
    check("listing_coordinates_whole", sql`(${table.lng} is null) = (${table.lat} is null)`),
    // For a seller's page and dashboard: one seller, one status, newest first. Ascending, as every index, because
    // PostgreSQL reads it backwards for `desc`; an index in descending order would have to say where nulls are.
    index("listing_seller").on(table.sellerId, table.status, table.createdAt),
    // For the search index, the sitemap and everything else that iterates active listings.
    index("listing_for_sale")
      .on(table.createdAt)
      .where(sql`${table.status} = 'active'`),
    // Search engines in other processes poll for changes since their last check.
    index("listing_updated").on(table.updatedAt),
    // A user's holds are counted against the limit and released together.
    index("listing_reserved_by")
      .on(table.reservedBy)
      .where(sql`${table.reservedBy} is not null`),
    // The last sales of a type, for the price guide.
    index("listing_sold_type")
      .on(sql`(${table.types}[1])`, table.soldAt)
      .where(sql`${table.status} = 'sold'`),
    index("listing_sold_to")
      .on(table.soldTo)
      .where(sql`${table.soldTo} is not null`),
    // Few pieces: admins list those that they took down.
    index("listing_taken_down")
      .on(table.takenDownAt)
      .where(sql`${table.takenDownAt} is not null`),
  ],
);
export type ListingRow = typeof listingTable.$inferSelect;

/** Every price a listing has had, including the current one. */
export const listingPriceTable = pgTable(
  "listing_price",
  {
    listingId: text()
      .notNull()
      .references(() => listingTable.id, { onDelete: "cascade" }),
    price: integer().notNull(),
    since: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.since] })],
);
