import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import * as z from "zod/mini";
import { StartRefused } from "../../start-refused.ts";
import type { DatabaseConnection, Db } from "./database.ts";

const migrationsFolder = fileURLToPath(new URL("../../../drizzle", import.meta.url));
const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Hashes this code's schema, so that a dump of it can be cached. */
export function schemaFingerprint(): string {
  const hash = createHash("sha256");
  for (const file of migrationFiles()) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function migrationFiles(): string[] {
  const journal = join(migrationsFolder, "meta/_journal.json");
  if (!existsSync(journal)) return [];
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(journal, "utf8")));
  return entries.map(({ tag }) => join(migrationsFolder, `${tag}.sql`));
}

/**
 * Migrates the database to this code's schema. One that a newer version has migrated further is used as it is,
 * because no migration breaks the version before it
 * (docs/decisions/0131-older-version-on-newer-database.md). Returns how many migrations this code does
 * not know. Throws if the database also lacks some of this code's, because then it belongs to other code.
 */
export async function migrateDatabase({ db }: DatabaseConnection): Promise<number> {
  const known = new Set(
    migrationFiles().map((file) => createHash("sha256").update(readFileSync(file)).digest("hex")),
  );
  const applied = await listAppliedMigrations(db);
  const unknown = [...applied].filter((hash) => !known.has(hash)).length;
  if (unknown > 0 && [...known].some((hash) => !applied.has(hash)))
    throw new StartRefused(
      "The database was made by other code than this; start that code, or set DATABASE_URL or DATA_DIR to another database (`pnpm demo:reset` empties the one in DATA_DIR).",
    );
  await migrate(db, { migrationsFolder });
  return unknown;
}

async function listAppliedMigrations(db: Db): Promise<Set<string>> {
  const table = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  );
  if (table.rows[0]?.["present"] !== true) return new Set();
  const { rows } = await db.execute(sql`select hash from drizzle.__drizzle_migrations`);
  return new Set(rows.map((row) => String(row["hash"])));
}
