import { expect, test, vi } from "vitest";
import { applyMode, readEnv } from "./env.ts";

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

const vapid = {
  VAPID_PUBLIC_KEY: "BBLYCwntjSleoz2k1ne41aUgyDP6uE9BqBOfs2CJmclH2MnMm0AqZzR9-GgO7siCvuQK8LZeLBXfGL2Jmue_VMI",
  VAPID_PRIVATE_KEY: "l3UE8dBs3pRa0NM5liZIbvuFy-XnToOMJ34_Z0cqt8s",
  VAPID_SUBJECT: "mailto:ops@shop.test",
};

test("serves this machine only, with the demo world, without settings", () => {
  expect(readEnv({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://localhost:3000",
    loopback: true,
    demo: true,
    demoListings: 12_000,
    databaseUrl: null,
  });
});

test("loads the libraries' production code unless the settings say otherwise", () => {
  vi.stubEnv("NODE_ENV", "test");
  applyMode(readEnv({}));
  expect(process.env["NODE_ENV"]).toBe("production");
  applyMode(readEnv({ NODE_ENV: "development" }));
  expect(process.env["NODE_ENV"]).toBe("development");
  vi.unstubAllEnvs();
});

test("seeds an external database with the demo world only on request", () => {
  const url = "postgres://somebody@127.0.0.1:5432/shop";
  expect([
    readEnv({ DATABASE_URL: url }).demo,
    readEnv({ DATABASE_URL: url, DEMO: "on" }).demo,
    readEnv({ DEMO: "off" }).demo,
  ]).toEqual([false, true, false]);
});

test.each([
  [{ PORT: "abc" }, "The setting PORT is wrong: it must be a port number, 0 to 65535."],
  [{ PORT: "70000" }, "The setting PORT is wrong: it must be a port number, 0 to 65535."],
  [
    { DRAIN_SECONDS: "soon" },
    "The setting DRAIN_SECONDS is wrong: it must be a number of seconds, 0 to 300.",
  ],
  [{ DRAIN_SECONDS: "301" }, "The setting DRAIN_SECONDS is wrong: it must be a number of seconds, 0 to 300."],
  [
    { DATABASE_TRANSACTIONS: "0" },
    "The setting DATABASE_TRANSACTIONS is wrong: it must be a number of connections, 1 to 500.",
  ],
  [
    { PICTURE_CACHE_MB: "1" },
    "The setting PICTURE_CACHE_MB is wrong: it must be a number of megabytes, at least 10.",
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" },
    "The setting OTEL_EXPORTER_OTLP_ENDPOINT is wrong: it must be an address starting with http:// or https://.",
  ],
  [{ DEMO: "maybe" }, "The setting DEMO is wrong: it must be a switch: on or off."],
  [
    { DEMO_LISTINGS: "many" },
    "The setting DEMO_LISTINGS is wrong: it is a number of listings, 160 to 999999.",
  ],
  [
    { DEMO_LISTINGS: "159" },
    "The setting DEMO_LISTINGS is wrong: it is a number of listings, 160 to 999999.",
  ],
  [
    { DATABASE_URL: "mysql://x" },
    "The setting DATABASE_URL is wrong: it must be an address starting with postgres://.",
  ],
  [{ METRICS_TOKEN: "short" }, "The setting METRICS_TOKEN is wrong: it must have at least 16 characters."],
  [
    { REDIS_URL: "redis://x" },
    "REDIS_URL is set, but the embedded database belongs to one process; set DATABASE_URL as well, or unset REDIS_URL.",
  ],
  [
    { DATABASE_URL: "postgres://x/y", REDIS_URL: "http://x" },
    "The setting REDIS_URL is wrong: it must be an address starting with redis:// or rediss://.",
  ],
  [{ S3_BUCKET: "pictures" }, "Pictures on S3 also need: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY."],
  [
    { S3_ENDPOINT: "https://s3.test" },
    "Pictures on S3 also need: S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.",
  ],
  [{ ROLE: "boss" }, "The setting ROLE is wrong: it must be one of all, web, worker."],
  [
    { ALGOLIA_APP_ID: "APP", ALGOLIA_ADMIN_KEY: "admin" },
    "Search on Algolia also needs: ALGOLIA_SEARCH_KEY.",
  ],
  [
    { ALGOLIA_APP_ID: "a.test/", ALGOLIA_ADMIN_KEY: "admin", ALGOLIA_SEARCH_KEY: "search" },
    "The setting ALGOLIA_APP_ID is wrong: it must have letters and digits only.",
  ],
  [
    { ALGOLIA_APP_ID: "APP", ALGOLIA_ADMIN_KEY: "same", ALGOLIA_SEARCH_KEY: "same" },
    "ALGOLIA_SEARCH_KEY is the admin key, and browsers would get it; set the key that can only search.",
  ],
  [
    { ALGOLIA_INDEX_PREFIX: "staging_" },
    "ALGOLIA_INDEX_PREFIX is set, but the keys of Algolia are not; set them as well, or unset it.",
  ],
  [
    { ALGOLIA_INDEX_PREFIX: "staging/" },
    "The setting ALGOLIA_INDEX_PREFIX is wrong: it must have up to 40 letters, digits, hyphens and underscores.",
  ],
  [
    { VAPID_PUBLIC_KEY: vapid.VAPID_PUBLIC_KEY },
    "Push notifications also need: VAPID_PRIVATE_KEY, VAPID_SUBJECT.",
  ],
  [
    { ...vapid, VAPID_PUBLIC_KEY: "key" },
    "The setting VAPID_PUBLIC_KEY is wrong: it must be a public key of 87 characters in base64url.",
  ],
  [
    { ...vapid, VAPID_PRIVATE_KEY: "key" },
    "The setting VAPID_PRIVATE_KEY is wrong: it must be a private key of 43 characters in base64url.",
  ],
  [
    { ...vapid, VAPID_SUBJECT: "ops@shop.test" },
    "The setting VAPID_SUBJECT is wrong: it must be an address starting with mailto: or https://.",
  ],
  [
    { ...vapid, VAPID_PRIVATE_KEY: `A${vapid.VAPID_PRIVATE_KEY.slice(1)}` },
    "VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY; set two keys that were created together.",
  ],
  [{ ROLE: "web" }, "ROLE=web shares its work with other servers; that needs REDIS_URL."],
  [{ APP_SECRET: "short" }, "The setting APP_SECRET is wrong: it must have at least 32 characters."],
  [
    { STRIPE_SECRET_KEY: "sk" },
    "The setting STRIPE_SECRET_KEY is wrong: it must be a key starting with sk_test_ or sk_live_.",
  ],
  [
    { STRIPE_SECRET_KEY: "sk_test_1" },
    "Payments through Stripe also need: STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET.",
  ],
  [
    { ...stripe, STRIPE_WEBHOOK_SECRET: "secret" },
    "The setting STRIPE_WEBHOOK_SECRET is wrong: it must be one secret or more starting with whsec_, with commas.",
  ],
  [
    { ...stripe, STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
    "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes; take both from the test mode, or both from the live mode.",
  ],
  [
    stripe,
    "STRIPE_SECRET_KEY is set, but the orders of the demo world are paid at the sandbox; set DEMO=off as well, or unset it.",
  ],
  [
    { STRIPE_TAX: "on" },
    "STRIPE_TAX is on, but the keys of Stripe are not set; set STRIPE_SECRET_KEY as well, or unset it.",
  ],
])("%o stops the start with one sentence", (settings, sentence) => {
  expect(() => readEnv(settings)).toThrow(sentence);
});

test("pays through Stripe, whose form browsers show, or at the sandbox", () => {
  const { gateway } = readEnv({ ...stripe, STRIPE_WEBHOOK_SECRET: "whsec_1,whsec_2", DEMO: "off" });
  expect(gateway?.cardForm).toMatchObject({ name: "stripe", publicKey: "pk_test_1" });
  expect(readEnv({}).gateway).toBeNull();
});

test("calculates sales tax with the account that is paid, if asked to", () => {
  const paid = { ...stripe, DEMO: "off" };
  expect([
    readEnv({ ...paid, STRIPE_TAX: "on" }).stripeTaxKey,
    readEnv(paid).stripeTaxKey,
    readEnv({}).stripeTaxKey,
  ]).toEqual(["sk_test_1", null, null]);
});

test("sends push notifications with the given key, or decides about one later", () => {
  expect(readEnv(vapid).vapid).toEqual({
    publicKey: vapid.VAPID_PUBLIC_KEY,
    privateKey: vapid.VAPID_PRIVATE_KEY,
    subject: "mailto:ops@shop.test",
  });
  expect(readEnv({}).vapid).toBeNull();
});

test("requires the real services for an open host, and lists them in the refusal", () => {
  expect(() => readEnv({ HOST: "0.0.0.0" })).toThrow(
    /that needs: STRIPE_SECRET_KEY .*; SMTP_URL .*; APP_SECRET .*; PUBLIC_URL .*; DEMO=off /,
  );
  const open = {
    HOST: "0.0.0.0",
    ...stripe,
    SMTP_URL: "smtp://mail",
    DEMO: "off",
    APP_SECRET: "0123456789abcdef0123456789abcdef",
  };
  expect(() => readEnv(open)).toThrow(/that needs: PUBLIC_URL [^;]*$/);
  expect(() => readEnv({ ...open, PUBLIC_URL: "http://shop.test" })).toThrow(/that needs: PUBLIC_URL [^;]*$/);
  expect(readEnv({ ...open, PUBLIC_URL: "https://shop.test" }).loopback).toBe(false);
  // Behind a proxy on the same machine.
  expect(() => readEnv({ PUBLIC_URL: "https://shop.test" })).toThrow(
    /^PUBLIC_URL \(shop\.test\) would open this server to the network; that needs: STRIPE_SECRET_KEY /,
  );
  expect(readEnv({ PUBLIC_URL: "http://[::1]:3000" }).loopback).toBe(true);
});
