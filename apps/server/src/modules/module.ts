import type { Server } from "node:http";
import type { Hono } from "hono";
import type { Db } from "../platform/database/database.ts";
import type { Deps } from "../deps.ts";
import type { EventHandlers } from "../events/domain-events.ts";
import type { Env } from "../env.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Operation } from "../http/operation.ts";
import type { Route } from "../http/route.ts";
import type { JobHandler } from "../platform/jobs/jobs.ts";
import type { GaugeReader } from "../platform/metrics/metrics.ts";

/** What a folder in `modules/` adds to the server; `registry.ts` lists them. */
export type Module = Readonly<{
  routes?: (deps: Deps) => readonly Route[];
  jobs?: (deps: Deps) => readonly JobHandler[];
  /** Handlers of other modules' events; they run in the publisher's transaction. */
  events?: (deps: Deps) => EventHandlers;
  /** Routes outside the contract (search protocol, provider pages, pictures), with their full paths. */
  pages?: (deps: Deps) => Hono<HttpEnv>;
  /** What the API's documentation says about those routes; only about what other programs call. */
  operations?: (env: Env) => readonly Operation[];
  /**
   * Attaches to the HTTP server itself, as sockets do; `close` ends its connections before the server stops.
   */
  attach?: (http: Server, deps: Deps) => { close(): Promise<void> };
  /** Figures for the monitoring system. */
  gauges?: (deps: Deps) => readonly GaugeReader[];
  /** Runs after migration and seeding and before the first request, for example to fill an index. */
  prepare?: (deps: Deps, db: Db) => Promise<void>;
}>;
