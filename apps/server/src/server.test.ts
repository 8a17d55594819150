import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startServerProcess } from "./testing/server-process.ts";

// Each start opens a separate database, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "heirloop-process-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test("refuses a second process on the same data folder in one sentence, and the first continues", async () => {
  const first = await startServerProcess({ DATA_DIR: dataDir });
  await expect(startServerProcess({ DATA_DIR: dataDir })).rejects.toThrow(
    /^Another Heirloop process \(\d+\) is using the data folder .*; stop it first or set DATA_DIR\.$/,
  );
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  first.kill("SIGTERM");
  expect(await first.ended).toEqual({ code: 0, signal: null, errors: "" });
});

test("reports a port that is in use in one sentence", async () => {
  const first = await startServerProcess({ DATA_DIR: dataDir });
  const { port } = new URL(first.origin);
  const other = join(dataDir, "other");
  await expect(startServerProcess({ DATA_DIR: other, PORT: port })).rejects.toThrow(
    `PORT=${port} is in use by another program; stop it or set another PORT.`,
  );
  first.kill("SIGTERM");
  await first.ended;
});

test("loses no accepted request on SIGTERM", async () => {
  const server = await startServerProcess({ DATA_DIR: dataDir });
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const ask = (path: string) =>
    new Promise<string>((answered, failed) => {
      get(`${server.origin}${path}`, { agent }, (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString())).on("end", () => answered(text));
      }).on("error", failed);
    });
  const slow = Array.from({ length: 20 }, () => ask("/slow?ms=800"));
  const requestCount = () => server.lines.filter((line) => line === "asked").length;
  await expect.poll(requestCount).toBe(20);
  server.kill("SIGTERM");
  // Sent during the shutdown: those that are still accepted are handled like the others.
  const late = await Promise.allSettled(Array.from({ length: 20 }, () => ask("/slow?ms=5")));
  expect(await Promise.all(slow)).toEqual(slow.map(() => "done"));
  expect((await server.ended).code).toBe(0);
  const answered = late.filter((one) => one.status === "fulfilled");
  expect(answered.map(({ value }) => value)).toEqual(
    Array.from({ length: requestCount() - 20 }, () => "done"),
  );
  agent.destroy();
});

test("keeps every acknowledged registration after kill -9", async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const server = await startServerProcess({ DATA_DIR: dataDir });
    const registering = Array.from({ length: 8 }, async (_, index) => {
      const email = `person-${round}-${index}@demo.test`;
      const body = JSON.stringify({
        firstName: "Ada",
        lastName: "Byron",
        email,
        password: "a long enough pass",
      });
      const answer = await fetch(`${server.origin}/api/auth/register`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      });
      if (answer.status === 201) acknowledged.push(email);
      return answer.status;
    });
    const ended = Promise.allSettled(registering);
    await Promise.race(registering);
    server.kill("SIGKILL");
    await server.ended;
    await ended;
  }
  expect(acknowledged.length).toBeGreaterThan(3);
  const server = await startServerProcess({ DATA_DIR: dataDir });
  for (const email of acknowledged) {
    const body = JSON.stringify({ email, password: "a long enough pass" });
    const answer = await fetch(`${server.origin}/api/auth/login`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    expect([email, answer.status]).toEqual([email, 200]);
  }
  server.kill("SIGTERM");
  await server.ended;
});

test("returns 503 from /readyz at once on SIGTERM while everything else is still served", async () => {
  const server = await startServerProcess({ DATA_DIR: dataDir, DRAIN_SECONDS: "300" });
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((answered, failed) => {
      get(`${server.origin}${path}`, { agent }, (response) => {
        response.resume();
        answered({ status: response.statusCode, connection: response.headers.connection });
      }).on("error", failed);
    });
  expect((await ask("/readyz")).status).toBe(200);
  server.kill("SIGTERM");
  await expect.poll(async () => (await ask("/readyz")).status).toBe(503);
  expect(await ask("/healthz")).toEqual({ status: 200, connection: "close" });
  // A second signal does not wait for the load balancer.
  server.kill("SIGTERM");
  expect((await server.ended).code).toBe(1);
  agent.destroy();
});

test("does not wait for a load balancer on Ctrl+C", async () => {
  const server = await startServerProcess({ DATA_DIR: dataDir, DRAIN_SECONDS: "300" });
  server.kill("SIGINT");
  expect((await server.ended).code).toBe(0);
});

test("keeps an idle connection longer than a proxy does", async () => {
  const server = await startServerProcess({ DATA_DIR: dataDir });
  const answer = await fetch(`${server.origin}/healthz`);
  expect(answer.headers.get("keep-alive")).toBe("timeout=75");
  server.kill("SIGTERM");
  await server.ended;
});

test("reports a read-only data folder in one sentence", async () => {
  const file = join(dataDir, "a-file");
  await writeFile(file, "");
  await expect(startServerProcess({ DATA_DIR: join(file, "data") })).rejects.toThrow(
    /^DATA_DIR cannot be written \(ENOTDIR: .*\); make it writable or set DATA_DIR to another folder\.$/,
  );
});
