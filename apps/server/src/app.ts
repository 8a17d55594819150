import { Hono } from "hono";
import type { Deps } from "./deps.ts";
import { admitSearches } from "./http/admit-searches.ts";
import type { CallersByToken } from "./http/caller.ts";
import type { Admission } from "./http/admission.ts";
import { abortedResponse, isAborted } from "./http/client-abort.ts";
import { compressText } from "./http/compress-text.ts";
import { docsPages } from "./http/docs.ts";
import type { HttpEnv } from "./http/http-env.ts";
import { limitForms } from "./http/limit-body.ts";
import { metricsPage } from "./http/metrics-page.ts";
import { mountRoutes } from "./http/mount.ts";
import { outboxPages } from "./http/outbox.ts";
import { problem, ProblemError, problemResponse } from "./platform/problem.ts";
import { markRecentWrites } from "./http/recent-write.ts";
import { toProblem } from "./http/to-problem.ts";
import { requestIdOf, requestLine } from "./http/request-line.ts";
import { securityHeaders, securityOptions } from "./http/security-headers.ts";
import type { Bus } from "./platform/bus/bus.ts";
import type { Logger } from "./platform/logging/log.ts";
import type { Module } from "./modules/module.ts";

export type App = Hono<HttpEnv>;

/** Handles a request in this process for the visitor with this IP address. */
export type InProcess = (request: Request, ip: string, callers?: CallersByToken) => Promise<Response>;
/** The pages of the marketplace; they call the API through `InProcess`. */
export type Web = (host: {
  inProcess: InProcess;
  bus: Bus;
  log: Logger;
  admission: Admission;
}) => Hono<HttpEnv>;

/** Composes the server's routes; the modules implement them. */
export function createApp(deps: Deps, modules: readonly Module[], web?: Web): App {
  const app: App = new Hono<HttpEnv>();
  const routes = modules.flatMap((module) => module.routes?.(deps) ?? []);
  // Before everything else, because it is asked for several times a second, also under overload.
  app.get("/healthz", (context) =>
    context.json({ status: "ok" }, 200, {
      "cache-control": "no-store",
      "x-request-id": requestIdOf(context.req.header("x-request-id"), deps),
    }),
  );
  app.use(requestLine(deps));
  app.use(compressText());
  app.use(securityHeaders(securityOptions(deps.env)));
  app.use(markRecentWrites(deps));
  app.use("/api/*", async (context, next) => {
    await next();
    if (!context.res.headers.has("cache-control")) context.header("cache-control", "no-store");
  });
  const admitSearch = admitSearches(deps.admission);
  app.get("/api/listings", admitSearch);
  app.use("/1/indexes/*", admitSearch);
  mountRoutes(app, deps, routes);
  app.route(
    "/",
    docsPages(
      routes.map((route) => route.endpoint),
      modules.flatMap((module) => module.operations?.(deps.env) ?? []),
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
      web({
        inProcess: (request, ip, callers) =>
          Promise.resolve(app.fetch(request, { ip, inProcess: true, ...(callers ? { callers } : {}) })),
        bus: deps.bus,
        log: deps.log,
        admission: deps.admission,
      }),
    );
  }
  app.notFound(() => problemResponse(problem("not-found")));
  app.onError((error, context) => {
    if (isAborted(context) && !(error instanceof ProblemError)) {
      deps.log.debug({ requestId: context.get("requestId"), err: error }, "aborted by the client");
      return abortedResponse();
    }
    return problemResponse(toProblem(error, deps.log, { requestId: context.get("requestId") }));
  });
  return app;
}
