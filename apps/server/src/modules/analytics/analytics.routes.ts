import { analyticsEndpoints } from "@heirloop/contract/analytics/analytics.endpoints";
import { serve } from "../../http/route.ts";
import type { Module } from "../module.ts";

/** Counts browser events by name for `/metrics`; neither the user nor search terms are stored. */
export const analytics: Module = {
  routes: ({ metrics }) => [
    serve(analyticsEndpoints.record, ({ body }) => {
      for (const { name } of body.events) metrics.eventReported(name);
    }),
  ],
};
