import { blogEndpoints } from "@heirloop/contract/blog/blog.endpoints";
import { expect, test } from "vitest";
import { inShort, type Contract } from "./contract-target.ts";

export function blogCalls(contract: Contract): void {
  test("GET /api/blog: returns every post, newest first", async () => {
    const { posts } = await contract.answer("guest", blogEndpoints.list);
    expect(posts.length).toBeGreaterThan(7);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test("GET /api/blog/{slug}: returns one post with listings and other posts", async () => {
    const { posts } = await contract.answer("guest", blogEndpoints.list);
    const [first] = posts;
    const params = { slug: first?.slug ?? "" };
    const { body, listings, related, ...post } = await contract.answer("guest", blogEndpoints.get, {
      params,
    });
    expect(post).toEqual(first);
    expect(body.length).toBeGreaterThan(5);
    expect(listings.map(({ status }) => status)).toEqual(listings.map(() => "active"));
    expect(related.map(({ slug }) => slug)).not.toContain(params.slug);
    expect(related.length).toBe(3);
    const sameTopic = posts.filter(({ topic, slug }) => topic === post.topic && slug !== post.slug);
    expect(related.slice(0, sameTopic.length)).toEqual(sameTopic.slice(0, 3));
    expect([
      inShort(await contract.problem("guest", blogEndpoints.get, { params: { slug: "never-written" } })),
      inShort(await contract.problem("guest", blogEndpoints.get, { params: { slug: "Not A Slug" } })),
    ]).toEqual(["404 not-found", "422 invalid slug"]);
  });
}
