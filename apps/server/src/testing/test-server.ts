import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOutbox, type OutboxMail } from "../platform/mail/outbox-mailer.ts";
import type { PictureSource } from "../platform/pictures/picture-source.ts";
import { createApp, type App } from "../app.ts";
import { connectModules } from "../modules/connect-modules.ts";
import { assemble, type AssembleOptions } from "../platform/assemble.ts";
import type { Db } from "../platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { readEnv } from "../env.ts";
import type { Sessions } from "../http/caller.ts";
import { createAdmission } from "../http/admission.ts";
import { createListener } from "../http/listener.ts";
import { createMemoryRateLimiter } from "../platform/rate-limits/memory-rate-limiter.ts";
import { noRateLimiter } from "../platform/rate-limits/rate-limiter.ts";
import { createLogger } from "../platform/logging/log.ts";
import type { Module } from "../modules/module.ts";
import { createSessions } from "../modules/identity/session.service.ts";
import { modules as allModules } from "../modules/registry.ts";
import type { PaymentGateway } from "../platform/payments/payment-gateway.ts";
import { newId } from "../platform/ids/new-id.ts";
import type { SearchEngine } from "../platform/search/search-engine.ts";
import { openTestDatabase, type DatabaseRoute } from "./test-database.ts";

/** The default start time of tests. */
export const testInstant = new Date("2026-11-21T12:00:00.000Z");

export type TestClock = { now: () => Date; advance(milliseconds: number): void; set(instant: Date): void };

export type CallOptions = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  file?: { name: string; bytes: Uint8Array };
};
export type TestAnswer = { status: number; headers: Headers; body: unknown; text: string };

export type TestServer = {
  readonly deps: Deps;
  readonly db: Db;
  readonly app: App;
  readonly kind: "embedded" | "postgres";
  readonly clock: TestClock;
  /** `await server.call("POST", "/api/…", { token, body })`, in this process and without a socket. */
  call(method: string, path: string, options?: CallOptions): Promise<TestAnswer>;
  /** Listens on a free local port; returns the origin. */
  listen(): Promise<{ origin: string; http: Server }>;
  /** Returns all mails sent so far, newest first; those of the same instant in no order. */
  mails(): Promise<OutboxMail[]>;
  close(): Promise<void>;
};

type Options = {
  modules?: readonly Module[];
  sessions?: Sessions;
  at?: Date;
  newId?: () => string;
  /** Off by default; `shared` counts as the settings say. */
  rateLimits?: boolean | "shared";
  timeouts?: AssembleOptions["timeouts"];
  /** Reaches the database of the PostgreSQL lane through another address. */
  database?: DatabaseRoute;
  pictureSources?: (db: Db) => readonly PictureSource[];
  settings?: Record<string, string>;
  /** Replaces that of the settings, which would require real services. */
  publicUrl?: string;
  /** False makes it a server that others can reach, which the settings would allow with real services only. */
  loopback?: boolean;
  wrapPayments?: (gateway: PaymentGateway) => PaymentGateway;
  gatewayServer?: AssembleOptions["gatewayServer"];
  wrapTaxes?: AssembleOptions["wrapTaxes"];
  searchEngine?: SearchEngine;
  /** Fills the database before the modules' `prepare`. */
  seed?: (db: Db, clock: TestClock) => Promise<void>;
};

/** Starts the whole server on a new database, with a clock that only tests advance. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "heirloop-test-"));
  const database = await openTestDatabase(options.database);
  let instant = options.at ?? testInstant;
  const clock: TestClock = {
    now: () => new Date(instant),
    advance: (milliseconds) => void (instant = new Date(instant.getTime() + milliseconds)),
    set: (next) => void (instant = next),
  };
  const settings = readEnv({ NODE_ENV: "test", LOG_LEVEL: "error", ...options.settings });
  const { publicUrl = settings.publicUrl, loopback = settings.loopback } = options;
  const env = { ...settings, dataDir, publicUrl, loopback };
  const modules = options.modules ?? allModules;
  const makeId = options.newId ?? newId;
  const endings: Array<() => Promise<void> | void> = [];
  const platform = await assemble(
    {
      env,
      db: database.db,
      log: createLogger(env.logLevel),
      now: clock.now,
      newId: makeId,
      pictureSources: options.pictureSources?.(database.db) ?? [],
      ...(options.rateLimits === "shared"
        ? {}
        : { rateLimiter: options.rateLimits === true ? createMemoryRateLimiter() : noRateLimiter }),
      ...(options.timeouts === undefined ? {} : { timeouts: options.timeouts }),
      ...(options.gatewayServer === undefined ? {} : { gatewayServer: options.gatewayServer }),
      ...(options.wrapPayments === undefined ? {} : { wrapPayments: options.wrapPayments }),
      ...(options.wrapTaxes === undefined ? {} : { wrapTaxes: options.wrapTaxes }),
      ...(options.searchEngine === undefined ? {} : { searchEngine: options.searchEngine }),
    },
    endings,
  );
  const deps = connectModules(platform, modules, {
    sessions: options.sessions ?? createSessions(env),
    draining: { begun: false },
    admission: createAdmission(() => 0),
  });
  await options.seed?.(database.db, clock);
  for (const module of modules) await module.prepare?.(deps, database.db);
  await deps.jobs.scheduleRecurring(database.db);
  const app = createApp(deps, modules);
  const outbox = createOutbox(join(dataDir, "outbox"), clock.now);
  let http: Server | undefined;
  let attached: ReadonlyArray<{ close(): Promise<void> }> = [];
  return {
    deps,
    db: database.db,
    app,
    kind: database.kind,
    clock,
    call: (method, path, given = {}) => call(app, method, path, given),
    async listen() {
      const server = http ?? createServer(createListener(app, env));
      if (http === undefined) attached = modules.flatMap((module) => module.attach?.(server, deps) ?? []);
      http = server;
      if (!server.listening) await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("The test server has no port.");
      return { origin: `http://127.0.0.1:${address.port}`, http: server };
    },
    mails: () => outbox.list(Infinity),
    async close() {
      await deps.jobs.stop();
      for (const part of attached) await part.close();
      http?.closeAllConnections();
      if (http !== undefined) await new Promise((done) => http?.close(done));
      for (const ending of endings.toReversed()) await ending();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function call(
  app: App,
  method: string,
  path: string,
  { token, body, headers = {}, file }: CallOptions,
): Promise<TestAnswer> {
  const sent = new Headers(headers);
  if (token !== undefined) sent.set("x-auth-token", token);
  const init: RequestInit = { method, headers: sent };
  if (file !== undefined) {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(file.bytes)], file.name));
    init.body = form;
  } else if (body !== undefined) {
    if (!sent.has("content-type")) sent.set("content-type", "application/json");
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const response = await app.fetch(new Request(`http://localhost${path}`, init), { ip: "127.0.0.1" });
  const text = await response.text();
  const json = (response.headers.get("content-type") ?? "").includes("json");
  return { status: response.status, headers: response.headers, text, body: json ? JSON.parse(text) : text };
}
