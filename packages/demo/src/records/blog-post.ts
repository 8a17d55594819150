import type { BlogTopic } from "@heirloop/contract/blog/blog-topics";
import type { BlogBlock } from "@heirloop/contract/blog/blog.schema";
import type { Instant } from "./clock.ts";

export type DemoPost = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: BlogTopic;
  /** `/pictures/{key}` of a piece, with its alternative text. */
  readonly image: string;
  readonly imageAlt: string;
  readonly author: string;
  /** Raw names of the piece types that it is about. */
  readonly types: readonly string[];
  readonly body: readonly BlogBlock[];
  readonly date: Instant;
};
