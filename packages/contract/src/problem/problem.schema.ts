import * as z from "zod/mini";

/** RFC 9457 problem details, the body of every error response (application/problem+json). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  /** Stable name from the error catalog. */
  code: z.string(),
  /** One entry per invalid field; `path` is dotted: `address.zip`. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof problemSchema>;
