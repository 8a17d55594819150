import { blogPostTable } from "../modules/blog/blog.table.ts";
import { fill, instant, type Seeding } from "./seeding.ts";

export async function seedPosts({ tx, world }: Seeding): Promise<void> {
  const rows = world.posts.map(({ date, types, body, ...post }) => ({
    ...post,
    types: [...types],
    body: [...body],
    publishedAt: instant(date),
  }));
  await fill(rows, (lot) => tx.insert(blogPostTable).values(lot));
}
