import { join } from "node:path";
import type { Env } from "../env.ts";
import type { BlobStore } from "./blobs/blob-store.ts";
import { createBoundedBlobStore } from "./blobs/bounded-blob-store.ts";
import { createDiskBlobStore } from "./blobs/disk-blob-store.ts";
import { createMemoryBus } from "./bus/memory-bus.ts";
import type { Bus } from "./bus/bus.ts";
import type { Db } from "./database/database.ts";
import { countJobs } from "./database/job.queries.ts";
import { createPartHealth, type PartCheck } from "./health/part-health.ts";
import { createJobs } from "./jobs/jobs.ts";
import { createMemoryLocks } from "./locks/memory-locks.ts";
import { createPostgresLocks } from "./locks/postgres-locks.ts";
import type { Locks } from "./locks/locks.ts";
import type { Logger } from "./logging/log.ts";
import { mailJob } from "./mail/mail.job.ts";
import type { Mailer } from "./mail/mailer.ts";
import { createOutbox } from "./mail/outbox-mailer.ts";
import { createSmtpMailer } from "./mail/smtp-mailer.ts";
import { createMetrics } from "./metrics/metrics.ts";
import type { PictureSource } from "./pictures/picture-source.ts";
import type { GatewayOptions } from "./payments/gateway-definition.ts";
import { guardGateway } from "./payments/guarded-gateway.ts";
import { guardRateLimiter } from "./rate-limits/guarded-rate-limiter.ts";
import type { PaymentGateway } from "./payments/payment-gateway.ts";
import { sandboxGateway } from "./payments/sandbox/sandbox.ts";
import { createPictures } from "./pictures/pictures.ts";
import type { Platform } from "./platform.ts";
import type { PushService } from "./push/push-service.ts";
import { publicKeyOf } from "./push/vapid-keys.ts";
import { createWebPushService } from "./push/web-push-service.ts";
import { createMemoryRateLimiter } from "./rate-limits/memory-rate-limiter.ts";
import type { RateLimiter } from "./rate-limits/rate-limiter.ts";
import type { SearchEngine, SearchReader } from "./search/search-engine.ts";
import { keyFor } from "./secrets/persisted-key.ts";
import { cacheTaxRates } from "./taxes/cached-tax-calculator.ts";
import { guardTaxCalculator } from "./taxes/guarded-tax-calculator.ts";
import { createSeededRatesTaxCalculator } from "./taxes/seeded-rates-tax-calculator.ts";
import type { TaxCalculator } from "./taxes/tax-calculator.ts";

export type AssembleOptions = {
  env: Env;
  db: Db;
  log: Logger;
  now: () => Date;
  newId: () => string;
  pictureSources: readonly PictureSource[];
  rateLimiter?: RateLimiter;
  /** Tests put faults between the server and the gateway. */
  wrapPayments?: (gateway: PaymentGateway) => PaymentGateway;
  /** Tests put a server of this machine in the gateway's place. */
  gatewayServer?: GatewayOptions["server"];
  /** Tests put faults between the server and the tax calculator. */
  wrapTaxes?: (calculator: TaxCalculator) => TaxCalculator;
  searchEngine?: SearchEngine;
  timeouts?: Timeouts;
};

/** Milliseconds that an answer of each part may take, if not what its own file says. */
export type Timeouts = Readonly<{
  payments?: number;
  mail?: number;
  blobs?: number;
  redis?: number;
  push?: number;
}>;

/** Filled with a check of each service that is configured, by the part's name. */
type Checks = Record<string, PartCheck>;

/** Steps that close opened resources, run in reverse. */
type Endings = Array<() => Promise<void> | void>;

/**
 * Chooses each port's implementation from the settings; nothing else does. Adds what it opens to `endings`.
 */
