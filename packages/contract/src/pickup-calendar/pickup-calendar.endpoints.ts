import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { pickupCalendarSchema } from "./pickup-calendar.schema.ts";

const ownCalendarSchema = z.object({ calendar: z.nullable(pickupCalendarSchema) });

export const pickupCalendarEndpoints = {
  get: endpoint("GET", "/api/auth/me/pickup-calendar", {
    summary: "The caller's pickup hours; null without any",
    access: "user",
    answer: ownCalendarSchema,
  }),
  set: endpoint("PUT", "/api/auth/me/pickup-calendar", {
    summary: "Set the pickup hours that buyers choose from; null lets buyers propose any time",
    access: "user",
    body: ownCalendarSchema,
    answer: ownCalendarSchema,
    limits: [atMost(60, "changes to your pickup hours", "hour")],
  }),
};
