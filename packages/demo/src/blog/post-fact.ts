import type { BlogTopic } from "@heirloop/contract/blog/blog-topics";
import type { BlogBlock } from "@heirloop/contract/blog/blog.schema";

/** A post without a date and a picture. */
export type PostFact = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: BlogTopic;
  readonly author: string;
  /** Relative to the world's start. */
  readonly daysAgo: number;
  /** Raw names of the piece types that it is about; its picture shows one of the first. */
  readonly types: readonly [string, ...string[]];
  readonly body: readonly BlogBlock[];
};
