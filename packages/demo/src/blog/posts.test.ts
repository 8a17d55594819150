import { blogBlockSchema, type BlogBlock } from "@heirloop/contract/blog/blog.schema";
import { wordCount } from "@heirloop/contract/blog/reading-minutes";
import { describe, expect, test } from "vitest";
import { smallWorld } from "../world/small-world.ts";
import { typeFacts } from "../catalog/type-facts.ts";

const { posts, listings } = smallWorld();
const knownTypes = new Set(typeFacts.map(({ type }) => type));

const hrefsIn = (block: BlogBlock): string[] =>
  ("words" in block ? block.words : []).flatMap((run) => (typeof run === "string" ? [] : [run.href]));

test("has nine posts, newest first, each with a unique URL", () => {
  expect(posts.length).toBe(9);
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(9);
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
});

describe.each(posts.map((post) => [post.slug, post] as const))("%s", (_slug, post) => {
  test("has valid blocks and the length of an article", () => {
    for (const block of post.body) blogBlockSchema.parse(block);
    const words = wordCount(post.body);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
  });

  test("is about existing types and links to existing collections", () => {
    expect(post.types.filter((type) => !knownTypes.has(type))).toEqual([]);
    const shelves = typeFacts.flatMap(({ category, subCategory, type }) => [
      `/collections/${category}/${subCategory}`,
      `/collections/${category}/${subCategory}/${type}`,
    ]);
    const led = post.body.flatMap(hrefsIn);
    expect(led.length).toBeGreaterThan(0);
    expect(led.filter((href) => href.startsWith("/collections/") && !shelves.includes(href))).toEqual([]);
  });

  test("shows a piece of the catalog", () => {
    expect(listings.some(({ images }) => images.includes(post.image))).toBe(true);
    expect(post.imageAlt).not.toBe("");
  });

  test("has unique headings", () => {
    const ids = post.body.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(2);
  });
});
