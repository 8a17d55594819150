import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Context } from "hono";
import { html } from "hono/html";
import type { Admission } from "../http/admission.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { plainPage } from "../http/plain-page.ts";
import { ProblemError, problemResponse } from "../platform/problem.ts";

type Render = (context: Context<HttpEnv>) => Promise<Response>;

/** A purchase that has begun is finished, however busy the server is. */
const essential = new Set([pageUrls.checkout(), "/order-summary"]);

/** React Router requests the data of a page under its path with this extension. */
const pathOfPage = (path: string): string => path.replace(/\.data$/, "");

/** Made once: refusals have to cost almost nothing. */
const busyPage = Buffer.from(
  String(
    await plainPage({
      title: "Very busy right now",
      body: html`<h1>${brand.name} is very busy right now</h1>
        <p>Nothing is lost. Please try again in a few seconds.</p>
        <p><a href="">Try again</a></p>`,
    }),
  ),
);

/** The length keeps it from being compressed, because it is short. */
const refusePage = (context: Context<HttpEnv>, retryAfter = 1): Response =>
  context.body(busyPage, 503, {
    "content-type": "text/html; charset=utf-8",
    "content-length": String(busyPage.byteLength),
    "retry-after": String(retryAfter),
    "cache-control": "no-store",
  });

/** Renders at most a few pages at a time, and refuses one that would have to wait too long. */
export function admitPages(render: Render, admission: Admission): Render {
  return async (context) => {
    const { method, path, raw } = context.req;
    if (method !== "GET" || essential.has(pathOfPage(path))) return render(context);
    try {
      return await admission.admit(() => render(context), raw.signal);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== "overloaded") throw error;
      return path.endsWith(".data") ? problemResponse(error) : refusePage(context, error.details.retryAfter);
    }
  };
}
