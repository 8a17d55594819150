import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { analyticsPath } from "./analytics-path.ts";
import { heirloopIdSchema, instantSchema } from "../identity/identity.schema.ts";

const at = { at: instantSchema };
export const analyticsEventSchema = z.discriminatedUnion("name", [
  z.object({
    name: z.literal("search"),
    term: z.string().check(z.maxLength(200)),
    queryId: z.optional(z.string().check(z.maxLength(80))),
    ...at,
  }),
  /** `value`: 20 percent of the price, cents. */
  z.object({ name: z.literal("remove_from_cart"), heirloopId: heirloopIdSchema, value: z.int(), ...at }),
  z.object({ name: z.literal("promo_code_sent"), ...at }),
  z.object({
    name: z.literal("page_view"),
    path: z.string().check(z.maxLength(500)),
    source: z.optional(z.string().check(z.maxLength(120))),
    ...at,
  }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

export const analyticsEndpoints = {
  record: endpoint("POST", analyticsPath, {
    summary: "A batch of events",
    access: "everyone",
    body: z.object({ events: z.array(analyticsEventSchema).check(z.minLength(1), z.maxLength(50)) }),
    limits: [atMost(600, "batches of events", "minute", "address")],
  }),
};
