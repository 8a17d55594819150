import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { spawnServer } from "./testing/server-process.ts";

// Each row starts a process, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let folder: string;
let other: Server;
let takenPort: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "heirloop-settings-"));
  await writeFile(join(folder, "a-file"), "");
  other = createServer();
  await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
  const address = other.address();
  takenPort = typeof address === "object" ? (address?.port ?? 0) : 0;
});
afterAll(async () => {
  other.close();
  await rm(folder, { recursive: true, force: true });
});

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};
const unwritable =
  /^DATA_DIR cannot be written \((?:ENOTDIR|ENOENT|EACCES|EPERM|EROFS): .*\); make it writable or set DATA_DIR to another folder\.$/;
type Row = [problem: string, settings: () => Record<string, string>, sentence: RegExp];
const rows: Row[] = [
  ["a wrong address", () => ({ PUBLIC_URL: "shop" }), /^The setting PUBLIC_URL is wrong: it must be /],
  ["a mail server without a host", () => ({ SMTP_URL: "smtp://" }), /^The setting SMTP_URL is wrong: it /],
  ["a short secret", () => ({ APP_SECRET: "short" }), /APP_SECRET is wrong: it must have at least 32 /],
  [
    "an open site without real services",
    () => ({ PUBLIC_URL: "https://shop.test" }),
    /^PUBLIC_URL \(shop\.test\) .* needs: STRIPE_SECRET_KEY .*; SMTP_URL .*; APP_SECRET /,
  ],
  [
    "keys of different modes",
    () => ({ ...stripe, STRIPE_SECRET_KEY: "sk_live_1" }),
    /^STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes; take both /,
  ],
  [
    "keys in each other's place",
    () => ({ ...stripe, STRIPE_SECRET_KEY: "pk_test_1", STRIPE_PUBLISHABLE_KEY: "sk_test_1" }),
    /^The setting STRIPE_SECRET_KEY is wrong: it must be a key starting with sk_test_ or sk_live_\.$/,
  ],
  [
    "no webhook secret",
    () => ({ ...stripe, STRIPE_WEBHOOK_SECRET: "" }),
    /^Payments through Stripe also need: STRIPE_WEBHOOK_SECRET\.$/,
  ],
  ["a role without Redis", () => ({ ROLE: "worker" }), /^ROLE=worker shares .* needs REDIS_URL\.$/],
  ["a port in use", () => ({ PORT: String(takenPort) }), /^PORT=\d+ is in use .* set another PORT\.$/],
  [
    "a host of another machine",
    () => ({ HOST: "127.nowhere.invalid" }),
    /^HOST=127\.nowhere\.invalid is no address of this machine; set HOST to /,
  ],
  ["a data folder in a file", () => ({ DATA_DIR: join(folder, "a-file", "data") }), unwritable],
  ["a file in the place of the data folder", () => ({ DATA_DIR: join(folder, "a-file") }), unwritable],
  ["a data folder that cannot be written", () => ({ DATA_DIR: "/proc" }), unwritable],
  ["a data folder that cannot be created", () => ({ DATA_DIR: "/proc/heirloop/data" }), unwritable],
  [
    "a data folder that cannot be created for the demo world",
    () => ({ DATA_DIR: "/proc/heirloop/data", DEMO: "on" }),
    unwritable,
  ],
  [
    "a data folder that cannot be created beside PostgreSQL",
    () => ({ DATA_DIR: "/proc/heirloop/data", DATABASE_URL: "postgres://127.0.0.1:1/heirloop" }),
    unwritable,
  ],
];

test.each(rows)("%s stops the start with one sentence and exit code 1", async (_, settings, sentence) => {
  const server = spawnServer({ DATA_DIR: join(folder, "data"), ...settings() });
  server.started.catch(() => {});
  const { code, errors } = await server.ended;
  expect({ code, lines: errors.trimEnd().split("\n") }).toEqual({
    code: 1,
    lines: [expect.stringMatching(sentence)],
  });
});
