import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { slugSchema } from "../identity/identity.schema.ts";
import { blogPostSchema, fullBlogPostSchema } from "./blog.schema.ts";

export const blogEndpoints = {
  list: endpoint("GET", "/api/blog", {
    summary: "Posts, newest first",
    access: "everyone",
    answer: z.object({ posts: z.array(blogPostSchema) }),
  }),
  get: endpoint("GET", "/api/blog/{slug}", {
    summary: "One post, with pieces of the kind that it is about",
    access: "everyone",
    params: z.object({ slug: slugSchema }),
    answer: fullBlogPostSchema,
  }),
};
