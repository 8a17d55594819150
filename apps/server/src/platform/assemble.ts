import { join } from "node:path";
import type { Env } from "../env.ts";
import { createBoundedBlobStore } from "./blobs/bounded-blob-store.ts";
import { createDiskBlobStore } from "./blobs/disk-blob-store.ts";
import { createMemoryBus } from "./bus/memory-bus.ts";
import { createRedisBus } from "./bus/redis-bus.ts";
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
import { createPictures } from "./pictures/pictures.ts";
import type { Platform } from "./platform.ts";
import { createMemoryRateLimiter } from "./rate-limits/memory-rate-limiter.ts";
import type { RateLimiter } from "./rate-limits/rate-limiter.ts";
import { createRedisRateLimiter } from "./rate-limits/redis-rate-limiter.ts";
import { persistedKey } from "./secrets/persisted-key.ts";

type Options = {
  env: Env;
  db: Db;
  log: Logger;
  now: () => Date;
  newId: () => string;
  pictureSources: readonly PictureSource[];
  rateLimiter?: RateLimiter;
};

/** Steps that close what was opened, run in reverse. */
type Endings = Array<() => Promise<void> | void>;

/** Chooses the implementation of each port from the settings; nothing else does. What it opens is added to `endings`. */
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
  const { bus, limiter } = await sharedThroughRedis(env, log, endings);
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
      uploads: createDiskBlobStore(join(env.dataDir, "pictures")),
      cache: createBoundedBlobStore(join(env.dataDir, "picture-cache"), env.pictureCacheBytes),
      secret: persistedKey(join(env.dataDir, "picture.key")),
      now,
      newId,
      log,
    }),
    bus,
    webhookKey:
      env.paymentWebhookSecret === null
        ? persistedKey(join(env.dataDir, "payment-webhook.key"))
        : Buffer.from(env.paymentWebhookSecret),
  };
}

/** What several processes have in common; a process without Redis is alone and keeps it in memory. */
async function sharedThroughRedis(
  { redisUrl: url }: Env,
  log: Logger,
  endings: Endings,
): Promise<{ bus: Bus; limiter: RateLimiter }> {
  if (url === null) return { bus: createMemoryBus(), limiter: createMemoryRateLimiter() };
  const bus = await createRedisBus({ url, log });
  endings.push(() => bus.close());
  const limiter = await createRedisRateLimiter({ url, log });
  endings.push(() => limiter.close());
  return { bus, limiter };
}

function locksFor({ databaseUrl, redisUrl }: Env, endings: Endings): Locks {
  if (databaseUrl === null || redisUrl === null) return createMemoryLocks();
  const locks = createPostgresLocks(databaseUrl);
  endings.push(() => locks.close());
  return locks;
}
