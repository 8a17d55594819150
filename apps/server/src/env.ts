import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import * as z from "zod/mini";
import type { S3Settings } from "./platform/blobs/s3-blob-store.ts";
import type { PoolSizes } from "./platform/database/database.ts";
import type { LogLevel } from "./platform/logging/log.ts";
import type { ConfiguredGateway, GatewayDefinition } from "./platform/payments/gateway-definition.ts";
import { gateways } from "./platform/payments/gateways.ts";
import { publicKeyOf, type VapidSettings } from "./platform/push/vapid-keys.ts";
import type { AlgoliaSettings } from "./platform/search/algolia-engine.ts";
import type { TracingSettings } from "./platform/tracing/tracing.ts";

const repositoryRoot = fileURLToPath(new URL("../../../", import.meta.url));

const flag = z.pipe(
  z.enum(["1", "0", "true", "false", "on", "off", "yes", "no"], "must be a switch: on or off"),
  z.transform((word) => ["1", "true", "on", "yes"].includes(word)),
);
const address = z.url({
  protocol: /^https?$/,
  error: "must be an address starting with http:// or https://",
});

/** A whole number that is written in digits; `wrong` says what it has to be. */
const wholeNumber = (least: number, most: number, wrong: string) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,7}$/, wrong)), z.transform(Number)),
    z.int().check(z.gte(least, wrong), z.lte(most, wrong)),
  );

/** The most connections to PostgreSQL for one purpose. */
const connections = z._default(wholeNumber(1, 500, "must be a number of connections, 1 to 500"), 10);

const settingsSchema = z.object({
  HOST: z._default(z.string(), "127.0.0.1"),
  ROLE: z._default(z.enum(["all", "web", "worker"], "must be one of all, web, worker"), "all"),
  PORT: z._default(wholeNumber(0, 65_535, "must be a port number, 0 to 65535"), 3000),
  DATA_DIR: z._default(z.string().check(z.minLength(1, "must name a folder")), ".data"),
  PUBLIC_URL: z.optional(address),
  ADMIN_URL: z.optional(address),
  REVIEW_SITE_URL: z.optional(address),
  DEMO: z.optional(flag),
  DEMO_LISTINGS: z._default(wholeNumber(160, 999_999, "is a number of listings, 160 to 999999"), 12_000),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: "must be an address starting with postgres://" }),
  ),
  DATABASE_CONNECTIONS: connections,
  DATABASE_TRANSACTIONS: connections,
  REDIS_URL: z.optional(
    z.url({ protocol: /^rediss?$/, error: "must be an address starting with redis:// or rediss://" }),
  ),
  SMTP_URL: z.optional(
    z.url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "must be an address starting with smtp:// or smtps://, with a host",
    }),
  ),
  MAIL_FROM: z.optional(z.email("must be an email address")),
  LOG_LEVEL: z.optional(
    z.enum(["silent", "error", "warn", "info", "debug"], "must be one of silent, error, warn, info, debug"),
  ),
  S3_ENDPOINT: z.optional(address),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), "us-east-1"),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  ALGOLIA_APP_ID: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9]+$/, "must have letters and digits only")),
  ),
  ALGOLIA_ADMIN_KEY: z.optional(z.string()),
  ALGOLIA_SEARCH_KEY: z.optional(z.string()),
  ALGOLIA_INDEX_PREFIX: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, "must have up to 40 letters, digits, hyphens and underscores")),
  ),
  VAPID_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^B[\w-]{86}$/, "must be a public key of 87 characters in base64url")),
  ),
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{43}$/, "must be a private key of 43 characters in base64url")),
  ),
  VAPID_SUBJECT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
          "must be an address starting with mailto: or https://",
        ),
      ),
  ),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, "must have at least 16 characters"))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address),
  OTEL_SERVICE_NAME: z._default(z.string(), "heirloop"),
  TRUST_PROXY: z._default(flag, false),
  PREVIOUS_ASSETS_DIR: z.optional(z.string()),
  DRAIN_SECONDS: z._default(wholeNumber(0, 300, "must be a number of seconds, 0 to 300"), 5),
  PICTURE_CACHE_MB: z._default(
    wholeNumber(10, 9_999_999, "must be a number of megabytes, at least 10"),
    2048,
  ),
  NODE_ENV: z._default(z.enum(["production", "development", "test"]), "production"),
});

/** The settings of payment gateways, each of which declares its own. */
const gatewaySettingsSchema = z.object(
  Object.fromEntries(
    gateways.flatMap(({ settings }) =>
      Object.entries(settings).map(([name, schema]) => [name, z.optional(schema)]),
    ),
  ),
);

/** The name of every setting. */
export const settingNames: readonly string[] = [
  ...Object.keys(settingsSchema.shape),
  ...Object.keys(gatewaySettingsSchema.shape),
];

type Settings = z.output<typeof settingsSchema>;

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

/** Throws {@link StartRefused} naming the first setting that is wrong. */
function parse<Schema extends z.ZodMiniType>(schema: Schema, settings: unknown): z.output<Schema> {
  const parsed = schema.safeParse(settings);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StartRefused(
    `The setting ${String(issue?.path[0])} is wrong: it ${issue?.message ?? "cannot be read"}.`,
  );
}

