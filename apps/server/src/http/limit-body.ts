import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { html } from "hono/html";
import type { Deps } from "../deps.ts";
import type { HttpEnv } from "./http-env.ts";
import { largestText, readBytes } from "./payload.ts";
import { plainPage } from "./plain-page.ts";
import { problem, ProblemError } from "../platform/problem.ts";
import { hashToken } from "./token-hash.ts";

const megabyte = 1024 * 1024;

/**
 * Replaces a request's body. Hono's own function uses the listener's request, which the platform's
 * constructor does not accept.
 */
function replaceBody(
  context: Context<HttpEnv>,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): void {
  const { url, method, headers, signal } = context.req.raw;
  const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" };
  context.req.raw = new Request(url, init);
}

const hasBody = ({ req }: Context<HttpEnv>): boolean =>
  req.method !== "GET" && req.method !== "HEAD" && req.raw.body !== null;

/** Reads a body for consumers without a limit of their own; throws `code`. */
export function limitBody(
  maxBytes: number,
  code: "too-large" | "body-too-large" = "body-too-large",
): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    if (hasBody(context)) replaceBody(context, await readBytes(context.req.raw, maxBytes, code));
    await next();
  };
}

/**
 * Streams a body, so that it is never completely in memory; returns `too-large` once it exceeds the limit.
 */
function limitStream(maxBytes: number): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const { body, headers } = context.req.raw;
    if (body === null) return next();
    if (Number(headers.get("content-length") ?? 0) > maxBytes) throw problem("too-large");
    let size = 0;
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.byteLength;
          if (size > maxBytes) controller.error(problem("too-large"));
          else controller.enqueue(chunk);
        },
      }),
    );
    replaceBody(context, counted);
    await next();
    if (size > maxBytes) throw problem("too-large");
    return undefined;
  };
}

/** Pages whose forms contain several pictures; they read them one by one. */
const picturePages = [pageUrls.consignForm(), pageUrls.newListing(), "/cases"];
const carriesPictures = (path: string): boolean =>
  picturePages.some((page) => path === page || path === `${page}.data` || path.startsWith(`${page}/`));

const small = limitBody(largestText, "too-large");
const onePicture = limitBody(constants.uploadMaximumBytes + megabyte, "too-large");
const manyPictures = limitStream(constants.picturesPerListing * constants.uploadMaximumBytes + megabyte);

const acceptsHtml = ({ req }: Context<HttpEnv>): boolean =>
  req.header("accept")?.includes("text/html") === true;

const largestPicture = `${constants.uploadMaximumBytes / megabyte} MB`;

async function showTooLarge(context: Context<HttpEnv>): Promise<void> {
  const page = await context.html(
    plainPage({
      title: "Too large to send",
      body: html`<h1>This is too large to send</h1>
        <p>
          Nothing was saved. Use your browser’s Back button to return to the form, then choose fewer or
          smaller pictures. Each may have up to ${largestPicture}.
        </p>
        <p><a href="${pageUrls.home()}">Go to the home page</a></p>`,
    }),
    413,
    { "cache-control": "no-store" },
  );
  // Assigning over a response would keep its headers.
  context.res = undefined;
  context.res = page;
}

/**
 * Limits page forms, which upload pictures without JavaScript: only signed-in users have pictures to send. A browser without JavaScript shows the
 * response, so that it gets a page.
 */
export function limitForms({
  sessions,
  db,
  now,
}: Pick<Deps, "sessions" | "db" | "now">): MiddlewareHandler<HttpEnv> {
  const limit: MiddlewareHandler<HttpEnv> = async (context, next) => {
    const token = getCookie(context, "token");
    if (!token || !context.req.header("content-type")?.startsWith("multipart/form-data"))
      return small(context, next);
    const caller = await sessions.lookup(db, hashToken(token), now());
    if (caller === null) return small(context, next);
    return carriesPictures(context.req.path) ? manyPictures(context, next) : onePicture(context, next);
  };
  return async (context, next) => {
    if (!hasBody(context)) return next();
    try {
      return await limit(context, next);
    } catch (error) {
      const isTooLarge = error instanceof ProblemError && error.code === "too-large";
      if (!isTooLarge || !acceptsHtml(context)) throw error;
      await showTooLarge(context);
      return undefined;
    }
  };
}
