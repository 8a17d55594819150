import type { BlogPost } from "@heirloop/contract/blog/blog.schema";
import { readingMinutes } from "@heirloop/contract/blog/reading-minutes";
import type { BlogPostRow } from "./blog.table.ts";

export const presentPost = (row: BlogPostRow): BlogPost => ({
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  topic: row.topic,
  image: row.image,
  imageAlt: row.imageAlt,
  author: row.author,
  date: row.publishedAt.toISOString(),
  minutes: readingMinutes(row.body),
});
