import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { instantSchema, slugSchema } from "../identity/identity.schema.ts";

export const blogPostSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  author: z.string(),
  date: instantSchema,
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const blogEndpoints = {
  list: endpoint("GET", "/api/blog", {
    summary: "Posts, newest first",
    access: "guest",
    answer: z.object({ posts: z.array(blogPostSchema) }),
  }),
  get: endpoint("GET", "/api/blog/{slug}", {
    summary: "One post",
    access: "guest",
    params: z.object({ slug: slugSchema }),
    answer: z.extend(blogPostSchema, { /** Markdown. */ body: z.string() }),
  }),
};
