import { join } from "node:path";
import type { Env } from "../env.ts";
import type { BlobStore } from "./blobs/blob-store.ts";
import { createBoundedBlobStore } from "./blobs/bounded-blob-store.ts";
import { createDiskBlobStore } from "./blobs/disk-blob-store.ts";
import { createMemoryBus } from "./bus/memory-bus.ts";
import type { Bus } from "./bus/bus.ts";
import type { Db } from "./database/database.ts";
import { createJobs } from "./jobs/jobs.ts";
import { createMemoryLocks } from "./locks/memory-locks.ts";
import { createPostgresLocks } from "./locks/postgres-locks.ts";
import type { Locks } from "./locks/locks.ts";
import type { Logger } from "./logging/log.ts";
import { mailJob } from "./mail/mail.job.ts";
import { createOutbox } from "./mail/outbox-mailer.ts";
import { createSmtpMailer } from "./mail/smtp-mailer.ts";
import { createMetrics } from "./metrics/metrics.ts";
import type { PictureSource } from "./pictures/picture-source.ts";
import { createSandboxPayments } from "./payments/sandbox/sandbox-provider.ts";
import { createPictures } from "./pictures/pictures.ts";
import type { Platform } from "./platform.ts";
import { createMemoryRateLimiter } from "./rate-limits/memory-rate-limiter.ts";
import type { RateLimiter } from "./rate-limits/rate-limiter.ts";
import { keyFor } from "./secrets/persisted-key.ts";

type Options = {
  env: Env;
  db: Db;
  log: Logger;
  now: () => Date;
  newId: () => string;
  pictureSources: readonly PictureSource[];
  rateLimiter?: RateLimiter;
};

/** Steps that close opened resources, run in reverse. */
type Endings = Array<() => Promise<void> | void>;

/**
 * Chooses each port's implementation from the settings; nothing else does. Adds what it opens to `endings`.
 */
export async function assemble(
  { env, db, log, now, newId, pictureSources, rateLimiter }: Options,
  endings: Endings,
): Promise<Platform> {
  const mailer =
    env.smtpUrl === null
      ? createOutbox(join(env.dataDir, "outbox"), now)
      : createSmtpMailer(env.smtpUrl, env.mailFrom);
  const jobs = createJobs({ db, now, newId, log });
  jobs.register([mailJob(mailer)]);
  const keys = { secret: env.appSecret, folder: env.dataDir };
  const { bus, limiter } = await sharedThroughRedis(env, log, endings);
  const webhookKey =
    env.paymentWebhookSecret === null
      ? keyFor("payment-webhook", keys)
      : Buffer.from(env.paymentWebhookSecret);
  return {
    env,
    db,
    log,
    now,
    newId,
    rateLimiter: rateLimiter ?? limiter,
    locks: locksFor(env, endings),
    metrics: createMetrics({ process: env.metricsToken !== null }),
    jobs,
    mailer,
    pictures: createPictures({
      sources: pictureSources,
      uploads: await uploadsFor(env, endings),
      cache: createBoundedBlobStore(join(env.dataDir, "picture-cache"), env.pictureCacheBytes),
      secret: keyFor("picture", keys),
      now,
      newId,
      log,
    }),
    bus,
    // The sandbox is the only provider so far; `env.ts` rejects settings for any other.
    payments: createSandboxPayments({ db, now, newId, webhookKey }),
    webhookKey,
  };
}

/** State shared by several processes; a process without Redis runs alone and keeps it in memory. */
async function sharedThroughRedis(
  { redisUrl: url, databaseUrl }: Env,
  log: Logger,
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
  const bus = await createRedisBus({ url, log, stream: `${prefix}:bus` });
  endings.push(() => bus.close());
  const limiter = await createRedisRateLimiter({ url, log, prefix: `${prefix}:limit` });
  endings.push(() => limiter.close());
  return { bus, limiter };
}

async function uploadsFor({ s3, dataDir }: Env, endings: Endings): Promise<BlobStore> {
  if (s3 === null) return createDiskBlobStore(join(dataDir, "pictures"));
  // Loaded on demand, because it is large and only servers with S3 need it.
  const { createS3BlobStore } = await import("./blobs/s3-blob-store.ts");
  const store = createS3BlobStore(s3);
  endings.push(() => store.close());
  return store;
}

function locksFor({ databaseUrl, redisUrl }: Env, endings: Endings): Locks {
  if (databaseUrl === null || redisUrl === null) return createMemoryLocks();
  const locks = createPostgresLocks(databaseUrl);
  endings.push(() => locks.close());
  return locks;
}
