import { analyticsEndpoints } from "@heirloop/contract/analytics/analytics.endpoints";
import { serve } from "../../http/route.ts";
import type { Module } from "../module.ts";

/** What browsers report is counted by its name for `/metrics`; who did it, and what they searched for, is not kept. */
export const analytics: Module = {
  routes: ({ metrics }) => [
    serve(analyticsEndpoints.record, ({ body }) => {
      for (const { name } of body.events) metrics.eventReported(name);
    }),
  ],
};
