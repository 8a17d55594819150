import type { BlogTopic } from "./blog-topics.ts";

const most = 3;

/** Which other posts a post leads to: of its topic first, then the others in their order. */
export function relatedPosts<Post extends { slug: string; topic: BlogTopic }>(
  posts: readonly Post[],
  post: { slug: string; topic: BlogTopic },
): Post[] {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  return [
    ...others.filter(({ topic }) => topic === post.topic),
    ...others.filter(({ topic }) => topic !== post.topic),
  ].slice(0, most);
}
