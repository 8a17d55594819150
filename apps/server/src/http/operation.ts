import type * as z from "zod/mini";

/** A call outside the endpoint table, as published in `/api/openapi.json` and `/api/docs`. */
export type Operation = Readonly<{
  method: "GET" | "POST";
  /** Path template, parameters in braces. */
  path: string;
  summary: string;
  /** Requires METRICS_TOKEN as the bearer token. */
  forOperators?: boolean;
  body?: z.ZodMiniType;
  mediaType: "application/json" | "text/plain";
  /** What each status means. */
  responses: Readonly<Record<number, string>>;
}>;
