import * as z from "zod/mini";
import { blogTopics } from "./blog-topics.ts";
import { instantSchema, slugSchema } from "../identity/identity.schema.ts";
import { listingSchema } from "../listing/listing.schema.ts";

/** Text, or text that links to a page of this site: `href` is a path. */
const runSchema = z.union([
  z.string(),
  z.object({ text: z.string(), href: z.string().check(z.regex(/^\/(?!\/)/, "Is a path of this site")) }),
]);
export type BlogRun = z.infer<typeof runSchema>;
const wordsSchema = z.array(runSchema);

/** The blocks of a post, top to bottom. Links into the post use a heading's `id`. */
export const blogBlockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), words: wordsSchema }),
  z.object({ kind: z.literal("heading"), id: slugSchema, text: z.string() }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(wordsSchema) }),
  /** A pull quote. */
  z.object({ kind: z.literal("quote"), text: z.string() }),
  /** A tip or a warning. */
  z.object({ kind: z.literal("note"), title: z.string(), words: wordsSchema }),
]);
export type BlogBlock = z.infer<typeof blogBlockSchema>;

/** A post as shown in lists. */
export const blogPostSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  summary: z.string(),
  topic: z.enum(blogTopics),
  image: z.string(),
  /** Alternative text. */
  imageAlt: z.string(),
  author: z.string(),
  date: instantSchema,
  /** Reading time. */
  minutes: z.int(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const fullBlogPostSchema = z.extend(blogPostSchema, {
  body: z.array(blogBlockSchema),
  /** Listings for sale of the kind that the post is about. */
  listings: z.array(listingSchema),
  /** Other posts: first those on the same topic, then the newest. */
  related: z.array(blogPostSchema),
});
export type FullBlogPost = z.infer<typeof fullBlogPostSchema>;
