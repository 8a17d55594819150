import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { chooseGateway } from "./env/choose-gateway.ts";
import { requireRealServices } from "./env/require-real-services.ts";
import {
  readAlgoliaSettings,
  readS3Settings,
  readStripeTaxKey,
  readVapidSettings,
} from "./env/service-settings.ts";
import { gatewaySettingsSchema, parseSettings, settingsSchema } from "./env/settings.schema.ts";
import type { S3Settings } from "./platform/blobs/s3-blob-store.ts";
import type { PoolSizes } from "./platform/database/database.ts";
import type { LogLevel } from "./platform/logging/log.ts";
import type { ConfiguredGateway } from "./platform/payments/gateway-definition.ts";
import type { VapidSettings } from "./platform/push/vapid-keys.ts";
import type { AlgoliaSettings } from "./platform/search/algolia-engine.ts";
import type { TracingSettings } from "./platform/tracing/tracing.ts";
import { StartRefused } from "./start-refused.ts";

const repositoryRoot = fileURLToPath(new URL("../../../", import.meta.url));

export type Env = Readonly<{
  /** `web` handles requests, `worker` runs jobs (and handles requests that reach it), `all` does both. */
  role: "all" | "web" | "worker";
  host: string;
  port: number;
  /** The absolute path of the folder for everything that this server stores on disk. */
  dataDir: string;
  /** The origin of links in mails and redirects, without a trailing slash. */
  publicUrl: string;
  /** The admin site and the site with the marketplace's public reviews. */
  sites: Readonly<{ admin: string; reviews: string }>;
  /** Whether only this machine can reach the server. */
  loopback: boolean;
  demo: boolean;
  /** Listings of the demo world, sold ones included. */
  demoListings: number;
  databaseUrl: string | null;
  /** The most connections to PostgreSQL; the embedded database has one session. */
  databaseConnections: PoolSizes;
  /** Connects the processes that share one database; without it a process has its database to itself. */
  redisUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  logLevel: LogLevel;
  metricsToken: string | null;
  /** Where traces are sent; null records none. */
  tracing: TracingSettings | null;
  /** The storage for uploaded pictures; null stores them in the data folder. */
  s3: S3Settings | null;
  /** The gateway that takes the payments; null takes them at the sandbox. */
  gateway: ConfiguredGateway | null;
  /** The key of the Stripe account that calculates the sales tax; null takes the rates of the states from a table. */
  stripeTaxKey: string | null;
  /** Browsers search there; null has them search this server. */
  algolia: AlgoliaSettings | null;
  /** The key for push notifications; null uses a key of its own on loopback, and sends none elsewhere. */
  vapid: VapidSettings | null;
  /** Other secrets are derived from it; without it each is created once and stored in the data folder. */
  appSecret: string | null;
  trustProxy: boolean;
  /** The absolute path of the scripts and styles of the release before, for pages that are still open. */
  previousAssetsDir: string | null;
  /** Seconds the server still handles requests after SIGTERM while `/readyz` already diverts traffic. */
  drainSeconds: number;
  /** Bytes of resized pictures cached on disk; the oldest are removed first and created again on demand. */
  pictureCacheBytes: number;
  mode: "production" | "development" | "test";
}>;

/**
 * React and other libraries choose their development or production code by this variable when they are
 * loaded.
 */
export function applyMode({ mode }: Pick<Env, "mode">): void {
  process.env["NODE_ENV"] = mode;
}

const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || host === "[::1]" || host.startsWith("127.");

/**
 * Parses the settings once. An invalid one throws {@link StartRefused} naming it. Source: docs/operating.md.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const named = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const settings = parseSettings(settingsSchema, named);
  if (settings.REDIS_URL !== undefined && settings.DATABASE_URL === undefined) {
    throw new StartRefused(
      "REDIS_URL is set, but the embedded database belongs to one process; set DATABASE_URL as well, or unset REDIS_URL.",
    );
  }
  if (settings.ROLE !== "all" && settings.REDIS_URL === undefined) {
    throw new StartRefused(`ROLE=${settings.ROLE} shares its work with other servers; that needs REDIS_URL.`);
  }
  // Behind a proxy on the same machine the server listens on loopback, but its public address is not.
  const opening = Object.entries({
    HOST: settings.HOST,
    PUBLIC_URL: new URL(settings.PUBLIC_URL ?? "http://localhost").hostname,
  }).find(([, host]) => !isLoopback(host));
  const demo = settings.DEMO ?? settings.DATABASE_URL === undefined;
  const gatewaySettings = parseSettings(gatewaySettingsSchema, named);
  const gateway = chooseGateway(gatewaySettings, { demo });
  if (opening !== undefined) requireRealServices(settings, opening, { gateway: gateway !== null, demo });
  const shownHost = settings.HOST === "127.0.0.1" || settings.HOST === "::1" ? "localhost" : settings.HOST;
  return {
    role: settings.ROLE,
    host: settings.HOST,
    port: settings.PORT,
    dataDir: resolve(repositoryRoot, settings.DATA_DIR),
    publicUrl: (settings.PUBLIC_URL ?? `http://${shownHost}:${settings.PORT}`).replace(/\/$/, ""),
    sites: {
      admin: settings.ADMIN_URL ?? pageUrls.admin(),
      reviews: settings.REVIEW_SITE_URL ?? brand.reviewSite,
    },
    loopback: opening === undefined,
    demo,
    demoListings: settings.DEMO_LISTINGS,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseConnections: {
      statements: settings.DATABASE_CONNECTIONS,
      transactions: settings.DATABASE_TRANSACTIONS,
    },
    redisUrl: settings.REDIS_URL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? brand.email,
    logLevel: settings.LOG_LEVEL ?? (process.stdout.isTTY ? "warn" : "info"),
    metricsToken: settings.METRICS_TOKEN ?? null,
    tracing:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: settings.OTEL_SERVICE_NAME },
    s3: readS3Settings(settings),
    gateway,
    stripeTaxKey: readStripeTaxKey(settings, gatewaySettings["STRIPE_SECRET_KEY"]),
    algolia: readAlgoliaSettings(settings),
    vapid: readVapidSettings(settings),
    appSecret: settings.APP_SECRET ?? null,
    trustProxy: settings.TRUST_PROXY,
    previousAssetsDir:
      settings.PREVIOUS_ASSETS_DIR === undefined
        ? null
        : resolve(repositoryRoot, settings.PREVIOUS_ASSETS_DIR),
    drainSeconds: settings.DRAIN_SECONDS,
    pictureCacheBytes: settings.PICTURE_CACHE_MB * 1024 * 1024,
    mode: settings.NODE_ENV,
  };
}

/** Returns the Redis URL for adapter tests, in the PostgreSQL lane only; null skips these tests. */
export function readTestRedis(): string | null {
  return process.env["SERVER_LANE"] === "postgres" ? (process.env["TEST_REDIS_URL"] ?? null) : null;
}

/** Returns the database for the server's tests, set by vitest's two lanes. */
export function readTestLane(): { kind: "embedded" } | { kind: "postgres"; url: string } {
  if (process.env["SERVER_LANE"] !== "postgres") return { kind: "embedded" };
  const url = process.env["TEST_DATABASE_URL"];
  if (url === undefined) throw new StartRefused("The PostgreSQL lane needs TEST_DATABASE_URL.");
  return { kind: "postgres", url };
}

/** Returns how often the test of crashes kills the server: a few times with all other tests, `CRASH_KILLS` on its own. */
export const readTestKills = (): number => Number(process.env["CRASH_KILLS"] ?? 6);
