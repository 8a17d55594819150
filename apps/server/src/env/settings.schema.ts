import * as z from "zod/mini";
import { gateways } from "../platform/payments/gateways.ts";
import { StartRefused } from "../start-refused.ts";

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

export const settingsSchema = z.object({
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
  STRIPE_TAX: z._default(flag, false),
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
export const gatewaySettingsSchema = z.object(
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

export type Settings = z.output<typeof settingsSchema>;

/** Throws {@link StartRefused} naming the first setting that is wrong. */
export function parseSettings<Schema extends z.ZodMiniType>(
  schema: Schema,
  settings: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(settings);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StartRefused(
    `The setting ${String(issue?.path[0])} is wrong: it ${issue?.message ?? "cannot be read"}.`,
  );
}