export async function assemble(
  {
    env,
    db,
    log,
    now,
    newId,
    pictureSources,
    rateLimiter,
    wrapPayments,
    gatewayServer,
    wrapTaxes,
    searchEngine,
    timeouts = {},
  }: AssembleOptions,
  endings: Endings,
): Promise<Platform> {
  if (env.tracing !== null) {
    // Loaded on demand, because only servers that send traces need it.
    const { startTracing } = await import("./tracing/start-tracing.ts");
    const warn = (cause: string): void => log.warn({ cause }, "traces could not be sent");
    endings.push(startTracing(env.tracing, warn));
  }
  const checks: Checks = {};
  const mailer = mailerFor({ env, now, timeout: timeouts.mail, checks });
  endings.push(() => mailer.close());
  const jobs = createJobs({ db, now, newId, log });
  jobs.register([mailJob(mailer)]);
  const metrics = createMetrics({ process: env.metricsToken !== null });
  metrics.observe({
    name: "jobs",
    help: "Background jobs by state: due, for later, or failed for good",
    label: "state",
    read: () => countJobs(db, now()),
  });
  const keys = { secret: env.appSecret, folder: env.dataDir };
  const { bus, limiter } = await sharedThroughRedis({ env, log, timeout: timeouts.redis, checks }, endings);
  const { payments, sandbox, check, close } = await (env.gateway ?? sandboxGateway).open({
    db,
    now,
    newId,
    keyFor: (purpose) => keyFor(purpose, keys),
    timeout: timeouts.payments,
    server: gatewayServer,
  });
  endings.push(close);
  if (check !== null) checks["payments"] = check;
  const taxes = await taxesFor({ env, log, timeout: timeouts.payments, checks, server: gatewayServer });
  const push = pushFor(env, keys, timeouts.push);
  endings.push(() => push?.close());
  const uploads = await uploadsFor({ env, timeout: timeouts.blobs, checks }, endings);
  const engine = searchEngine ?? (await openSearchEngine(env));
  if (engine !== null) checks["search"] = () => engine.check();
  const health = createPartHealth(checks, { now, log });
  metrics.observe({
    name: "parts_reachable",
    help: "1 for a configured service that answers, 0 for one that does not",
    label: "part",
    read: async () =>
      new Map(
        Object.entries(health.read()).flatMap(([part, state]) =>
          state === "checking" ? [] : [[part, state === "ok" ? 1 : 0] as const],
        ),
      ),
  });
  return {
    env,
    db,
    log,
    now,
    newId,
    signingKey: (purpose) => keyFor(purpose, keys),
    rateLimiter: guardRateLimiter(rateLimiter ?? limiter),
    locks: locksFor(env, endings),
    metrics,
    health,
    jobs,
    mailer,
    push,
    pictures: createPictures({
      sources: pictureSources,
      uploads,
      cache: createBoundedBlobStore(join(env.dataDir, "picture-cache"), env.pictureCacheBytes),
      secret: keyFor("picture", keys),
      now,
      newId,
      log,
    }),
    bus,
    payments: guardGateway(wrapPayments?.(payments) ?? payments),
    taxes: guardTaxCalculator(cacheTaxRates(wrapTaxes?.(taxes) ?? taxes, now)),
    searchEngine: engine,
    sandbox,
  };
}

/** What a configured service is created with. */
type PartOptions = { timeout: number | undefined; checks: Checks };

function mailerFor({
  env,
  now,
  timeout,
  checks,
}: PartOptions & Pick<AssembleOptions, "env" | "now">): Mailer {
  if (env.smtpUrl === null) return createOutbox(join(env.dataDir, "outbox"), now);
  const mailer = createSmtpMailer(env.smtpUrl, env.mailFrom, timeout);
  checks["mail"] = () => mailer.check();
  return mailer;
}

