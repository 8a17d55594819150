import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import * as z from "zod/mini";
import type { S3Settings } from "./platform/blobs/s3-blob-store.ts";

const repositoryRoot = fileURLToPath(new URL("../../../", import.meta.url));

const flag = z.pipe(
  z.enum(["1", "0", "true", "false", "on", "off", "yes", "no"], "is a switch: on or off"),
  z.transform((word) => ["1", "true", "on", "yes"].includes(word)),
);
const address = z.url({ protocol: /^https?$/, error: "is an address starting with http:// or https://" });

const settingsSchema = z.object({
  HOST: z._default(z.string(), "127.0.0.1"),
  ROLE: z._default(z.enum(["all", "web", "worker"], "is one of all, web, worker"), "all"),
  PORT: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,5}$/, "is a port number, 0 to 65535")), z.transform(Number)),
      z.int().check(z.lte(65_535, "is a port number, 0 to 65535")),
    ),
    3000,
  ),
  DATA_DIR: z._default(z.string().check(z.minLength(1, "names a folder")), ".data"),
  PUBLIC_URL: z.optional(address),
  ADMIN_URL: z.optional(address),
  REVIEW_SITE_URL: z.optional(address),
  DEMO: z.optional(flag),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: "is an address starting with postgres://" }),
  ),
  REDIS_URL: z.optional(
    z.url({ protocol: /^rediss?$/, error: "is an address starting with redis:// or rediss://" }),
  ),
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, error: "is an address starting with smtp:// or smtps://" }),
  ),
  MAIL_FROM: z.optional(z.email("is an email address")),
  LOG_LEVEL: z.optional(
    z.enum(["silent", "error", "warn", "info", "debug"], "is one of silent, error, warn, info, debug"),
  ),
  S3_ENDPOINT: z.optional(address),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), "us-east-1"),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, "has at least 32 characters"))),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, "has at least 16 characters"))),
  PAYMENT_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(32, "has at least 32 characters"))),
  TRUST_PROXY: z._default(flag, false),
  DRAIN_SECONDS: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,3}$/, "is a number of seconds, 0 to 300")), z.transform(Number)),
      z.int().check(z.lte(300, "is a number of seconds, 0 to 300")),
    ),
    5,
  ),
  PICTURE_CACHE_MB: z._default(
    z.pipe(
      z.pipe(
        z.string().check(z.regex(/^\d{2,7}$/, "is a number of megabytes, at least 10")),
        z.transform(Number),
      ),
      z.int().check(z.gte(10, "is a number of megabytes, at least 10")),
    ),
    2048,
  ),
  NODE_ENV: z._default(z.enum(["production", "development", "test"]), "production"),
});

/** Settings of services without an adapter in this build: they must not be silently ignored. */
const absentAdapters: ReadonlyArray<{ prefix: string; service: string; instead: string }> = [
  { prefix: "ALGOLIA_", service: "Algolia", instead: "search is answered by the embedded engine" },
  { prefix: "STRIPE_", service: "Stripe", instead: "payments are the sandbox's" },
];

/** A start that cannot continue; the message is the complete explanation and is shown without a stack. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";
}

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
  loopback: boolean;
  demo: boolean;
  databaseUrl: string | null;
  /** Connects the processes that share one database; without it a process has its database to itself. */
  redisUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
  metricsToken: string | null;
  /** The storage for uploaded pictures; null stores them in the data folder. */
  s3: S3Settings | null;
  /** Other secrets are derived from it; without it each is created once and stored in the data folder. */
  appSecret: string | null;
  /** Signs the payment provider's events; without it a separate key is stored in the data folder. */
  paymentWebhookSecret: string | null;
  trustProxy: boolean;
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

const isLoopback = (host: string) => host === "localhost" || host === "::1" || host.startsWith("127.");

/**
 * Parses the settings once. An invalid one throws {@link StartRefused} naming it. Source: docs/operating.md.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const named = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  for (const { prefix, service, instead } of absentAdapters) {
    const setting = Object.keys(named).find((name) => name.startsWith(prefix));
    if (setting !== undefined) {
      throw new StartRefused(
        `${setting} is set, but this build has no ${service} adapter (${instead}); unset it to start.`,
      );
    }
  }
  const parsed = settingsSchema.safeParse(named);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartRefused(
      `The setting ${String(issue?.path[0])} is wrong: it ${issue?.message ?? "cannot be read"}.`,
    );
  }
  const settings = parsed.data;
  if (settings.REDIS_URL !== undefined && settings.DATABASE_URL === undefined) {
    throw new StartRefused(
      "REDIS_URL is set, but the embedded database belongs to one process; set DATABASE_URL as well, or unset REDIS_URL.",
    );
  }
  if (settings.ROLE !== "all" && settings.REDIS_URL === undefined) {
    throw new StartRefused(`ROLE=${settings.ROLE} shares its work with other servers; that needs REDIS_URL.`);
  }
  const loopback = isLoopback(settings.HOST);
  const demo = settings.DEMO ?? settings.DATABASE_URL === undefined;
  if (!loopback) refuseOpenHost(settings.HOST, { smtp: settings.SMTP_URL !== undefined, demo });
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
    loopback,
    demo,
    databaseUrl: settings.DATABASE_URL ?? null,
    redisUrl: settings.REDIS_URL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? brand.email,
    logLevel: settings.LOG_LEVEL ?? (process.stdout.isTTY ? "warn" : "info"),
    metricsToken: settings.METRICS_TOKEN ?? null,
    s3: s3Settings(settings),
    appSecret: settings.APP_SECRET ?? null,
    paymentWebhookSecret: settings.PAYMENT_WEBHOOK_SECRET ?? null,
    trustProxy: settings.TRUST_PROXY,
    drainSeconds: settings.DRAIN_SECONDS,
    pictureCacheBytes: settings.PICTURE_CACHE_MB * 1024 * 1024,
    mode: settings.NODE_ENV,
  };
}

/** Requires all S3 settings or none. */
function s3Settings(settings: z.output<typeof settingsSchema>): S3Settings | null {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  const given = { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined)
    return {
      endpoint: settings.S3_ENDPOINT ?? null,
      region: settings.S3_REGION,
      bucket,
      accessKeyId,
      secretAccessKey,
    };
  if (missing.length === 3 && settings.S3_ENDPOINT === undefined) return null;
  throw new StartRefused(`Pictures on S3 also need: ${missing.join(", ")}.`);
}

/** Demo accounts, the readable outbox and sandbox payments are allowed on loopback only. */
function refuseOpenHost(host: string, has: { smtp: boolean; demo: boolean }): void {
  const missing = [
    ...(has.smtp ? [] : ["SMTP_URL (mail goes to a readable outbox without it)"]),
    ...(has.demo ? ["DEMO=off (the demo accounts' password is public)"] : []),
    "a real payment provider (this build has the sandbox only)",
  ];
  throw new StartRefused(
    `HOST=${host} would open this server to the network; that needs: ${missing.join("; ")}.`,
  );
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
