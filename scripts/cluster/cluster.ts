import { mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { Redis } from "ioredis";
import { Client } from "pg";
import S3rver from "s3rver";
import { buildWhenStale } from "../build.ts";
import { repositoryRoot } from "../repository-root.ts";
import { serverEnvironment, serverFlags } from "../server-flags.ts";
import { superviseChild, type Child } from "./child.ts";
import { findHaproxy } from "./find-haproxy.ts";

/**
 * The production topology on one machine: two web servers and a worker behind HAProxy, with PostgreSQL, Redis
 * and an S3-compatible store (docs/operating.md). `--fresh` starts with an empty database, and forgets what it left in Redis.
 */
const port = Number(process.env["PORT"] ?? 3000);
const webPorts = [port + 1, port + 2];
const workerPort = port + 3;
const storePort = port + 4;
const postgres = process.env["CLUSTER_POSTGRES_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const redisUrl = process.env["REDIS_URL"] ?? "redis://127.0.0.1:6379";
const databaseName = `heirloop_cluster_${port}`;
const folder = join(repositoryRoot, ".data/cluster", String(port));
const store = { bucket: "heirloop", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

class Refusal extends Error {}

async function prepareDatabase(fresh: boolean): Promise<string> {
  const client = new Client({ connectionString: postgres, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new Refusal(`PostgreSQL does not answer at ${postgres}: start it, or set CLUSTER_POSTGRES_URL.`, {
      cause: error,
    });
  }
  try {
    if (fresh) await client.query(`drop database if exists ${databaseName} with (force)`);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
  const own = new URL(postgres);
  own.pathname = `/${databaseName}`;
  return own.href;
}

/** Deletes this cluster's own keys: the servers start each of them with the database's name (`assemble.ts`). */
async function clearRedis(): Promise<void> {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
  redis.on("error", () => undefined);
  try {
    await redis.connect();
    const keys = await redis.keys(`heirloop:${databaseName}:*`);
    if (keys.length > 0) await redis.unlink(keys);
  } catch (error) {
    throw new Refusal(`Redis does not answer at ${redisUrl}: start it, or set REDIS_URL.`, { cause: error });
  } finally {
    redis.disconnect();
  }
}

async function startStore(): Promise<{ close(): Promise<void> }> {
  const server = new S3rver({
    port: storePort,
    address: "127.0.0.1",
    silent: true,
    directory: join(folder, "store"),
    configureBuckets: [{ name: store.bucket, configs: [] }],
  });
  await server.run();
  return server;
}

function startServer(name: string, role: "web" | "worker", ownPort: number, databaseUrl: string): Child {
  return superviseChild({
    name,
    command: [process.execPath, ...serverFlags, join(repositoryRoot, "apps/server/build/main.js")],
    env: {
      ...serverEnvironment,
      ROLE: role,
      HOST: "127.0.0.1",
      PORT: String(ownPort),
      PUBLIC_URL: `http://localhost:${port}`,
      TRUST_PROXY: "on",
      DATA_DIR: join(folder, name),
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
      S3_BUCKET: store.bucket,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      APP_SECRET: "a secret for the cluster on this machine only",
      DEMO: "on",
      DRAIN_SECONDS: "1",
      LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
    },
    ready: / is at http/,
    say,
  });
}

/** The worker sends the mails, and the web servers show them at `/dev/outbox`. */
async function shareOutbox(name: string): Promise<void> {
  const outbox = join(folder, "outbox");
  await Promise.all([mkdir(outbox, { recursive: true }), mkdir(join(folder, name), { recursive: true })]);
  await symlink(outbox, join(folder, name, "outbox")).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((later) => setTimeout(later, 100));
  }
}

/** Shutdown steps, run in reverse: the servers drain while the proxy sends visitors to the remaining ones. */
const closing: Array<() => Promise<void>> = [];

async function startCluster(fresh: boolean): Promise<void> {
  const haproxy = findHaproxy();
  if (haproxy === null) throw new Refusal("HAProxy is not installed (Debian: apt-get install haproxy).");
  await buildWhenStale(say);
  if (fresh) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(["web-1", "web-2", "worker"].map(shareOutbox));
  const databaseUrl = await prepareDatabase(fresh);
  if (fresh) await clearRedis();
  const pictureStore = await startStore();
  closing.push(() => pictureStore.close());
  const proxy = superviseChild({
    name: "proxy",
    command: [haproxy, "-db", "-f", join(repositoryRoot, "deploy/haproxy.cfg")],
    env: { PORT: String(port), WEB_1_PORT: String(port + 1), WEB_2_PORT: String(port + 2) },
    ready: null,
    say,
  });
  closing.push(() => proxy.stop());
  const servers = [
    ...webPorts.map((ownPort, index) => startServer(`web-${index + 1}`, "web", ownPort, databaseUrl)),
    startServer("worker", "worker", workerPort, databaseUrl),
  ];
  closing.push(async () => {
    await Promise.all(servers.map((server) => server.stop()));
  });
  await Promise.all(servers.map(({ ready }) => ready));
  await answers(`http://127.0.0.1:${port}/readyz`);
}

async function stop(exitCode: number): Promise<never> {
  for (const close of closing.splice(0).toReversed()) await close();
  process.exit(exitCode);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(0));
try {
  await startCluster(process.argv.includes("--fresh"));
  say(`Cluster is at http://localhost:${port}`);
} catch (error) {
  if (!(error instanceof Refusal)) console.error(error);
  else console.error(error.message);
  await stop(1);
}
