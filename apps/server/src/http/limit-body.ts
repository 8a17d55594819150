import { business } from "@heirloop/contract/business/business-constants";
import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./http-env.ts";
import { readBytes } from "./payload.ts";

const megabyte = 1024 * 1024;

/**
 * Reads a body before those who know no limit do; throws `too-large`. Hono's own makes its new request from the listener's, which is none
 * that the platform's constructor takes.
 */
const limited =
  (mostBytes: (type: string) => number): MiddlewareHandler<HttpEnv> =>
  async ({ req }, next) => {
    if (req.method !== "GET" && req.method !== "HEAD" && req.raw.body !== null) {
      const { url, method, headers, signal } = req.raw;
      const body = await readBytes(req.raw, mostBytes(headers.get("content-type") ?? ""));
      req.raw = new Request(url, { method, headers, signal, body });
    }
    await next();
  };

export const limitBody = (mostBytes: number): MiddlewareHandler<HttpEnv> => limited(() => mostBytes);

/** For the forms of pages, which without a script carry a listing's pictures. */
export const limitForms = (): MiddlewareHandler<HttpEnv> =>
  limited((type) =>
    type.startsWith("multipart/form-data")
      ? business.picturesPerListing * business.uploadMaximumBytes + megabyte
      : megabyte,
  );
