import type { Env } from "../env.ts";
import type { Bus } from "./bus/bus.ts";
import type { Db } from "./database/database.ts";
import type { PartHealth } from "./health/part-health.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Locks } from "./locks/locks.ts";
import type { Logger } from "./logging/log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { PaymentGateway } from "./payments/payment-gateway.ts";
import type { Sandbox } from "./payments/sandbox/sandbox-server.ts";
import type { PictureService } from "./pictures/pictures.ts";
import type { PushService } from "./push/push-service.ts";
import type { RateLimiter } from "./rate-limits/rate-limiter.ts";
import type { SearchEngine } from "./search/search-engine.ts";
import type { TaxCalculator } from "./taxes/tax-calculator.ts";

/**
 * Everything outside the server, as its modules see it. Time and ids are included so that tests can control
 * them.
 */
export type Platform = Readonly<{
  env: Env;
  /** For work outside a request; inside one, use the call's `db`. */
  db: Db;
  now: () => Date;
  /** Returns a new opaque id that cannot be guessed or enumerated. */
  newId: () => string;
  log: Logger;
  /** Returns the key that signs what is handed out for one purpose. */
  signingKey: (purpose: string) => Buffer;
  rateLimiter: RateLimiter;
  locks: Locks;
  metrics: Metrics;
  /** The configured services without which the server still works, if worse. */
  health: PartHealth;
  jobs: Jobs;
  mailer: Mailer;
  /** Null if this server sends no push notifications. */
  push: PushService | null;
  pictures: PictureService;
  bus: Bus;
  payments: PaymentGateway;
  taxes: TaxCalculator;
  /** The service that browsers search; null when they search this server. */
  searchEngine: SearchEngine | null;
  /** The sandbox behind `payments`, for its own pages and events; null with real payments. */
  sandbox: Sandbox | null;
}>;
