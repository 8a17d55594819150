import { and, desc, eq, lte } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { blogPostTable, type BlogPostRow } from "./blog.table.ts";

/** Lists posts newest first; posts dated after `now` are not published yet. */
export function listPosts(db: Db, now: Date): Promise<BlogPostRow[]> {
  return db
    .select()
    .from(blogPostTable)
    .where(lte(blogPostTable.publishedAt, now))
    .orderBy(desc(blogPostTable.publishedAt), blogPostTable.slug);
}

export async function findPost(db: Db, slug: string, now: Date): Promise<BlogPostRow | null> {
  const [row] = await db
    .select()
    .from(blogPostTable)
    .where(and(eq(blogPostTable.slug, slug), lte(blogPostTable.publishedAt, now)));
  return row ?? null;
}
