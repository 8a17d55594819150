import type { BlogTopic } from "@heirloop/contract/blog/blog-topics";
import type { BlogBlock } from "@heirloop/contract/blog/blog.schema";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";

export const blogPostTable = pgTable(
  "blog_post",
  {
    slug: text().primaryKey(),
    title: text().notNull(),
    summary: text().notNull(),
    topic: text().$type<BlogTopic>().notNull(),
    image: text().notNull(),
    imageAlt: text().notNull(),
    author: text().notNull(),
    /** Raw names of the piece types that the post is about. */
    types: text().array().notNull(),
    body: jsonb().$type<BlogBlock[]>().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [index("blog_post_published").on(table.publishedAt)],
);
export type BlogPostRow = typeof blogPostTable.$inferSelect;