async function taxesFor({
  env: { stripeTaxKey, loopback },
  log,
  timeout,
  checks,
  server,
}: PartOptions &
  Pick<AssembleOptions, "env" | "log"> &
  Pick<GatewayOptions, "server">): Promise<TaxCalculator> {
  if (stripeTaxKey === null) {
    if (!loopback)
      log.warn(
        "only the general sales tax of the states is collected, without that of counties and cities; STRIPE_TAX=on collects all of it",
      );
    return createSeededRatesTaxCalculator();
  }
  // Loaded on demand, because only servers with Stripe need it.
  const [{ Stripe }, { checkStripeTax, createStripeTaxCalculator }] = await Promise.all([
    import("stripe"),
    import("./taxes/stripe-tax-calculator.ts"),
  ]);
  const stripe = new Stripe(stripeTaxKey, { maxNetworkRetries: 1, telemetry: false, ...server });
  checks["taxes"] = () => checkStripeTax(stripe, timeout);
  return createStripeTaxCalculator({ stripe, timeout });
}

/**
 * Returns the service with the key of the settings. Without one, a server that only this machine reaches has a key
 * of its own, and any other sends no push notifications: a new key would end all subscriptions.
 */
function pushFor(
  { vapid, loopback, mailFrom }: Env,
  keys: Parameters<typeof keyFor>[1],
  timeout: number | undefined,
): PushService | null {
  if (vapid === null && !loopback) return null;
  if (vapid !== null) return createWebPushService(vapid, { local: loopback, timeout });
  const key = keyFor("push", keys);
  const own = {
    publicKey: publicKeyOf(key),
    privateKey: key.toString("base64url"),
    subject: `mailto:${mailFrom}`,
  };
  return createWebPushService(own, { local: true, timeout });
}

/** Returns the search service of the settings; null without one. */
export async function openSearchEngine({ algolia }: Pick<Env, "algolia">): Promise<SearchEngine | null> {
  if (algolia === null) return null;
  // Loaded on demand, because only servers with Algolia need it.
  const { createAlgoliaEngine } = await import("./search/algolia-engine.ts");
  return createAlgoliaEngine(algolia);
}

/** Returns the search service of the settings as browsers see it; null without one. */
export async function openSearchReader({ algolia }: Pick<Env, "algolia">): Promise<SearchReader | null> {
  if (algolia === null) return null;
  const { createAlgoliaReader } = await import("./search/algolia-engine.ts");
  return createAlgoliaReader(algolia);
}

/** State shared by several processes; a process without Redis runs alone and keeps it in memory. */
async function sharedThroughRedis(
  {
    env: { redisUrl: url, databaseUrl },
    log,
    timeout,
    checks,
  }: PartOptions & Pick<AssembleOptions, "env" | "log">,
  endings: Endings,
): Promise<{ bus: Bus; limiter: RateLimiter }> {
  if (url === null || databaseUrl === null)
    return { bus: createMemoryBus(), limiter: createMemoryRateLimiter() };
  // Separates marketplaces with different databases on one Redis.
  const prefix = `heirloop:${new URL(databaseUrl).pathname.slice(1)}`;
  const [{ createRedisBus }, { createRedisRateLimiter }] = await Promise.all([
    import("./bus/redis-bus.ts"),
    import("./rate-limits/redis-rate-limiter.ts"),
  ]);
  const bus = await createRedisBus({ url, log, stream: `${prefix}:bus`, timeout });
  endings.push(() => bus.close());
  const limiter = await createRedisRateLimiter({ url, log, prefix: `${prefix}:limit`, timeout });
  checks["redis"] = () => limiter.check();
  endings.push(() => limiter.close());
  return { bus, limiter };
}

async function uploadsFor(
  { env: { s3, dataDir }, timeout, checks }: PartOptions & Pick<AssembleOptions, "env">,
  endings: Endings,
): Promise<BlobStore> {
  if (s3 === null) return createDiskBlobStore(join(dataDir, "pictures"));
  // Loaded on demand, because it is large and only servers with S3 need it.
  const { createS3BlobStore } = await import("./blobs/s3-blob-store.ts");
  const store = createS3BlobStore(s3, timeout);
  checks["pictures"] = () => store.check();
  endings.push(() => store.close());
  return store;
}

function locksFor({ databaseUrl, redisUrl }: Env, endings: Endings): Locks {
  if (databaseUrl === null || redisUrl === null) return createMemoryLocks();
  const locks = createPostgresLocks(databaseUrl);
  endings.push(() => locks.close());
  return locks;
}
