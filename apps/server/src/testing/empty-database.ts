import { randomBytes } from "node:crypto";
import { Client } from "pg";

async function administer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Creates a PostgreSQL database without tables, for a server that migrates it itself. */
export async function emptyDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `heirloop_test_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database "${name}"`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(url, `drop database "${name}" with (force)`) };
}
