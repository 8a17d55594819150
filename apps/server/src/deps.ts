import type { Mailer } from "./adapters/mail/mail.port.ts";
import type { PictureService } from "./adapters/pictures/pictures.ts";
import type { Storage } from "./adapters/storage/storage.port.ts";
import type { Db } from "./db/database.ts";
import type { Env } from "./env.ts";
import type { Sessions } from "./http/caller.ts";
import type { RateLimiter } from "./http/rate-limit.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { LiveHub } from "./live/live.ts";
import type { Logger } from "./log/log.ts";

/** Everything a module may need from outside of it. Time and ids are here so that tests can pin them. */
export type Deps = Readonly<{
  env: Env;
  /** For work outside a request; inside one, use the call's `db`. */
  db: Db;
  now: () => Date;
  /** A new opaque id that cannot be guessed or counted. */
  newId: () => string;
  log: Logger;
  sessions: Sessions;
  rateLimiter: RateLimiter;
  jobs: Jobs;
  mailer: Mailer;
  storage: Storage;
  pictures: PictureService;
  live: LiveHub;
  /** Signs the payment provider's events. */
  webhookKey: Uint8Array;
}>;
