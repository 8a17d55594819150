import { join } from "node:path";
import { createOutbox } from "./adapters/mail/outbox.mail.ts";
import { createSmtpMailer } from "./adapters/mail/smtp.mail.ts";
import type { PictureSource } from "./adapters/pictures/picture-source.ts";
import { createPictures } from "./adapters/pictures/pictures.ts";
import { keptKey } from "./adapters/storage/kept-key.ts";
import { createDiskStorage } from "./adapters/storage/disk.storage.ts";
import type { Db } from "./db/database.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import type { Sessions } from "./http/caller.ts";
import { createRateLimiter, type RateLimiter } from "./http/rate-limit.ts";
import { createJobs } from "./jobs/jobs.ts";
import { mailJob } from "./jobs/mail.job.ts";
import { createLiveHub } from "./live/live.ts";
import type { Logger } from "./log/log.ts";
import type { Module } from "./modules/module.ts";

type Given = {
  env: Env;
  db: Db;
  log: Logger;
  now: () => Date;
  newId: () => string;
  sessions: Sessions;
  modules: readonly Module[];
  pictureSources: readonly PictureSource[];
  rateLimiter?: RateLimiter;
};

/** Chooses the adapters that the settings name and puts the parts together. */
export function assemble(given: Given): Deps {
  const { env, db, log, now, newId } = given;
  const deps: Deps = {
    env,
    db,
    log,
    now,
    newId,
    sessions: given.sessions,
    rateLimiter: given.rateLimiter ?? createRateLimiter(),
    jobs: createJobs({ db, now, newId, log }),
    mailer:
      env.smtpUrl === null
        ? createOutbox(join(env.dataDir, "outbox"), now)
        : createSmtpMailer(env.smtpUrl, env.mailFrom),
    storage: createDiskStorage(join(env.dataDir, "files")),
    pictures: createPictures({
      sources: given.pictureSources,
      uploads: createDiskStorage(join(env.dataDir, "pictures")),
      cache: createDiskStorage(join(env.dataDir, "picture-cache")),
      secret: keptKey(join(env.dataDir, "picture.key")),
      now,
      newId,
    }),
    live: createLiveHub(),
    webhookKey:
      env.paymentWebhookSecret === null
        ? keptKey(join(env.dataDir, "payment-webhook.key"))
        : Buffer.from(env.paymentWebhookSecret),
  };
  deps.jobs.register([mailJob(deps.mailer)]);
  for (const module of given.modules) deps.jobs.register(module.jobs?.(deps) ?? []);
  return deps;
}
