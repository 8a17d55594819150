import { expect, test, vi } from "vitest";
import { applyMode, readEnv } from "./env.ts";

test("serves this machine only, with the demo world, without settings", () => {
  expect(readEnv({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://localhost:3000",
    loopback: true,
    demo: true,
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
  [{ PORT: "abc" }, "The setting PORT is wrong: it is a port number, 0 to 65535."],
  [{ PORT: "70000" }, "The setting PORT is wrong: it is a port number, 0 to 65535."],
  [{ DRAIN_SECONDS: "soon" }, "The setting DRAIN_SECONDS is wrong: it is a number of seconds, 0 to 300."],
  [{ DRAIN_SECONDS: "301" }, "The setting DRAIN_SECONDS is wrong: it is a number of seconds, 0 to 300."],
  [
    { PICTURE_CACHE_MB: "1" },
    "The setting PICTURE_CACHE_MB is wrong: it is a number of megabytes, at least 10.",
  ],
  [{ DEMO: "maybe" }, "The setting DEMO is wrong: it is a switch: on or off."],
  [
    { DATABASE_URL: "mysql://x" },
    "The setting DATABASE_URL is wrong: it is an address starting with postgres://.",
  ],
  [{ METRICS_TOKEN: "short" }, "The setting METRICS_TOKEN is wrong: it has at least 16 characters."],
  [
    { REDIS_URL: "redis://x" },
    "REDIS_URL is set, but the embedded database belongs to one process; set DATABASE_URL as well, or unset REDIS_URL.",
  ],
  [
    { DATABASE_URL: "postgres://x/y", REDIS_URL: "http://x" },
    "The setting REDIS_URL is wrong: it is an address starting with redis:// or rediss://.",
  ],
  [{ S3_BUCKET: "pictures" }, "Pictures on S3 also need: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY."],
  [
    { S3_ENDPOINT: "https://s3.test" },
    "Pictures on S3 also need: S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.",
  ],
  [{ ROLE: "boss" }, "The setting ROLE is wrong: it is one of all, web, worker."],
  [{ ROLE: "web" }, "ROLE=web shares its work with other servers; that needs REDIS_URL."],
  [{ APP_SECRET: "short" }, "The setting APP_SECRET is wrong: it has at least 32 characters."],
  [
    { STRIPE_SECRET_KEY: "sk" },
    "STRIPE_SECRET_KEY is set, but this build has no Stripe adapter (payments are the sandbox's); unset it to start.",
  ],
])("%o stops the start with one sentence", (settings, sentence) => {
  expect(() => readEnv(settings)).toThrow(sentence);
});

test("requires the real services for an open host, and lists them in the refusal", () => {
  expect(() => readEnv({ HOST: "0.0.0.0" })).toThrow(/SMTP_URL .*; DEMO=off .*; a real payment provider/);
  expect(() => readEnv({ HOST: "0.0.0.0", SMTP_URL: "smtp://mail", DEMO: "off" })).toThrow(
    /that needs: a real payment provider/,
  );
});
