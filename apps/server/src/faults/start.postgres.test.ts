import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readTestLane } from "../env.ts";
import { startFaultyLink, type FaultyLink, type LinkFault } from "../testing/faulty-link.ts";
import { findFreePort } from "../testing/free-port.ts";
import { spawnServer, startServerProcess } from "../testing/server-process.ts";
import { administer, createEmptyDatabase } from "../testing/test-database.ts";

// Each start loads the whole server and migrates, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const lane = readTestLane();

describe.runIf(lane.kind === "postgres")("a start without PostgreSQL", () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let link: FaultyLink;
  let folder: string;
  beforeAll(async () => {
    database = await createEmptyDatabase(lane.kind === "postgres" ? lane.url : "");
    link = await startFaultyLink(database.url, { defaultPort: 5432 });
    folder = await mkdtemp(join(tmpdir(), "heirloop-start-"));
  });
  afterAll(async () => {
    await link.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function startWithout(fault: LinkFault) {
    await link.set(fault);
    const port = await findFreePort();
    const server = spawnServer({
      DATABASE_URL: link.through(database.url),
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: "silent",
    });
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      return answer === null
        ? null
        : {
            status: answer.status,
            wait: answer.headers.get("retry-after"),
            body: (await answer.json()) as unknown,
          };
    };
    await expect.poll(async () => (await get("/readyz"))?.status).toBe(503);
    return { server, get };
  }

  test("answers 503 until PostgreSQL can be reached, and then starts by itself", async () => {
    const { server, get } = await startWithout("refuse");
    expect(await get("/readyz")).toEqual({
      status: 503,
      wait: "1",
      body: { status: "not ready" },
    });
    expect(await get("/")).toMatchObject({ status: 503, wait: "1", body: { code: "unavailable" } });
    expect(await get("/healthz")).toMatchObject({ status: 200 });
    await link.set("none");
    await server.started;
    expect(await get("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
    server.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null, errors: "" });
  });

  test("stops on SIGTERM while it waits", async () => {
    const { server } = await startWithout("cut");
    server.started.catch(() => {});
    server.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null, errors: "" });
  });

  test("is refused in one sentence when PostgreSQL does not have the database", async () => {
    await link.set("none");
    const url = new URL(database.url);
    url.pathname += "_missing";
    await expect(startServerProcess({ DATABASE_URL: url.href, DATA_DIR: folder })).rejects.toThrow(
      /^DATABASE_URL does not work \(database "\w+_missing" does not exist\); correct it\.$/,
    );
  });

  test("is refused in one sentence when other code has migrated the database", async () => {
    await link.set("none");
    const other = await createEmptyDatabase(lane.kind === "postgres" ? lane.url : "");
    await administer(other.url, "create schema drizzle");
    await administer(
      other.url,
      "create table drizzle.__drizzle_migrations as select 'of other code' as hash",
    );
    const server = spawnServer({ DATABASE_URL: other.url, DATA_DIR: folder });
    server.started.catch(() => {});
    const { code, errors } = await server.ended;
    await other.drop();
    expect({ code, lines: errors.trimEnd().split("\n") }).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^The database was made by other code than this; /)],
    });
  });
});