/**
 * Parses the settings once. An invalid one throws {@link StartRefused} naming it. Source: docs/operating.md.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const named = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const settings = parse(settingsSchema, named);
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
  const gateway = chooseGateway(parse(gatewaySettingsSchema, named), { demo });
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
    s3: s3Settings(settings),
    gateway,
    algolia: algoliaSettings(settings),
    vapid: vapidSettings(settings),
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

/** Returns the settings if all are there, null if none is; otherwise names the missing ones. */
function allOrNone<Name extends string>(
  sentence: string,
  settings: Readonly<Record<Name, string | undefined>>,
): Record<Name, string> | null {
  const entries = Object.entries<string | undefined>(settings);
  const missing = entries.flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === entries.length) return null;
  if (missing.length > 0) throw new StartRefused(`${sentence}: ${missing.join(", ")}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- None is missing.
  return settings as Record<Name, string>;
}

/** Requires all S3 settings or none. */
function s3Settings(settings: Settings): S3Settings | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION: region } = settings;
  const sentence = "Pictures on S3 also need";
  const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const keys = allOrNone(sentence, needed);
  if (keys === null) {
    if (S3_ENDPOINT === undefined) return null;
    throw new StartRefused(`${sentence}: ${Object.keys(needed).join(", ")}.`);
  }
  return {
    endpoint: S3_ENDPOINT ?? null,
    region,
    bucket: keys.S3_BUCKET,
    accessKeyId: keys.S3_ACCESS_KEY_ID,
    secretAccessKey: keys.S3_SECRET_ACCESS_KEY,
  };
}

/** The setting that tells most about a gateway. */
const mainSettingOf = ({ settings }: GatewayDefinition): string => Object.keys(settings)[0] ?? "";

/** Returns the gateway whose settings are there, which have to be complete; null without one. */
function chooseGateway(
  settings: Readonly<Record<string, string | undefined>>,
  { demo }: { demo: boolean },
): ConfiguredGateway | null {
  const chosen = gateways.flatMap((gateway) => {
    const own = Object.fromEntries(Object.keys(gateway.settings).map((name) => [name, settings[name]]));
    const complete = allOrNone(`Payments through ${gateway.title} also need`, own);
    return complete === null ? [] : [{ gateway, settings: complete }];
  });
  const [first, second] = chosen;
  if (first === undefined) return null;
  if (second !== undefined)
    throw new StartRefused(
      `Payments go through one gateway: unset the settings of ${first.gateway.title} or of ${second.gateway.title}.`,
    );
  const mistake = first.gateway.findMistake(first.settings);
  if (mistake !== null) throw new StartRefused(mistake);
  if (demo)
    throw new StartRefused(
      `${mainSettingOf(first.gateway)} is set, but the orders of the demo world are paid at the sandbox; set DEMO=off as well, or unset it.`,
    );
  return first.gateway.configure(first.settings);
}

/** Requires all Algolia settings or none. */
function algoliaSettings(settings: Settings): AlgoliaSettings | null {
  const { ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_SEARCH_KEY } = settings;
  const keys = allOrNone("Search on Algolia also needs", {
    ALGOLIA_APP_ID,
    ALGOLIA_ADMIN_KEY,
    ALGOLIA_SEARCH_KEY,
  });
  if (keys === null) {
    if (settings.ALGOLIA_INDEX_PREFIX === undefined) return null;
    throw new StartRefused(
      "ALGOLIA_INDEX_PREFIX is set, but the keys of Algolia are not; set them as well, or unset it.",
    );
  }
  if (keys.ALGOLIA_ADMIN_KEY === keys.ALGOLIA_SEARCH_KEY)
    throw new StartRefused(
      "ALGOLIA_SEARCH_KEY is the admin key, and browsers would get it; set the key that can only search.",
    );
  return {
    appId: keys.ALGOLIA_APP_ID,
    adminKey: keys.ALGOLIA_ADMIN_KEY,
    searchKey: keys.ALGOLIA_SEARCH_KEY,
    indexPrefix: settings.ALGOLIA_INDEX_PREFIX ?? "",
  };
}

const isKeyPair = (publicKey: string, privateKey: string): boolean => {
  try {
    return publicKeyOf(Buffer.from(privateKey, "base64url")) === publicKey;
  } catch {
    return false;
  }
};

/** Requires all settings of push notifications or none. */
function vapidSettings(settings: Settings): VapidSettings | null {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = settings;
  const all = allOrNone("Push notifications also need", {
    VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY,
    VAPID_SUBJECT,
  });
  if (all === null) return null;
  if (!isKeyPair(all.VAPID_PUBLIC_KEY, all.VAPID_PRIVATE_KEY))
    throw new StartRefused(
      "VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY; set two keys that were created together.",
    );
  return {
    publicKey: all.VAPID_PUBLIC_KEY,
    privateKey: all.VAPID_PRIVATE_KEY,
    subject: all.VAPID_SUBJECT,
  };
}

/** Sandbox payments, a readable outbox, demo accounts and plain HTTP are allowed on loopback only. */
function requireRealServices(
  settings: Settings,
  [name, host]: readonly [setting: string, host: string],
  has: { gateway: boolean; demo: boolean },
): void {
  const missing = [
    ...(has.gateway
      ? []
      : [`${gateways.map(mainSettingOf).join(" or ")} (payments go to the sandbox without it)`]),
    ...(settings.SMTP_URL === undefined ? ["SMTP_URL (mail goes to a readable outbox without it)"] : []),
    ...(settings.APP_SECRET === undefined ? ["APP_SECRET (it signs what browsers must not forge)"] : []),
    ...(settings.PUBLIC_URL?.startsWith("https://")
      ? []
      : ["PUBLIC_URL starting with https:// (passwords travel in the open without it)"]),
    ...(has.demo ? ["DEMO=off (the demo accounts' password is public)"] : []),
  ];
  if (missing.length > 0)
    throw new StartRefused(
      `${name} (${host}) would open this server to the network; that needs: ${missing.join("; ")}.`,
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

/** Returns how often the test of crashes kills the server: a few times with all other tests, `CRASH_KILLS` on its own. */
export const readTestKills = (): number => Number(process.env["CRASH_KILLS"] ?? 6);
