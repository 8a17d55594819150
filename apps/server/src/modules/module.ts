import type { Server } from "node:http";
import type { Hono } from "hono";
import type { Db } from "../platform/database/database.ts";
import type { Deps } from "../deps.ts";
import type { EventHandlers } from "../events/domain-events.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Route } from "../http/route.ts";
import type { JobHandler } from "../platform/jobs/jobs.ts";

/** What a folder below `modules/` brings to the server; `registry.ts` lists them. */
export type Module = Readonly<{
  routes?: (deps: Deps) => readonly Route[];
  jobs?: (deps: Deps) => readonly JobHandler[];
  /** What it does about another module's events, in that module's transaction. */
  events?: (deps: Deps) => EventHandlers;
  /** Addresses outside the contract (search protocol, provider pages, pictures), with their full paths. */
  pages?: (deps: Deps) => Hono<HttpEnv>;
  /** Hangs on the HTTP server itself, as sockets do; `close` ends what it holds before the server stops. */
  attach?: (http: Server, deps: Deps) => { close(): Promise<void> };
  /** After the database is migrated and seeded, before the first request: fill an index. */
  prepare?: (deps: Deps, db: Db) => Promise<void>;
}>;
