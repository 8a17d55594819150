import type { BlogTopic } from "./blog-topics.ts";

const most = 3;

/** The posts linked from a post: first those on the same topic, then the others, in order. */
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
