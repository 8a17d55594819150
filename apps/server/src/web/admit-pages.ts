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

function busyPage(context: Context<HttpEnv>, problem: Response): Promise<Response> | Response {
  context.header("retry-after", problem.headers.get("retry-after") ?? undefined);
  context.header("cache-control", "no-store");
  return context.html(
    plainPage({
      title: "Very busy right now",
      body: html`<h1>${brand.name} is very busy right now</h1>
        <p>Nothing is lost. Please try again in a few seconds.</p>
        <p><a href="">Try again</a></p>`,
    }),
    503,
  );
}

/** Renders at most a few pages at a time, and refuses one that would have to wait too long. */
export function admitPages(render: Render, admission: Admission): Render {
  return async (context) => {
    const { method, path, raw } = context.req;
    if (method !== "GET" || essential.has(pathOfPage(path))) return render(context);
    try {
      return await admission.admit(() => render(context), raw.signal);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== "overloaded") throw error;
      const refusal = problemResponse(error);
      return path.endsWith(".data") ? refusal : busyPage(context, refusal);
    }
  };
}
