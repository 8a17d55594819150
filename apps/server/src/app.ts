import { Hono } from "hono";
import { isConnectionLoss } from "./db/connection-loss.ts";
import type { Deps } from "./deps.ts";
import { compressText } from "./http/compress-text.ts";
import { docsPages } from "./http/docs.ts";
import type { HttpEnv } from "./http/http-env.ts";
import { limitForms } from "./http/limit-body.ts";
import { metricsPage } from "./http/metrics.ts";
import { mountRoutes } from "./http/mount.ts";
import { outboxPages } from "./http/outbox.ts";
import { problem, ProblemError, problemResponse } from "./http/problem.ts";
import { requestLine } from "./http/request-line.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { LiveHub } from "./live/live.ts";
import type { Module } from "./modules/module.ts";

export type App = Hono<HttpEnv>;

/** Answers a request in this process on behalf of the visitor with that address. */
export type InProcess = (request: Request, ip: string) => Promise<Response>;
/** The pages of the marketplace; they call the API through `InProcess`. */
export type Web = (inProcess: InProcess, live: LiveHub) => Hono<HttpEnv>;

/** Composes the server's own addresses. What they do is the modules' business. */
export function createApp(deps: Deps, modules: readonly Module[], web?: Web): App {
  const app: App = new Hono<HttpEnv>();
  const routes = modules.flatMap((module) => module.routes?.(deps) ?? []);
  app.use(requestLine(deps.log, deps.newId));
  app.use(compressText());
  app.use(
    securityHeaders({
      https: deps.env.publicUrl.startsWith("https:"),
      development: deps.env.mode === "development",
    }),
  );
  app.use("/api/*", async (context, next) => {
    await next();
    if (!context.res.headers.has("cache-control")) context.header("cache-control", "no-store");
  });
  mountRoutes(app, deps, routes);
  app.route(
    "/",
    docsPages(
      routes.map((route) => route.endpoint),
      deps.env,
    ),
  );
  for (const module of modules) if (module.pages !== undefined) app.route("/", module.pages(deps));
  app.route("/", outboxPages(deps));
  app.route("/", metricsPage(deps));
  app.all("/api/*", () => problemResponse(problem("not-found")));
  if (web !== undefined) {
    app.use(limitForms(deps));
    app.route(
      "/",
      web((request, ip) => Promise.resolve(app.fetch(request, { ip })), deps.live),
    );
  }
  app.notFound(() => problemResponse(problem("not-found")));
  app.onError((error, context) => {
    if (error instanceof ProblemError) {
      if (error.status >= 500) deps.log.error({ requestId: context.get("requestId"), err: error }, "problem");
      return problemResponse(error);
    }
    deps.log.error({ requestId: context.get("requestId"), err: error }, "unexpected error");
    if (isConnectionLoss(error)) return problemResponse(problem("unavailable", { retryAfter: 1 }));
    return problemResponse(problem("server-error"));
  });
  return app;
}
