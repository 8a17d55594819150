import * as z from "zod/mini";
import { blogTopics } from "./blog-topics.ts";
import { instantSchema, slugSchema } from "../identity/identity.schema.ts";
import { listingSchema } from "../listing/listing.schema.ts";

/** Words, or words that lead to a page of this site: `href` is a path. */
const runSchema = z.union([
  z.string(),
  z.object({ text: z.string(), href: z.string().check(z.regex(/^\/(?!\/)/, "Is a path of this site")) }),
]);
export type BlogRun = z.infer<typeof runSchema>;
const wordsSchema = z.array(runSchema);

/** What a post is made of, from the top down. A heading's `id` is what links into the post name. */
export const blogBlockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), words: wordsSchema }),
  z.object({ kind: z.literal("heading"), id: slugSchema, text: z.string() }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(wordsSchema) }),
  /** A sentence to remember, set apart. */
  z.object({ kind: z.literal("quote"), text: z.string() }),
  /** Something to do, or to keep away from. */
  z.object({ kind: z.literal("note"), title: z.string(), words: wordsSchema }),
]);
export type BlogBlock = z.infer<typeof blogBlockSchema>;

/** A post as lists show it. */
export const blogPostSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  summary: z.string(),
  topic: z.enum(blogTopics),
  image: z.string(),
  /** What is to be seen in the picture. */
  imageAlt: z.string(),
  author: z.string(),
  date: instantSchema,
  /** Of reading. */
  minutes: z.int(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const fullBlogPostSchema = z.extend(blogPostSchema, {
  body: z.array(blogBlockSchema),
  /** Pieces for sale of the kind that it is about. */
  listings: z.array(listingSchema),
  /** Other posts: of its topic first, then the newest. */
  related: z.array(blogPostSchema),
});
export type FullBlogPost = z.infer<typeof fullBlogPostSchema>;
