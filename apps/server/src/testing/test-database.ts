import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { inject } from "vitest";
import {
  connectDatabase,
  type DatabaseConnection,
  type ConnectionTimeouts,
} from "../platform/database/database.ts";
import { openEmbedded } from "../platform/database/embedded.ts";
import { readTestLane } from "../env.ts";
import { migrateDatabase, schemaFingerprint } from "../platform/database/migrate.ts";

/** A migrated, empty database that is unique to the test file. */
export type TestDatabase = DatabaseConnection & { readonly kind: "embedded" | "postgres" };

/** How the connections under test reach PostgreSQL, and how long they wait for it. */
export type DatabaseRoute = { through: (url: string) => string; timeouts?: ConnectionTimeouts };

/** Opens PostgreSQL if the test lane names one, else PGlite in memory. */
export async function openTestDatabase(route?: DatabaseRoute): Promise<TestDatabase> {
  const lane = readTestLane();
  if (lane.kind === "postgres") return openOnPostgres(lane.url, route);
  const embedded = await openEmbedded({
    folder: null,
    dump: await emptyDump(),
    compiled: await compilePglite(),
  });
  const connection = connectDatabase({ socketFolder: embedded.host });
  return {
    ...connection,
    kind: "embedded",
    async close() {
      await connection.close();
      await embedded.close();
    },
  };
}

let compiling: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles PGlite once for all test files of a worker. The engine's own cache is of one thread, and each database has
 * its own: without this, every file begins with slow code again.
 */
async function compilePglite(): Promise<WebAssembly.Module> {
  const wasm = new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"));
  compiling ??= readFile(wasm).then((bytes) => WebAssembly.compile(bytes));
  return compiling;
}

/** Returns a dump of the migrated schema, cached per schema: creating it takes seconds, loading it 0.7 s. */
async function emptyDump(): Promise<string> {
  const folder = join(tmpdir(), "heirloop-test-dumps");
  const file = join(folder, `${schemaFingerprint()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const database = join(folder, `making-${randomBytes(6).toString("hex")}`);
  const embedded = await openEmbedded({ folder: database });
  const connection = connectDatabase({ socketFolder: embedded.host });
  await migrateDatabase(connection);
  await connection.close();
  await embedded.close();
  const engine = await PGlite.create({ dataDir: database });
  const dump = await engine.dumpDataDir("none");
  await engine.close();
  const unfinished = `${database}.part`;
  writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()));
  renameSync(unfinished, file);
  return file;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Runs one statement on a connection of its own. */
export async function administer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function openOnPostgres(
  url: string,
  { through, timeouts }: DatabaseRoute = { through: (direct) => direct },
): Promise<TestDatabase> {
  const own = await createDatabase(url, inject("postgresTemplate"));
  // No test turns the machine off, so none waits for the disk.
  await administer(url, `alter database ${quoted(own.name)} set synchronous_commit = off`);
  const connection = connectDatabase({ url: through(own.url) }, undefined, timeouts);
  return {
    ...connection,
    kind: "postgres",
    async close() {
      await connection.close();
      await own.drop();
    },
  };
}

/**
 * Creates a database without tables on the PostgreSQL server of `url`, for servers that connect to it
 * themselves.
 */
export const createEmptyDatabase = (url: string): Promise<OwnDatabase> => createDatabase(url, "template1");

type OwnDatabase = { name: string; url: string; drop(): Promise<void> };

async function createDatabase(url: string, template: string): Promise<OwnDatabase> {
  const name = `heirloop_test_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${quoted(name)} template ${quoted(template)}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    name,
    url: own.href,
    drop: () => administer(url, `drop database ${quoted(name)} with (force)`),
  };
}
