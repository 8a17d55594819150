import { createServer, type RequestListener, type Server } from "node:http";
import { createApp, type Web } from "./app.ts";
import { connectModules } from "./modules/connect-modules.ts";
import { assemble } from "./platform/assemble.ts";
import { connectDatabase, type DatabaseConnection } from "./platform/database/database.ts";
import { migrateDatabase } from "./platform/database/migrate.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { createAdmission } from "./http/admission.ts";
import { refusalOf } from "./http/answer-while-starting.ts";
import { createListener } from "./http/listener.ts";
import { drainable, type Draining } from "./http/drain.ts";
import { watchEventLoopDelay } from "./platform/metrics/event-loop-delay.ts";
import { createLogger, type Logger } from "./platform/logging/log.ts";
import { createSessions } from "./modules/identity/session.service.ts";
import { modules } from "./modules/registry.ts";
import { newId } from "./platform/ids/new-id.ts";
import { openDatabase, type OpenDatabase } from "./open-database.ts";
import { createDemoPictures } from "./seed/demo-pictures.ts";
import { seed } from "./seed/seed.ts";

type Print = (line: string) => void;
/** Steps that undo the start, run in reverse. */
type Endings = Array<() => Promise<void> | void>;

const countConnections = ({ totalCount, idleCount, waitingCount }: DatabaseConnection["pool"]) =>
  new Map([
    ["busy", totalCount - idleCount],
    ["idle", idleCount],
    ["waiting", waitingCount],
  ]);

/** Prepares everything but the network: database, migrations, demo world, modules. */
async function prepare(
  env: Env,
  log: Logger,
  print: Print,
  database: OpenDatabase,
  draining: Draining,
  endings: Endings,
): Promise<Deps> {
  endings.push(() => database.close());
  const connection = connectDatabase(database.where, env.databaseConnections);
  endings.push(() => connection.close());
  const platform = await assemble(
    {
      env,
      db: connection.db,
      log,
      now: () => new Date(),
      newId,
      pictureSources: [createDemoPictures(connection.db)],
    },
    endings,
  );
  platform.metrics.observe({
    name: "database_connections",
    help: "Connections of the pool, and requests that wait for one",
    label: "state",
    read: async () => countConnections(connection.pool),
  });
  if (connection.transactionPool !== connection.pool)
    platform.metrics.observe({
      name: "database_transactions",
      help: "Connections of the pool for transactions, and transactions that wait for one",
      label: "state",
      read: async () => countConnections(connection.transactionPool),
    });
  const eventLoop = watchEventLoopDelay();
  endings.push(() => eventLoop.stop());
  const admission = createAdmission(eventLoop.read);
  platform.metrics.observe({
    name: "pages_and_searches",
    help: "Pages and searches in progress, and those that wait for their turn",
    label: "state",
    read: async () => admission.counts(),
  });
  const sessions = createSessions(env);
  const deps = connectModules(platform, modules, { sessions, draining, admission });
  await database.alone(async () => {
    const unknown = await migrateDatabase(connection);
    if (unknown > 0)
      log.warn({ migrations: unknown }, "the database was migrated by a newer version of this code");
    if (env.demo) await seed(deps, print, { listings: env.demoListings });
    await deps.jobs.scheduleRecurring(connection.db);
  });
  for (const module of modules) await module.prepare?.(deps, connection.db);
  return deps;
}

async function endAll(endings: Endings): Promise<void> {
  for (const ending of endings.splice(0).toReversed()) await ending();
}

/** Opens, migrates and fills the database, and closes it again. */
export async function fillDataFolder(env: Env, print: Print): Promise<void> {
  const endings: Endings = [];
  try {
    await prepare(
      env,
      createLogger(env.logLevel),
      print,
      await openDatabase(env, print),
      { begun: false },
      endings,
    );
  } finally {
    await endAll(endings);
  }
}

async function listen(http: Server, env: Env): Promise<void> {
  await new Promise<void>((ready, failed) => {
    http.once("error", (error) => failed(refusalOf(error, env) ?? error));
    http.listen(env.port, env.host, ready);
  });
}

export type Running = {
  readonly deps: Deps;
  readonly http: Server;
  /** `inHurry` skips the drain period for the load balancer, for a person who waits at the terminal. */
  stop(inHurry?: boolean): Promise<void>;
};

/**
 * Milliseconds an idle connection is kept: longer than by proxies (60 s in nginx and most load balancers), so
 * that none is closed during a request.
 */
const keepAlive = 75_000;

/** The source of pages: the build, or Vite, which also runs before the app and serves its own files. */
export type PageSource = {
  web: Web;
  front?: (next: RequestListener) => RequestListener;
  close?: () => Promise<void>;
};

/**
 * Starts the whole product in this process, on a database that it closes; if a step fails, the earlier ones
 * are undone.
 */
export async function startServer(
  env: Env,
  print: Print,
  createPages: (http: Server) => Promise<PageSource>,
  database: OpenDatabase,
): Promise<Running> {
  const log = createLogger(env.logLevel);
  const endings: Endings = [];
  const end = () => endAll(endings);
  try {
    const http = createServer({ keepAliveTimeout: keepAlive });
    const draining = drainable(http);
    const deps = await prepare(env, log, print, database, draining, endings);
    if (env.role !== "web") {
      deps.jobs.start();
      endings.push(() => deps.jobs.stop());
    }
    const { web, front = (next) => next, close } = await createPages(http);
    if (close !== undefined) endings.push(close);
    http.on("request", front(createListener(createApp(deps, modules, web), env)));
    const attached = modules.flatMap((module) => module.attach?.(http, deps) ?? []);
    await listen(http, env);
    let waiting = env.drainSeconds * 1000;
    endings.push(() => draining.drain(attached, waiting));
    return {
      deps,
      http,
      async stop(inHurry = false) {
        if (inHurry) waiting = 0;
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
