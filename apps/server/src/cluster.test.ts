import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loginSchema } from "@heirloop/contract/user/user.endpoints";
import { uploadSchema } from "@heirloop/contract/upload/upload.endpoints";
import { Redis } from "ioredis";
import { Client } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readTestLane, readTestRedis } from "./env.ts";
import { startServerProcess, type ServerProcess } from "./testing/server-process.ts";
import { connectSocket } from "./testing/socket-client.ts";
import { startS3, testBucket } from "./testing/s3-server.ts";
import { createEmptyDatabase } from "./testing/test-database.ts";

// Each start loads the whole server and migrates, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const lane = readTestLane();
const redisUrl = readTestRedis();

describe.runIf(lane.kind === "postgres" && redisUrl !== null)("two servers on one database", () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let s3: Awaited<ReturnType<typeof startS3>>;
  let folder: string;
  let servers: readonly ServerProcess[];

  const start = (name: string, settings: Record<string, string> = {}) =>
    startServerProcess({ DATABASE_URL: database.url, DATA_DIR: join(folder, name), ...settings });
  const shared = () => ({
    REDIS_URL: redisUrl ?? "",
    APP_SECRET: "the same secret on every server of this test",
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: testBucket.bucket,
    S3_ACCESS_KEY_ID: testBucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: testBucket.secretAccessKey,
  });
  const post = (server: ServerProcess | undefined, path: string, body: unknown, token?: string) =>
    fetch(`${server?.origin ?? ""}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token !== undefined && { "x-auth-token": token }) },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    database = await createEmptyDatabase(lane.kind === "postgres" ? lane.url : "");
    folder = await mkdtemp(join(tmpdir(), "heirloop-cluster-"));
    s3 = await startS3();
    servers = await Promise.all([start("one", shared()), start("two", shared())]);
  });
  afterAll(async () => {
    for (const server of servers) server.kill("SIGTERM");
    await Promise.all(servers.map(({ ended }) => ended));
    await rm(folder, { recursive: true, force: true });
    await s3.close();
    const redis = new Redis(redisUrl ?? "");
    await redis.del(`heirloop:${new URL(database.url).pathname.slice(1)}:bus`);
    await redis.quit();
    await database.drop();
  });

  const register = async (server: ServerProcess | undefined, email: string): Promise<string> => {
    const answer = await post(server, "/api/auth/register", {
      firstName: "Ada",
      lastName: "Cluster",
      email,
      password: "a long enough password",
      isBusiness: false,
    });
    const { token } = loginSchema.parse(await answer.json());
    return token;
  };

  test("start together on an empty database and are both ready", async () => {
    const ready = await Promise.all(servers.map(({ origin }) => fetch(`${origin}/readyz`)));
    expect(ready.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("close a session's socket on one server when it ends on the other", async () => {
    const token = await register(servers[0], "ada@cluster.test");
    const socket = await connectSocket(servers[1]?.origin ?? "", token);
    const closed = new Promise((resolve) => socket.once("disconnect", resolve));
    expect((await post(servers[0], "/api/auth/logout", {}, token)).status).toBe(204);
    expect(await closed).toBe("io server disconnect");
  });

  test("count wrong passwords together: five in all, then 429 from both", async () => {
    await register(servers[0], "bea@cluster.test");
    const tries: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const server = servers[attempt % 2];
      const { status } = await post(server, "/api/auth/login", {
        email: "bea@cluster.test",
        password: "not the password",
      });
      tries.push(status);
    }
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test("show a picture on one server that was uploaded to the other", async () => {
    const token = await register(servers[0], "cleo@cluster.test");
    const form = new FormData();
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#a86" } })
      .png()
      .toBuffer();
    form.set("file", new File([new Uint8Array(bytes)], "sofa.png"));
    const uploaded = await fetch(`${servers[0]?.origin ?? ""}/api/uploads`, {
      method: "POST",
      headers: { "x-auth-token": token },
      body: form,
    });
    const { url } = uploadSchema.parse(await uploaded.json());
    const shown = await fetch(`${servers[1]?.origin ?? ""}${url}/160.webp`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  test("refuse to share the database with a server without Redis", async () => {
    await expect(start("three")).rejects.toThrow(
      "Another server runs on this database; set the same REDIS_URL on both so that they work together, or stop the other one.",
    );
  });

  test("reconnect after PostgreSQL closed all their connections, and answer no request with 500", async () => {
    const admin = new Client({ connectionString: lane.kind === "postgres" ? lane.url : "" });
    await admin.connect();
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      new URL(database.url).pathname.slice(1),
    ]);
    await admin.end();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => fetch(`${servers[index % 2]?.origin ?? ""}/api/blog`)),
    );
    expect(statuses.map(({ status }) => status).filter((status) => status === 500)).toEqual([]);
    await expect.poll(async () => (await fetch(`${servers[0]?.origin ?? ""}/readyz`)).status).toBe(200);
  });
});
