import { join } from "node:path";
import type { Env } from "../env.ts";
import { createBoundedBlobStore } from "./blobs/bounded-blob-store.ts";
import { createDiskBlobStore } from "./blobs/disk-blob-store.ts";
import { createMemoryBus } from "./bus/memory-bus.ts";
import type { Db } from "./database/database.ts";
import { createJobs } from "./jobs/jobs.ts";
import { createMemoryLocks } from "./locks/memory-locks.ts";
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

/** Chooses the implementation of each port from the settings; nothing else does. */
export function assemble({ env, db, log, now, newId, pictureSources, rateLimiter }: Options): Platform {
  const mailer =
    env.smtpUrl === null
      ? createOutbox(join(env.dataDir, "outbox"), now)
      : createSmtpMailer(env.smtpUrl, env.mailFrom);
  const jobs = createJobs({ db, now, newId, log });
  jobs.register([mailJob(mailer)]);
  return {
    env,
    db,
    log,
    now,
    newId,
    rateLimiter: rateLimiter ?? createMemoryRateLimiter(),
    locks: createMemoryLocks(),
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
    bus: createMemoryBus(),
    webhookKey:
      env.paymentWebhookSecret === null
        ? persistedKey(join(env.dataDir, "payment-webhook.key"))
        : Buffer.from(env.paymentWebhookSecret),
  };
}
