import { blogEndpoints } from "@heirloop/contract/blog/blog.endpoints";
import type { BlogPost } from "@heirloop/contract/blog/blog.schema";
import { readingMinutes } from "@heirloop/contract/blog/reading-minutes";
import { relatedPosts } from "@heirloop/contract/blog/related-posts";
import { listingFrom } from "@heirloop/demo/projection/listing-projection";
import type { DemoPost } from "@heirloop/demo/records/blog-post";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";

const postFrom = ({ body, ...post }: DemoPost): BlogPost => ({
  ...post,
  minutes: readingMinutes(body),
});

export const blogMocks: readonly MockRoute[] = [
  mock(blogEndpoints.list, ({ world }) => ({ posts: world.index.world.posts.map(postFrom) })),
  mock(blogEndpoints.get, ({ params, caller, world }) => {
    const { posts } = world.index.world;
    const post = posts.find(({ slug }) => slug === params.slug);
    if (post === undefined) throw problem("not-found");
    return {
      ...postFrom(post),
      body: [...post.body],
      listings: world.listings
        .filter(({ status, type }) => status === "active" && post.types.includes(type))
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .slice(0, 4)
        .map((listing) => listingFrom(listing, caller?.account.id ?? null)),
      related: relatedPosts(posts, post).map(postFrom),
    };
  }),
];
