import { business } from "@heirloop/contract/business/business-constants";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import type { Deps } from "../deps.ts";
import type { HttpEnv } from "./http-env.ts";
import { readBytes } from "./payload.ts";
import { hashToken } from "./token-hash.ts";

const megabyte = 1024 * 1024;

/**
 * Reads a body before those who know no limit do; throws `too-large`. Hono's own makes its new request from the listener's, which is none
 * that the platform's constructor takes.
 */
const limited =
  (mostBytes: (context: Context<HttpEnv>) => number | Promise<number>): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    const { req } = context;
    if (req.method !== "GET" && req.method !== "HEAD" && req.raw.body !== null) {
      const { url, method, headers, signal } = req.raw;
      const body = await readBytes(req.raw, await mostBytes(context));
      req.raw = new Request(url, { method, headers, signal, body });
    }
    await next();
  };

export const limitBody = (mostBytes: number): MiddlewareHandler<HttpEnv> => limited(() => mostBytes);

/** For the forms of pages, which without a script carry a listing's pictures: only who is signed in has any to hand in. */
export const limitForms = ({ sessions, db, now }: Pick<Deps, "sessions" | "db" | "now">) =>
  limited(async (context) => {
    const token = getCookie(context, "token");
    if (!token || !context.req.header("content-type")?.startsWith("multipart/form-data")) return megabyte;
    const caller = await sessions.lookup(db, hashToken(token), now());
    return caller === null ? megabyte : business.picturesPerListing * business.uploadMaximumBytes + megabyte;
  });
