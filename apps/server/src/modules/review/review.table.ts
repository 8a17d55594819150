import { reportReasons, reportTargets } from "@heirloop/contract/review/review-report.schema";
import type { SharedSignal } from "@heirloop/contract/review/review.schema";
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
import { orderTable } from "../order/order.table.ts";

/** One row per completed order; a half that is not written yet has no rating. */
export const reviewTable = pgTable(
  "review",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orderTable.id),
    buyerId: text()
      .notNull()
      .references(() => userTable.id),
    sellerId: text()
      .notNull()
      .references(() => userTable.id),
    /** By the buyer, about the seller: 1 to 5. */
    sellerRating: integer(),
    sellerFeedback: text(),
    /** By the seller, about the buyer. */
    buyerRating: integer(),
    buyerFeedback: text(),
    /** Dismissed with 'Not now': it opens from its notification and its order only. */
    buyerDeclined: boolean().notNull().default(false),
    sellerDeclined: boolean().notNull().default(false),
    /** When the order completed. */
    createdAt: instant().notNull(),
    /**
     * When the wait for the other side ended. The review is shown from then on, unless it is held or its
     * author's address is unconfirmed.
     */
    publishedAt: instant(),
    /** The signals that both accounts share, for the moderating admin; null if there are none. */
    shared: jsonb().$type<SharedSignal[]>(),
    moderation: text({ enum: ["held", "published", "rejected"] }),
    heldAt: instant(),
    /** When an admin removed the review of the seller, or of the buyer, because it was reported. */
    sellerReviewRemovedAt: instant(),
    buyerReviewRemovedAt: instant(),
  },
  (table) => [
    uniqueIndex("review_order").on(table.orderId),
    index("review_buyer").on(table.buyerId, table.createdAt),
    index("review_seller").on(table.sellerId, table.publishedAt),
    index("review_published")
      .on(table.publishedAt)
      .where(sql`${table.publishedAt} is not null and ${table.sellerRating} is not null`),
    index("review_held")
      .on(table.heldAt)
      .where(sql`${table.moderation} = 'held'`),
    check("review_seller_rating", sql`${table.sellerRating} between 1 and 5`),
    check("review_buyer_rating", sql`${table.buyerRating} between 1 and 5`),
    check(
      "review_held_whole",
      sql`(${table.moderation} is null) = (${table.heldAt} is null) and (${table.moderation} is null) = (${table.shared} is null)`,
    ),
  ],
);
export type ReviewRow = typeof reviewTable.$inferSelect;

/** The buyer's rating of each piece. */
export const reviewListingTable = pgTable(
  "review_listing",
  {
    reviewId: text()
      .notNull()
      .references(() => reviewTable.id, { onDelete: "cascade" }),
    listingId: text()
      .notNull()
      .references(() => listingTable.id),
    position: integer().notNull(),
    rating: integer(),
    feedback: text(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.listingId] }),
    check("review_listing_rating", sql`${table.rating} between 1 and 5`),
  ],
);
export type ReviewListingRow = typeof reviewListingTable.$inferSelect;

const about = () => text({ enum: ["buyer", "seller"] }).notNull();
const reviewId = () =>
  text()
    .notNull()
    .references(() => reviewTable.id, { onDelete: "cascade" });

/** The only reply of the reviewed side. */
export const reviewReplyTable = pgTable(
  "review_reply",
  {
    reviewId: reviewId(),
    /** The side that the review is about, which wrote the reply. */
    about: about(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    editedAt: instant(),
    removedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.about] })],
);
export type ReviewReplyRow = typeof reviewReplyTable.$inferSelect;

/** A user's report of a review or a reply. */
export const reviewReportTable = pgTable(
  "review_report",
  {
    id: text().primaryKey(),
    reviewId: reviewId(),
    about: about(),
    target: text({ enum: reportTargets }).notNull(),
    reporterId: text()
      .notNull()
      .references(() => userTable.id),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    decision: text({ enum: ["kept", "removed"] }),
  },
  (table) => [
    uniqueIndex("review_report_once").on(table.reviewId, table.about, table.target, table.reporterId),
    index("review_report_open")
      .on(table.createdAt)
      .where(sql`${table.decision} is null`),
  ],
);
export type ReviewReportRow = typeof reviewReportTable.$inferSelect;
