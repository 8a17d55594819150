import { blogPostTable, type BlogPostRow } from "../modules/blog/blog.table.ts";
import type { TestServer } from "./test-server.ts";

/** Inserts a post about tables, dated today by default. */
export async function insertPost(
  server: TestServer,
  more: Partial<BlogPostRow> & { slug: string },
): Promise<void> {
  await server.db.insert(blogPostTable).values({
    title: "Before the polish",
    summary: "What to do first.",
    topic: "Caring",
    image: "/pictures/demo/table",
    imageAlt: "A table",
    author: "Ines Barraclough",
    types: ["dining_tables"],
    body: [{ kind: "paragraph", words: ["Find out what is on it."] }],
    publishedAt: server.clock.now(),
    ...more,
  });
}
