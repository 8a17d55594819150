import * as z from "zod/mini";

export const recentlyViewedSchema = z.array(
  z.object({ heirloopId: z.string(), slug: z.string(), title: z.string(), image: z.nullable(z.string()) }),
);
export type RecentlyViewed = z.infer<typeof recentlyViewedSchema>;
